import { isServer } from '../../../../platform/database/migrate.js';
import { text } from '../../../../platform/database/row-shape.js';
import { COLLATION, OTHER_TABLES, ownTables } from '../../../../platform/database/server/server-charset.js';
import { ok, wrong, type DatabaseCheck } from '../../check.js';

/** Whether every name can be stored, in any script. */
export const CHARSET: DatabaseCheck = {
  id: 'charset',
  name: { en: 'Character set', fr: 'Jeu de caractères' },
  async run({ db, dataSource }) {
    const expected = isServer(dataSource) ? COLLATION : 'UTF-8';
    const others = await db.read(async (reader) => {
      if (!isServer(dataSource)) {
        const [row] = await reader.select('PRAGMA encoding', [], { encoding: text });
        return row && row.encoding !== expected ? [row.encoding] : [];
      }
      const own = ownTables(dataSource);
      const tables = await reader.select(OTHER_TABLES, [], { name: text });
      return tables.map(({ name }) => name).filter((name) => own.has(name));
    });
    if (others.length === 0)
      return ok({
        en: `Everything is ${expected}: names in any script can be stored.`,
        fr: `Tout est en ${expected}\u00a0: les noms de toutes les écritures peuvent être enregistrés.`,
      });
    return wrong(
      { en: `Not ${expected}: ${others.join(', ')}.`, fr: `Pas en ${expected}\u00a0: ${others.join(', ')}.` },
      {
        en: 'Some names cannot be saved or found. Restart the site with an account that may change tables: it converts them.',
        fr: 'Certains noms ne peuvent être ni enregistrés ni trouvés. Redémarrez le site avec un compte qui peut modifier les tables\u00a0: il les convertit.',
      },
    );
  },
};
