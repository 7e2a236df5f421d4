import type { Clock } from '../../platform/common/clock.js';
import { freeBytes } from '../../platform/common/free-bytes.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { BackupFolder } from '../backup/nightly/backup-folder.js';
import { only, type Figures, type Sample } from './metric-table.js';

/** Backups and free space. */
export async function folderFigures(clock: Clock, configuration: Configuration): Promise<Figures> {
  const { dataDir, backup, zone } = configuration;
  const free = await freeSpace('data', dataDir);
  if (backup.dir === undefined) return { lions_disk_free_bytes: free };
  const folder = new BackupFolder(backup.dir);
  const now = clock.now();
  const newest = await folder.newest(now, zone);
  return {
    lions_backups: only(folder.days().length),
    ...(newest && {
      lions_backup_age_seconds: only((now.getTime() - newest.takenAt.getTime()) / 1000),
    }),
    lions_disk_free_bytes: [...free, ...(await freeSpace('backups', backup.dir))],
  };
}

/** Nothing for a folder that is missing, or a disk that does not tell. */
async function freeSpace(folder: string, path: string): Promise<Sample[]> {
  const bytes = await freeBytes(path).catch(() => Infinity);
  return Number.isFinite(bytes) ? [{ labels: { folder }, value: bytes }] : [];
}
