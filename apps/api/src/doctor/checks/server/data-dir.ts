import { openPaths } from '../../../config/data-dir.js';
import { ok, wrong, type Check } from '../../check.js';

/** Whether other users of the machine can read DATA_DIR, which the server's start closes to them where it may. */
export const DATA_DIR: Check = {
  id: 'data-dir',
  name: { en: 'Data folder', fr: 'Dossier des données' },
  async run({ configuration: { dataDir } }) {
    const open = openPaths(dataDir);
    // A closed folder closes everything in it; names of files alone tell nothing.
    if (open[0] !== dataDir || open.length === 1)
      return ok({
        en: 'Only the user of the server can read DATA_DIR.',
        fr: 'Seul l’utilisateur du serveur peut lire DATA_DIR.',
      });
    return wrong(
      {
        en: `Other users of this machine can look into DATA_DIR: ${open.length - 1} of its files and folders are open to them.`,
        fr: `D’autres utilisateurs de cette machine peuvent lire DATA_DIR\u00a0: ${open.length - 1} de ses fichiers et dossiers leur sont ouverts.`,
      },
      {
        en: 'Make the user of the server the owner of DATA_DIR and everything in it (chown -R), then start the server again.',
        fr: 'Donnez DATA_DIR et tout son contenu à l’utilisateur du serveur (chown -R), puis redémarrez le serveur.',
      },
    );
  },
};
