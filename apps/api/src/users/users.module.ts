import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { FirstSuperadmin } from './first-superadmin.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AuthModule],
  controllers: [UsersController],
  providers: [UsersService, FirstSuperadmin],
  exports: [FirstSuperadmin],
})
export class UsersModule {}
