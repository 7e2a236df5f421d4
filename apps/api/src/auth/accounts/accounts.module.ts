import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { accessKey } from '../../platform/common/tokens.js';
import { Configuration } from '../../platform/config/configuration.js';
import { AdminSessionService } from '../admin-sessions/admin-session.service.js';
import { LiveSignIns } from '../admin-sessions/live-sign-ins.service.js';
import { OwnSessionsService } from '../admin-sessions/own-sessions.service.js';
import { SignInLog } from '../admin-sessions/sign-in-log.service.js';
import { NewDevices } from '../known-device.js';
import { LockoutService } from '../passwords/lockout.service.js';
import { PasswordResetService } from '../passwords/password-reset.service.js';
import { Passwords } from '../passwords/passwords.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';

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
  providers: [AdminSessionService, LiveSignIns, NewDevices, OwnSessionsService, SignInLog],
  exports: [AdminSessionService, LiveSignIns, NewDevices, OwnSessionsService, SignInLog],
})
export class AdminSessionsModule {}

/** Password hashes, lockout, reset links and second factors. */
@Module({
  imports: [AdminSessionsModule],
  providers: [LockoutService, PasswordResetService, Passwords, SecondFactorService],
  exports: [LockoutService, PasswordResetService, Passwords, SecondFactorService],
})
export class PasswordsModule {}
