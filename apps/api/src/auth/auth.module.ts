import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Configuration } from '../config/configuration.js';
import { AccessGuard } from './access.guard.js';
import { AdminSessionService } from './admin-session.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LocalStrategy } from './local.strategy.js';
import { LockoutService } from './lockout.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { Passwords } from './passwords.js';

/** Signing in, and the guard before every route. */
@Module({
  imports: [
    PassportModule,
    JwtModule.registerAsync({
      inject: [Configuration],
      useFactory: (configuration: Configuration) => ({
        secret: configuration.jwtSecret,
        signOptions: { algorithm: 'HS256' },
      }),
    }),
  ],
  controllers: [AuthController],
  providers: [
    AdminSessionService,
    AuthService,
    JwtStrategy,
    LocalStrategy,
    LockoutService,
    PasswordResetService,
    Passwords,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AdminSessionService, LockoutService, PasswordResetService, Passwords],
})
export class AuthModule {}
