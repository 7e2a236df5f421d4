import { Module, type DynamicModule } from '@nestjs/common';
import type { DataSourceOptions } from 'typeorm';
import { AuditModule } from '../../platform/audit/audit.controller.js';
import { ConfigurationModule, type Configuration } from '../../platform/config/configuration.js';
import { DatabaseModule } from '../../platform/database/db.js';
import { PasswordsModule } from '../../auth/accounts/accounts.module.js';
import { PlacesModule } from '../../places/places.module.js';
import { LegacyImporter } from './legacy-importer.js';
import { LegacyRegistrations } from './legacy-registrations.js';
import { LegacyTryouts } from './legacy-tryouts.js';
import { LegacyUsers } from './legacy-users.js';

/** Separate from the server: no nightly run, mails or requests during an import. */
@Module({})
export class LegacyModule {
  static with(configuration: Configuration, database: DataSourceOptions): DynamicModule {
    return {
      module: LegacyModule,
      imports: [
        ConfigurationModule.with(configuration),
        DatabaseModule.with(database),
        AuditModule,
        PasswordsModule,
        PlacesModule,
      ],
      providers: [LegacyImporter, LegacyRegistrations, LegacyTryouts, LegacyUsers],
    };
  }
}
