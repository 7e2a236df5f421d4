import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { ThrottlerModule } from '@nestjs/throttler';
import type { DataSourceOptions } from 'typeorm';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { CleanupModule } from './cleanup/cleanup.module.js';
import { ConfigurationModule } from './config/config.module.js';
import type { Configuration } from './config/configuration.js';
import { DatabaseModule } from './database/database.module.js';
import { DemoModule } from './demo/demo.module.js';
import { FamiliesModule } from './families/families.module.js';
import { FamilyLinksModule } from './family-links/family-links.module.js';
import { HealthModule } from './health/health.module.js';
import { MailModule } from './mail/mail.module.js';
import { PageViewsModule } from './page-views/page-views.module.js';
import { SearchModule } from './search/search.module.js';
import { PracticesModule } from './practices/practices.module.js';
import { ReceiptsModule } from './receipts/receipts.module.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { TeamsModule } from './teams/teams.module.js';
import { TryoutsModule } from './tryouts/tryouts.module.js';
import { UsersModule } from './users/users.module.js';
import { WellKnownModule } from './well-known/well-known.module.js';

@Module({})
export class AppModule {
  static with(configuration: Configuration, database: DataSourceOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigurationModule.with(configuration),
        DatabaseModule.with(database),
        ThrottlerModule.forRoot({
          throttlers: [{ limit: 20, ttl: 60_000 }],
          skipIf: () => !configuration.rateLimits,
        }),
        ScheduleModule.forRoot(),
        AuditModule,
        AuthModule,
        UsersModule,
        TeamsModule,
        TryoutsModule,
        FamiliesModule,
        FamilyLinksModule,
        MailModule,
        PracticesModule,
        ReceiptsModule,
        RegistrationsModule,
        CalendarModule,
        AnalyticsModule,
        PageViewsModule,
        SearchModule,
        SettingsModule,
        CleanupModule,
        HealthModule,
        WellKnownModule,
        DemoModule,
      ],
    };
  }
}
