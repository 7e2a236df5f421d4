import { LITTLE_SPACE } from '../../../../platform/common/free-bytes.js';
import { ok, warning, wrong, type Check } from '../../check.js';

const MEGABYTE = 1_000_000;
/** Below this, a night of registrations may not fit. */
const TOO_LITTLE = 100 * MEGABYTE;

/** Free space of the disk that holds DATA_DIR. */
export const DISK: Check = {
  id: 'disk',
  name: { en: 'Disk', fr: 'Disque' },
  async run({ configuration, freeBytes }) {
    const free = await freeBytes(configuration.dataDir);
    const megabytes = Math.floor(free / MEGABYTE);
    const found = {
      en: `${megabytes.toLocaleString('en-CA')} MB are free where DATA_DIR is.`,
      fr: `${megabytes.toLocaleString('fr-CA')}\u00a0Mo sont libres là où se trouve DATA_DIR.`,
    };
    if (free >= LITTLE_SPACE) return ok(found);
    const todo = {
      en: 'Free some space: remove old logs, images and backups. On a full disk registrations are refused.',
      fr: 'Libérez de l’espace\u00a0: supprimez les journaux, les images et les sauvegardes qui ne servent plus. Sur un disque plein, les inscriptions sont refusées.',
    };
    return free < TOO_LITTLE ? wrong(found, todo) : warning(found, todo);
  },
};
