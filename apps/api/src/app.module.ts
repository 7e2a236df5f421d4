import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { ThrottlerModule } from '@nestjs/throttler';
import type { DataSourceOptions } from 'typeorm';
import { AlertsModule } from './alerts/alerts.service.js';
import { AnalyticsModule } from './analytics/analytics.controller.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.controller.js';
import { BackupModule } from './backup/backup.module.js';
import { CalendarModule } from './calendar/calendar.controller.js';
import { CheckInModule } from './check-in/check-in.module.js';
import { CleanupModule } from './cleanup/cleanup.module.js';
import { ClubModule } from './club/club.controller.js';
import { OTHER_CALLS } from './common/rate-limit.js';
import { ConfigurationModule, type Configuration } from './config/configuration.js';
import { DatabaseModule } from './database/db.js';
import { SchemaWatch } from './database/schema-watch.js';
import { DemoModule } from './demo/demo-data.js';
import { DoctorModule } from './doctor/doctor.controller.js';
import { FamiliesModule } from './families/families.module.js';
import { FamilyLinksModule } from './family-links/family-links.js';
import { HealthModule } from './health/health.controller.js';
import { IncidentsModule } from './incidents/incidents.controller.js';
import { MailModule } from './mail/mail.module.js';
import { MessagesModule } from './messages/messages.controller.js';
import { MetricsModule } from './metrics/traffic.js';
import { PageViewsModule } from './page-views/page-views.controller.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PracticesModule } from './practices/practices.module.js';
import { RateLimitsModule } from './rate-limits/rate-limits.module.js';
import { SharedRateLimits } from './rate-limits/shared-rate-limits.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { SeasonModule } from './season/season.module.js';
import { SearchModule } from './search/search.controller.js';
import { SettingsModule } from './settings/settings.controller.js';
import { TeamsModule } from './teams/teams.module.js';
import { TranslationsModule } from './translations/translations.controller.js';
import { TryoutsModule } from './tryouts/tryouts.module.js';
import { UndoModule } from './undo/undo.module.js';
import { UsersModule } from './users/users.module.js';
import { WellKnownModule } from './well-known/well-known.controller.js';

@Module({})
export class AppModule {
  static with(configuration: Configuration, database: DataSourceOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigurationModule.with(configuration),
        DatabaseModule.with(database),
        ThrottlerModule.forRootAsync({
          imports: [RateLimitsModule],
          inject: [SharedRateLimits],
          useFactory: (shared: SharedRateLimits) => ({
            throttlers: [OTHER_CALLS],
            skipIf: () => !configuration.rateLimits,
            // The embedded database has one process, which counts in memory.
            ...(configuration.databaseUrl !== undefined && { storage: shared }),
          }),
        }),
        ScheduleModule.forRoot(),
        AlertsModule,
        AuditModule,
        AuthModule,
        BackupModule,
        UsersModule,
        TeamsModule,
        TryoutsModule,
        UndoModule,
        FamiliesModule,
        FamilyLinksModule,
        IncidentsModule,
        MailModule,
        MessagesModule,
        MetricsModule,
        PicturesModule,
        PracticesModule,
        RegistrationsModule,
        CalendarModule,
        AnalyticsModule,
        PageViewsModule,
        SearchModule,
        SettingsModule,
        SeasonModule,
        CheckInModule,
        CleanupModule,
        ClubModule,
        TranslationsModule,
        HealthModule,
        WellKnownModule,
        DemoModule,
        DoctorModule,
      ],
      providers: [SchemaWatch],
    };
  }
}
