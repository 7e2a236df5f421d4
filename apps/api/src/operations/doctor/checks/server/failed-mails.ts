import { DAY_MS } from '@lions/domain';
import { whole } from '../../../../platform/database/row-shape.js';
import { ok, warning, type DatabaseCheck } from '../../check.js';

const COUNTS = `SELECT
  COALESCE(SUM(CASE WHEN status = 'failed' THEN 1 ELSE 0 END), 0) AS failed,
  COALESCE(SUM(CASE WHEN status = 'pending' AND createdAt < ? THEN 1 ELSE 0 END), 0) AS late
  FROM outbox_mails`;

/** Mails that failed, or that have waited for more than a day. */
export const FAILED_MAILS: DatabaseCheck = {
  id: 'failed-mails',
  name: { en: 'Failed mails', fr: 'Courriels non envoyés' },
  async run({ db, clock, configuration }) {
    const yesterday = new Date(clock.time() - DAY_MS).toISOString();
    const [row] = await db.read((reader) =>
      reader.select(COUNTS, [yesterday], { failed: whole, late: whole }),
    );
    const { failed = 0, late = 0 } = row ?? {};
    if (failed === 0 && (late === 0 || !configuration.mail))
      return ok({ en: 'No mail has failed.', fr: 'Aucun envoi n’a échoué.' });
    return warning(
      {
        en: `Failed: ${failed}. Waiting for more than a day: ${late}.`,
        fr: `Échecs\u00a0: ${failed}. En attente depuis plus d’un jour\u00a0: ${late}.`,
      },
      {
        en: 'Look at "Mail" in the back-office; then send them again or call the families.',
        fr: 'Voyez «\u00a0Courriels\u00a0» dans l’administration; puis renvoyez-les ou appelez les familles.',
      },
    );
  },
};
