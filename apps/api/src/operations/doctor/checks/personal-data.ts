import { DAY_MS, readClubValue, standardClub } from '@lions/domain';
import { instant, json, nullable, whole } from '../../../platform/database/row-shape.js';
import { ok, warning, wrong, type Bilingual, type DatabaseCheck } from '../check.js';
import { Retention } from '../../../platform/retention/retention.js';

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

/** Grace period: data that fell due within it is removed tonight, or waits for approval since yesterday's run. */
const GRACE_MS = 2 * DAY_MS;

/** Personal data that is kept although its period is over. */
export const RETENTION_DUE: DatabaseCheck = {
  id: 'retention',
  name: { en: 'Retention of personal data', fr: 'Conservation des renseignements personnels' },
  async run({ db, clock, configuration }) {
    const cutoff = new Date(clock.time() - GRACE_MS);
    const counts = await db.read((reader) => new Retention(configuration).countIn(reader, cutoff));
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    if (rows === 0)
      return ok({
        en: 'Nothing is kept for longer than the privacy policy says.',
        fr: 'Rien n’est gardé plus longtemps que ne le dit la politique de confidentialité.',
      });
    return wrong(
      {
        en: `Kept for too long, rows: ${rows} (${Object.keys(counts).join(', ')}).`,
        fr: `Lignes gardées trop longtemps\u00a0: ${rows} (${Object.keys(counts).join(', ')}).`,
      },
      {
        en: 'The nightly run removes them: let the site run at night, and approve a run that waits on the dashboard.',
        fr: 'Le nettoyage quotidien les supprime\u00a0: laissez le site tourner la nuit, et autorisez un nettoyage en attente au tableau de bord.',
      },
    );
  },
};

const NEWEST = "SELECT value FROM club_settings WHERE `key` = 'contact' ORDER BY version DESC LIMIT 1";

const PERSON: Bilingual = { en: 'the person in charge', fr: 'la personne responsable' };
const EMAIL: Bilingual = { en: 'an email address', fr: 'une adresse courriel' };

/** The person in charge and the email address in the privacy policy: P-39.1, s. 3.1, requires both. */
export const PRIVACY_CONTACT: DatabaseCheck = {
  id: 'privacy-contact',
  name: { en: 'Person in charge of personal information', fr: 'Responsable des renseignements personnels' },
  async run({ db, configuration }) {
    const [row] = await db.read((reader) =>
      reader.select(NEWEST, [], { value: nullable(json<Record<string, unknown>>()) }),
    );
    const saved = row?.value ? readClubValue('contact', row.value).value : undefined;
    const { email, personInCharge } = saved ?? standardClub(configuration.site).contact;
    const missing = [...(personInCharge ? [] : [PERSON]), ...(email ? [] : [EMAIL])];
    if (missing.length === 0)
      return ok({
        en: 'The privacy policy names a person and an email address.',
        fr: 'La politique de confidentialité nomme une personne et une adresse courriel.',
      });
    const list = (language: keyof Bilingual) => missing.map((each) => each[language]).join(', ');
    return warning(
      {
        en: `The privacy policy lacks: ${list('en')}.`,
        fr: `Il manque à la politique de confidentialité\u00a0: ${list('fr')}.`,
      },
      {
        en: 'The law requires both. Enter them in the back-office: Club, Details and texts.',
        fr: 'La loi exige les deux. Inscrivez-les dans l’administration\u00a0: Club, Coordonnées et textes.',
      },
    );
  },
};
