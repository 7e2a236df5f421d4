import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { Clock } from '../common/clock.js';
import { Db } from './db.js';

/** The database module. The database is migrated before the app starts. */
@Global()
@Module({})
export class DatabaseModule {
  static with(options: DataSourceOptions): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [TypeOrmModule.forRoot({ ...options, retryAttempts: 0 })],
      providers: [Db, Clock],
      exports: [Db, Clock],
    };
  }
}
