import { DAY_MS } from '@lions/domain';
import { instant, nullable, whole } from '../../../../platform/database/row-shape.js';
import { ok, warning, wrong, type DatabaseCheck } from '../../check.js';

/** The run of personal data is every night, whatever the settings say: two missed nights are no accident. */
const LATE_MS = 2 * DAY_MS;

const STATE = `SELECT (SELECT MAX(ranAt) FROM cleanup_runs WHERE kind = 'retention') AS last,
  (SELECT MIN(at) FROM audit_entries) AS began, (SELECT COUNT(*) FROM waiting_runs) AS waiting`;

/** When old personal data was last removed. The clean-up of tryout sessions is another run, shown under Auto-Delete. */
export const CLEAN_UP: DatabaseCheck = {
  id: 'clean-up',
  name: { en: 'Nightly removal of old data', fr: 'Suppression nocturne des anciennes données' },
  async run({ db, clock }) {
    const shape = { last: nullable(instant), began: nullable(instant), waiting: whole };
    const [row] = await db.read((reader) => reader.select(STATE, [], shape));
    const { last = null, began = null, waiting = 0 } = row ?? {};
    if (waiting > 0)
      return warning(
        {
          en: 'A nightly run would remove far more than usual, and waits for an approval.',
          fr: 'Un nettoyage supprimerait beaucoup plus que d’habitude et attend une décision.',
        },
        {
          en: 'Look at its numbers on the dashboard and approve it, or correct the clock.',
          fr: 'Vérifiez ses chiffres au tableau de bord et autorisez-le, ou corrigez l’horloge.',
        },
      );
    const since = last ?? began;
    if (since === null || clock.time() - since.getTime() <= LATE_MS)
      return ok(
        last === null
          ? {
              en: 'The site is new: the first run is tonight.',
              fr: 'Le site est nouveau\u00a0: le premier nettoyage aura lieu cette nuit.',
            }
          : { en: `Last run: ${dayOf(last)}.`, fr: `Dernier nettoyage\u00a0: ${dayOf(last)}.` },
      );
    return wrong(
      {
        en: last === null ? 'It has never run.' : `It has not run since ${dayOf(last)}.`,
        fr: last === null ? 'Il n’a jamais eu lieu.' : `Il n’a pas eu lieu depuis le ${dayOf(last)}.`,
      },
      {
        en: 'Personal data is kept for too long. Let the site run day and night, and look for "Clean-up" in its log.',
        fr: 'Des renseignements personnels sont gardés trop longtemps. Laissez le site tourner jour et nuit, et cherchez «\u00a0Clean-up\u00a0» dans son journal.',
      },
    );
  },
};

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
