import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AdminSessionsModule } from '../admin-sessions/admin-sessions.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { LocalStrategy } from './password-sign-in.js';

/** Sign-in and the global access guard. */
@Module({
  imports: [AdminSessionsModule, PasswordsModule, PassportModule],
  controllers: [AuthController, OwnSessionsController],
  providers: [AuthService, JwtStrategy, LocalStrategy, { provide: APP_GUARD, useClass: AccessGuard }],
})
export class AuthModule {}
