import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, isBackupOverdue } from '@lions/domain';
import { LITTLE_SPACE, openPaths } from '../../../platform/config/data-dir.js';
import { ok, warning, wrong, type Check } from '../check.js';
import { BackupFolder } from '../../backup/nightly/backup-folder.js';

/** Whether other users of the machine can read DATA_DIR, which the server's start closes to them where it may. */
export const DATA_DIR: Check = {
  id: 'data-dir',
  name: { en: 'Data folder', fr: 'Dossier des données' },
  async run({ configuration: { dataDir, backup } }) {
    const open = openPaths(dataDir, backup.dir).filter((path) => path !== dataDir);
    // A closed folder closes everything in it; names of files alone tell nothing.
    const isClosed = (statSync(dataDir, { throwIfNoEntry: false })?.mode ?? 0) % 0o100 === 0;
    if (isClosed || open.length === 0)
      return ok({
        en: 'Only the user of the server can read DATA_DIR.',
        fr: 'Seul l’utilisateur du serveur peut lire DATA_DIR.',
      });
    return wrong(
      {
        en: `Other users of this machine can look into DATA_DIR: ${open.length} of its files and folders are open to them.`,
        fr: `D’autres utilisateurs de cette machine peuvent lire DATA_DIR\u00a0: ${open.length} de ses fichiers et dossiers leur sont ouverts.`,
      },
      {
        en: 'Make the user of the server the owner of DATA_DIR and everything in it (chown -R), then start the server again.',
        fr: 'Donnez DATA_DIR et tout son contenu à l’utilisateur du serveur (chown -R), puis redémarrez le serveur.',
      },
    );
  },
};

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

/** The file in BACKUP_DIR whose time is that of the last copy: the command that copies the folder touches it. */
const LAST_COPIED = 'last-copied';
const OLDEST_COPY_DAYS = 40;

/** How old the copy on another machine is, which the server cannot see. */
export const BACKUP_COPY: Check = {
  id: 'backup-copy',
  name: { en: 'Copy of the backups elsewhere', fr: 'Copie des sauvegardes ailleurs' },
  async run({ configuration: { backup }, clock }) {
    const { dir } = backup;
    if (dir === undefined)
      return ok({ en: 'There is no backup to copy.', fr: 'Il n’y a aucune sauvegarde à copier.' });
    const file = join(dir, LAST_COPIED);
    const copiedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    const days = copiedAt === undefined ? undefined : Math.floor((clock.time() - copiedAt) / DAY_MS);
    const found = {
      en: days === undefined ? 'No copy was noted yet.' : `Days since the last copy: ${days}.`,
      fr:
        days === undefined
          ? 'Aucune copie n’a encore été notée.'
          : `Jours depuis la dernière copie\u00a0: ${days}.`,
    };
    if (days !== undefined && days <= OLDEST_COPY_DAYS) return ok(found);
    return warning(found, {
      en: `Copy the folder to another disk or machine, then touch the file; on a server with the command lions: ./lions copy /path/to/disk. Else: cp -R "${dir}" /path/to/disk && touch "${file}"`,
      fr: `Copiez le dossier sur un autre disque ou une autre machine, puis notez la date; sur un serveur avec la commande lions\u00a0: ./lions copy /chemin/du/disque. Sinon\u00a0: cp -R "${dir}" /chemin/du/disque && touch "${file}"`,
    });
  },
};
