import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Configuration } from './configuration.js';

/** Provides the parsed environment as `Configuration`. */
@Global()
@Module({})
export class ConfigurationModule {
  static with(configuration: Configuration): DynamicModule {
    return {
      module: ConfigurationModule,
      providers: [{ provide: Configuration, useValue: configuration }],
      exports: [Configuration],
    };
  }
}
