import { readClubValue, standardClub } from '@lions/domain';
import { json, nullable } from '../../../../platform/database/row-shape.js';
import { ok, warning, type Bilingual, type DatabaseCheck } from '../../check.js';

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
        en: 'The law requires both. Enter them in the back-office: Settings, Change the club’s details.',
        fr: 'La loi exige les deux. Inscrivez-les dans l’administration\u00a0: Réglages, Modifier les renseignements du club.',
      },
    );
  },
};
