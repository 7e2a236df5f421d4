import { Module } from '@nestjs/common';
import { AdminSessionsModule } from '../admin-sessions/admin-sessions.module.js';
import { LockoutService } from './lockout.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { Passwords } from './passwords.js';

/** Hashing passwords, counting wrong ones, and links to choose a new one. */
@Module({
  imports: [AdminSessionsModule],
  providers: [LockoutService, PasswordResetService, Passwords],
  exports: [LockoutService, PasswordResetService, Passwords],
})
export class PasswordsModule {}
