import { Module } from '@nestjs/common';
import { AdminSessionsModule, PasswordsModule } from '../auth/accounts/accounts.module.js';
import { ErasuresModule } from '../platform/erasures/erasures.service.js';
import { OutboxModule } from '../places/outbox/outbox.controller.js';
import { AccountLinks } from './account-links.service.js';
import { FirstSuperadmin, UserErasure, UsersService } from './users.service.js';
import { UsersController } from './users.controller.js';

@Module({
  imports: [AdminSessionsModule, ErasuresModule, OutboxModule, PasswordsModule],
  controllers: [UsersController],
  providers: [AccountLinks, UserErasure, UsersService, FirstSuperadmin],
  exports: [AccountLinks, UserErasure, UsersService, FirstSuperadmin],
})
export class UsersModule {}
