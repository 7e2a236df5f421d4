import { Module, type DynamicModule } from '@nestjs/common';
import type { DataSourceOptions } from 'typeorm';
import { AdminSessionsModule } from '../../auth/admin-sessions/admin-sessions.module.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { ConfigurationModule, type Configuration } from '../../platform/config/configuration.js';
import { DatabaseModule } from '../../platform/database/db.js';
import { OutboxModule } from '../../places/outbox/outbox.module.js';
import { PasswordsModule } from '../../auth/passwords/passwords.module.js';
import { UsersModule } from '../../users/users.module.js';
import { RescueMails } from './rescue-mails.js';
import { RescueService } from './rescue.service.js';

/** Separate from the server, which may run at the same time: no nightly run, mails or requests. */
@Module({})
export class RescueModule {
  static with(configuration: Configuration, database: DataSourceOptions): DynamicModule {
    return {
      module: RescueModule,
      imports: [
        ConfigurationModule.with(configuration),
        DatabaseModule.with(database),
        AdminSessionsModule,
        AuditModule,
        OutboxModule,
        PasswordsModule,
        UsersModule,
      ],
      providers: [RescueMails, RescueService],
    };
  }
}
