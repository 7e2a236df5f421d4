import { LIMITS } from '../contract/limits.js';
import type { Language } from '../people.js';
import type { CivilDate } from '../time/club-time.js';
import { ALUMNI_SETTING, COMING_SOON_SETTING, CONDITIONS_SETTING } from './page-settings.js';
import type { ClubField, ClubFields, FieldValues } from './club-field.js';
import { EVENTS_SETTING } from './event-setting.js';
import { LINK_SETTINGS } from './link-settings.js';
import { DIVISIONS_SETTING } from './divisions.js';

/** A setting with its fields in the order of the form. */
interface ClubSetting {
  /** Its name, and what it changes. */
  name: Record<Language, string>;
  about: Record<Language, string>;
  fields: ClubFields;
}

/** A longer address is rather a mistake. */
const ADDRESS = 300;

/**
 * The settings of the club. The API's validation, its document, the back-office's form, the audit log's names and the
 * site's types follow from this table; docs/decisions/coaches/club-settings.md has the recipe.
 */
export const CLUB_SETTINGS = {
  season: {
    name: { en: 'Season', fr: 'Saison' },
    about: {
      en: 'Every page that names the season follows it. Without an anniversary, no page names one.',
      fr: 'Toutes les pages qui nomment la saison reprennent ces renseignements. Sans saison anniversaire, aucune page n’en parle.',
    },
    fields: {
      label: { kind: 'words', isRequired: true, max: 30, en: 'Name of the season', fr: 'Nom de la saison' },
      years: { kind: 'words', isRequired: true, max: 15, en: 'Years', fr: 'Années' },
      firstDay: { kind: 'day', with: 'lastDay', en: 'First day', fr: 'Premier jour' },
      lastDay: { kind: 'day', with: 'firstDay', from: 'firstDay', en: 'Last day', fr: 'Dernier jour' },
      anniversary: {
        kind: 'number',
        max: 200,
        en: 'Anniversary season',
        fr: 'Saison anniversaire',
        hint: {
          en: 'A number such as 50: “50th season”.',
          fr: 'Un nombre, par exemple 50\u00a0: «\u00a050e saison\u00a0».',
        },
      },
    },
  },
  contact: {
    name: { en: 'Contact', fr: 'Coordonnées' },
    about: {
      en: 'In the footer, the privacy policy and for search engines; replies to the site’s mails go to the email address. An empty field is not shown.',
      fr: 'Dans le pied de page, la politique de confidentialité et pour les moteurs de recherche; les réponses aux courriels du site vont à l’adresse courriel. Un champ vide n’est pas affiché.',
    },
    fields: {
      email: { kind: 'email', max: LIMITS.email, en: 'Email', fr: 'Courriel' },
      phone: { kind: 'phone', max: LIMITS.phone, en: 'Telephone', fr: 'Téléphone' },
      address: { kind: 'line', max: 200, en: 'Postal address', fr: 'Adresse postale' },
      personInCharge: {
        kind: 'line',
        max: LIMITS.parentName,
        with: 'personTitle',
        en: 'Person in charge of personal information',
        fr: 'Responsable des renseignements personnels',
      },
      personTitle: {
        kind: 'words',
        max: 80,
        with: 'personInCharge',
        en: 'Title of that person',
        fr: 'Titre de cette personne',
        hint: {
          en: 'Needed with the name, in both languages.',
          fr: 'Obligatoire avec le nom, dans les deux langues.',
        },
      },
    },
  },
  accounts: {
    name: { en: 'Social accounts', fr: 'Réseaux sociaux' },
    about: {
      en: 'In the footer, in this order, and for search engines.',
      fr: 'Dans le pied de page, dans cet ordre, et pour les moteurs de recherche.',
    },
    fields: {
      accounts: {
        kind: 'rows',
        max: 8,
        en: 'Accounts',
        fr: 'Comptes',
        fields: {
          name: { kind: 'line', isRequired: true, max: 30, en: 'Network', fr: 'Réseau' },
          href: { kind: 'web', isRequired: true, max: ADDRESS, en: 'Address', fr: 'Adresse' },
        },
      },
    },
  },
  announcement: {
    name: { en: 'Announcement', fr: 'Annonce' },
    about: {
      en: 'A line at the top of every public page, from its first to its last day.',
      fr: 'Une ligne en haut de toutes les pages publiques, du premier au dernier jour.',
    },
    fields: {
      text: { kind: 'words', isRequired: true, max: 160, en: 'Text', fr: 'Texte' },
      firstDay: { kind: 'day', isRequired: true, en: 'First day', fr: 'Premier jour' },
      lastDay: { kind: 'day', isRequired: true, from: 'firstDay', en: 'Last day', fr: 'Dernier jour' },
      link: {
        kind: 'link',
        max: ADDRESS,
        en: 'Link',
        fr: 'Lien',
        hint: {
          en: 'https://… or the address of a page of this site, such as /practice',
          fr: 'https://… ou l’adresse d’une page de ce site, par exemple /practice',
        },
      },
    },
  },
  divisions: DIVISIONS_SETTING,
  ...LINK_SETTINGS,
  alumni: ALUMNI_SETTING,
  events: EVENTS_SETTING,
  comingSoon: COMING_SOON_SETTING,
  conditions: CONDITIONS_SETTING,
} as const satisfies Record<string, ClubSetting>;

type Settings = typeof CLUB_SETTINGS;
export type ClubKey = keyof Settings;
export const CLUB_KEYS = Object.keys(CLUB_SETTINGS) as ClubKey[];

/** The value of a setting: its required fields, and the others that are filled in. */
export type ClubValue<Key extends ClubKey = ClubKey> = FieldValues<Settings[Key]['fields']>;

export type ClubFieldName = { [Key in ClubKey]: keyof Settings[Key]['fields'] }[ClubKey];

/** The fields of a setting with their names, in order. */
export const clubFields = (key: ClubKey): [ClubFieldName, ClubField][] =>
  Object.entries(CLUB_SETTINGS[key].fields) as [ClubFieldName, ClubField][];

/** The names of all fields; fields of one name have one meaning. */
export const CLUB_FIELD_NAMES = Object.fromEntries(
  CLUB_KEYS.flatMap((key) => clubFields(key).map(([name, { en, fr }]) => [name, { en, fr }])),
) as Record<ClubFieldName, Record<Language, string>>;

export function isClubKey(key: string): key is ClubKey {
  return Object.hasOwn(CLUB_SETTINGS, key);
}

/** Whether the announcement is shown on that day. */
export const isAnnounced = ({ firstDay, lastDay }: ClubValue<'announcement'>, today: CivilDate): boolean =>
  firstDay <= today && today <= lastDay;
