import type { Configuration } from '../platform/config/configuration.js';
import { dataSourceOptions } from '../platform/database/data-source-options.js';
import { examine, surroundings, type Examination } from '../operations/doctor/examine.js';
import { ENTITIES } from '../entities.js';

/** Examines a site as the command does. */
export function examined(configuration: Configuration, around = surroundings()): Promise<Examination> {
  return examine(configuration, (place) => dataSourceOptions(place, ENTITIES), around);
}
