import { statSync } from 'node:fs';
import { openPaths } from '../../../../platform/config/data-dir.js';
import { ok, wrong, type Check } from '../../check.js';

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
