import { Module, type DynamicModule } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import type { DataSourceOptions } from 'typeorm';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { ConfigurationModule } from './config/config.module.js';
import type { Configuration } from './config/configuration.js';
import { DatabaseModule } from './database/database.module.js';
import { TeamsModule } from './teams/teams.module.js';
import { TryoutsModule } from './tryouts/tryouts.module.js';
import { UsersModule } from './users/users.module.js';

/** The table of contents. */
@Module({})
export class AppModule {
  static with(configuration: Configuration, database: DataSourceOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigurationModule.with(configuration),
        DatabaseModule.with(database),
        ThrottlerModule.forRoot({ throttlers: [{ limit: 20, ttl: 60_000 }], skipIf: () => !configuration.rateLimits }),
        AuditModule,
        AuthModule,
        UsersModule,
        TeamsModule,
        TryoutsModule,
        AnalyticsModule,
      ],
    };
  }
}
