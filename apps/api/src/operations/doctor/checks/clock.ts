import { isServer } from '../../../platform/database/migrate.js';
import { instant, nullable } from '../../../platform/database/row-shape.js';
import { ok, warning, wrong, type DatabaseCheck } from '../check.js';

const SLIGHT_SECONDS = 5;
const MANY_SECONDS = 60;

const NOW = "SELECT DATE_FORMAT(UTC_TIMESTAMP(3), '%Y-%m-%dT%H:%i:%s.%fZ') AS at";
const NEWEST = 'SELECT MAX(at) AS at FROM audit_entries';

/** The site's clock against the database's; on the embedded file, against its newest entry. */
export const CLOCK: DatabaseCheck = {
  id: 'clock',
  name: { en: 'Clock', fr: 'Horloge' },
  async run({ db, dataSource, clock }) {
    const { theirs, newest } = await db.read(async (reader) => ({
      theirs: isServer(dataSource) ? (await reader.select(NOW, [], { at: instant }))[0]?.at : undefined,
      newest: (await reader.select(NEWEST, [], { at: nullable(instant) }))[0]?.at,
    }));
    const now = clock.time();
    const apart = theirs === undefined ? 0 : Math.round(Math.abs(now - theirs.getTime()) / 1000);
    const ahead = Math.round(((newest?.getTime() ?? now) - now) / 1000);
    const todo = {
      en: 'Set the clock of this machine and of the database by a time service (NTP), then restart the site.',
      fr: 'Réglez l’horloge de cette machine et celle de la base de données sur un serveur de temps (NTP), puis redémarrez le site.',
    };
    if (ahead > MANY_SECONDS)
      return wrong(
        {
          en: `The newest entry is ${ahead} seconds in the future: the clock is behind, or was ahead.`,
          fr: `L’entrée la plus récente est en avance de ${ahead}\u00a0secondes\u00a0: l’horloge retarde, ou elle avançait auparavant.`,
        },
        todo,
      );
    const found = {
      en: `The clocks of the site and of the database are ${apart} seconds apart.`,
      fr: `Les horloges du site et de la base de données ont ${apart}\u00a0secondes d’écart.`,
    };
    if (apart > MANY_SECONDS) return wrong(found, todo);
    return apart > SLIGHT_SECONDS
      ? warning(found, todo)
      : ok({ en: 'The clock is right.', fr: 'L’horloge est juste.' });
  },
};
