import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { accessKey } from '../../platform/common/tokens.js';
import { Configuration } from '../../platform/config/configuration.js';
import { AdminSessionService } from './admin-session.service.js';
import { LiveSignIns } from './live-sign-ins.service.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { SignInLog } from './sign-in-log.service.js';

@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [Configuration],
      useFactory: (configuration: Configuration) => ({
        secret: accessKey(configuration.jwtSecret),
        signOptions: { algorithm: 'HS256' },
      }),
    }),
  ],
  providers: [AdminSessionService, LiveSignIns, OwnSessionsService, SignInLog],
  exports: [AdminSessionService, LiveSignIns, OwnSessionsService, SignInLog],
})
export class AdminSessionsModule {}
