import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Configuration } from '../config/configuration.js';
import { AdminSessionService } from './admin-session.service.js';

/** The pairs of tokens of signed-in users. */
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [Configuration],
      useFactory: (configuration: Configuration) => ({
        secret: configuration.jwtSecret,
        signOptions: { algorithm: 'HS256' },
      }),
    }),
  ],
  providers: [AdminSessionService],
  exports: [AdminSessionService],
})
export class AdminSessionsModule {}
