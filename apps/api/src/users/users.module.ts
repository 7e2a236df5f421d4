import { Module } from '@nestjs/common';
import { AdminSessionsModule } from '../auth/admin-sessions/admin-sessions.module.js';
import { ErasuresModule } from '../platform/erasures/erasures.service.js';
import { PasswordsModule } from '../auth/passwords/passwords.module.js';
import { FirstSuperadmin } from './first-superadmin.js';
import { UserErasure } from './user-erasure.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AdminSessionsModule, ErasuresModule, PasswordsModule],
  controllers: [UsersController],
  providers: [UserErasure, UsersService, FirstSuperadmin],
  exports: [UserErasure, UsersService, FirstSuperadmin],
})
export class UsersModule {}
