import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { ThrottlerModule } from '@nestjs/throttler';
import type { DataSourceOptions } from 'typeorm';
import { AlertsModule } from './operations/alerts.service.js';
import { AnalyticsModule } from './analytics/analytics.controller.js';
import { AuditModule } from './platform/audit/audit.controller.js';
import { AuthModule } from './auth/auth.controller.js';
import { BackupModule } from './operations/backup/backups.controller.js';
import { CalendarModule } from './calendar/calendar.controller.js';
import { CheckInModule } from './registrations/check-in/check-in.controller.js';
import { CleanupModule } from './operations/cleanup/cleanup.controller.js';
import { ClubModule } from './settings/club/club.controller.js';
import { OTHER_CALLS } from './platform/common/rate-limit.js';
import { ConfigurationModule, type Configuration } from './platform/config/configuration.js';
import { DatabaseModule } from './platform/database/db.js';
import { SchemaWatch } from './platform/database/schema-watch.js';
import { DemoModule } from './operations/demo/demo-data.js';
import { DoctorModule } from './operations/doctor/doctor.controller.js';
import { FamiliesModule } from './registrations/families/families.module.js';
import { ForgottenPasswordModule } from './users/forgotten-password.controller.js';
import { FamilyLinksModule } from './places/outbox/family-links.js';
import { HealthModule } from './platform/health/health.controller.js';
import { IncidentsModule } from './operations/incidents/incidents.controller.js';
import { MailModule } from './mail/mail.module.js';
import { MessagesModule } from './registrations/messages/messages.controller.js';
import { ToTellModule } from './registrations/to-tell/to-tell.controller.js';
import { MetricsModule } from './operations/metrics/traffic.js';
import { PageViewsModule } from './analytics/page-views/page-views.controller.js';
import { PicturesModule } from './site/pictures/pictures.controller.js';
import { PracticesModule } from './practices/practices.controller.js';
import { RateLimitsModule, SharedRateLimits } from './platform/http/shared-rate-limits.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { SeasonModule } from './tryouts/season/season.controller.js';
import { SearchModule } from './analytics/search/search.controller.js';
import { SheetsModule } from './sheets/sheets.controller.js';
import { SettingsModule } from './settings/settings.controller.js';
import { TeamsModule } from './teams/teams.module.js';
import { TranslationsModule } from './settings/translations.controller.js';
import { TryoutsModule } from './tryouts/tryouts.module.js';
import { UndoModule } from './undo/undo.controller.js';
import { UsersModule } from './users/users.module.js';
import { WellKnownModule } from './site/well-known.controller.js';
import { WebhooksModule } from './webhooks/webhooks.controller.js';

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
        ToTellModule,
        TryoutsModule,
        UndoModule,
        FamiliesModule,
        ForgottenPasswordModule,
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
        SheetsModule,
        CheckInModule,
        CleanupModule,
        ClubModule,
        TranslationsModule,
        HealthModule,
        WebhooksModule,
        WellKnownModule,
        DemoModule,
        DoctorModule,
      ],
      providers: [SchemaWatch],
    };
  }
}
