import { Module } from '@nestjs/common';
import { AdminSessionsModule } from '../admin-sessions/admin-sessions.module.js';
import { LockoutService } from './lockout.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { Passwords } from './passwords.js';

/** Password hashes, lockout and reset links. */
@Module({
  imports: [AdminSessionsModule],
  providers: [LockoutService, PasswordResetService, Passwords],
  exports: [LockoutService, PasswordResetService, Passwords],
})
export class PasswordsModule {}
