import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Configuration } from '../config/configuration.js';
import { AdminSessionService } from './admin-session.service.js';
import { OwnSessionsService } from './own-sessions.service.js';

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
  providers: [AdminSessionService, OwnSessionsService],
  exports: [AdminSessionService, OwnSessionsService],
})
export class AdminSessionsModule {}
