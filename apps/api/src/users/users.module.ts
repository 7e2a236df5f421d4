import { Module } from '@nestjs/common';
import { AdminSessionsModule } from '../admin-sessions/admin-sessions.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { FirstSuperadmin } from './first-superadmin.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AdminSessionsModule, PasswordsModule],
  controllers: [UsersController],
  providers: [UsersService, FirstSuperadmin],
  exports: [UsersService, FirstSuperadmin],
})
export class UsersModule {}
