import { Module } from '@nestjs/common';
import { AdminSessionsModule, PasswordsModule } from '../auth/accounts/accounts.module.js';
import { ErasuresModule } from '../platform/erasures/erasures.service.js';
import { FirstSuperadmin, UserErasure, UsersService } from './users.service.js';
import { UsersController } from './users.controller.js';

@Module({
  imports: [AdminSessionsModule, ErasuresModule, PasswordsModule],
  controllers: [UsersController],
  providers: [UserErasure, UsersService, FirstSuperadmin],
  exports: [UserErasure, UsersService, FirstSuperadmin],
})
export class UsersModule {}
