import { HOUR_MS, isBackupOverdue } from '@lions/domain';
import { BackupFolder } from '../../../backup/nightly/backup-folder.js';
import { ok, warning, wrong, type Check } from '../../check.js';

/** Whether a nightly backup is made, and how old the newest one is. */
export const NIGHTLY_BACKUP: Check = {
  id: 'backup',
  name: { en: 'Nightly backup', fr: 'Sauvegarde de nuit' },
  async run({ configuration: { backup, zone }, clock }) {
    if (backup.dir === undefined)
      return warning(
        { en: 'No nightly backup is made.', fr: 'Aucune sauvegarde de nuit n’est faite.' },
        {
          en: 'Set BACKUP_DIR to a folder on another disk, and BACKUP_PASSPHRASE, then restart (docs/backups.md).',
          fr: 'Donnez à BACKUP_DIR un dossier sur un autre disque, indiquez BACKUP_PASSPHRASE, puis redémarrez (docs/backups.md).',
        },
      );
    const newest = await new BackupFolder(backup.dir).newest(clock.now(), zone);
    const todo = {
      en: 'Look for "Backup" in the log: is BACKUP_DIR there and writable, and its disk not full? The site tries again each hour.',
      fr: 'Cherchez «\u00a0Backup\u00a0» dans le journal\u00a0: le dossier BACKUP_DIR existe-t-il, est-il accessible en écriture, et son disque a-t-il de la place? Le site réessaie toutes les heures.',
    };
    if (!newest)
      return wrong(
        {
          en: 'BACKUP_DIR holds no nightly backup that can be read.',
          fr: 'BACKUP_DIR ne contient aucune sauvegarde de nuit lisible.',
        },
        todo,
      );
    const hours = Math.floor((clock.time() - newest.takenAt.getTime()) / HOUR_MS);
    const found = {
      en: `Hours since the newest backup: ${hours}.`,
      fr: `Heures depuis la dernière sauvegarde\u00a0: ${hours}.`,
    };
    return isBackupOverdue(newest.takenAt, clock.now()) ? wrong(found, todo) : ok(found);
  },
};
