import { KEPT_BACKUPS, KEPT_FOR, SEASON_END, type Kept, type KeptFor, type Language } from '@lions/domain';
import { LOCALES } from '@lions/web-base';
import type { Localized } from '../localized';

/** One row of the retention table: what is kept, and until when. */
interface RetentionLine {
  information: Localized;
  kept: Localized;
}

const UNITS = {
  en: { days: ['day', 'days'], months: ['month', 'months'] },
  fr: { days: ['jour', 'jours'], months: ['mois', 'mois'] },
};

/** '60 days', '24 mois'. */
function periodText(kept: KeptFor, language: Language): string {
  const [count, unit] = 'days' in kept ? [kept.days, 'days' as const] : [kept.months, 'months' as const];
  const [one, many] = UNITS[language][unit];
  return language === 'en'
    ? `${count} ${count === 1 ? one : many}`
    : `${count}\u00a0${count < 2 ? one : many}`;
}

/** 'May 1', '1er mai'. */
function seasonEndText(language: Language): string {
  const { month, day } = SEASON_END;
  const name = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, month - 1, 1),
  );
  return language === 'en' ? `${name} ${day}` : `${day === 1 ? '1er' : day}\u00a0${name}`;
}

/** A row whose {{period}} comes from the domain's table, so that the policy says what the server does. */
function keptFor(kept: Kept, information: Localized, until: Localized): RetentionLine {
  const written = (language: Language) =>
    until[language].replace('{{period}}', periodText(KEPT_FOR[kept], language));
  return { information, kept: { en: written('en'), fr: written('fr') } };
}

const LINES: Record<Kept, RetentionLine> = {
  practiceRegistrations: keptFor(
    'practiceRegistrations',
    { en: 'Practice registrations', fr: 'Inscriptions aux entraînements' },
    { en: '{{period}} after the practice', fr: '{{period}} après l’entraînement' },
  ),
  waitingEntries: keptFor(
    'waitingEntries',
    { en: 'Waiting-list entries', fr: 'Inscriptions sur une liste d’attente' },
    {
      en: '{{period}} after the practice or session',
      fr: '{{period}} après l’entraînement ou la séance',
    },
  ),
  tryoutRegistrations: keptFor(
    'tryoutRegistrations',
    { en: 'Tryout registrations', fr: 'Inscriptions aux camps de sélection' },
    {
      en: '{{period}} after the session, sooner if the session is deleted',
      fr: '{{period}} après la séance, plus tôt si la séance est supprimée',
    },
  ),
  families: keptFor(
    'families',
    { en: 'Family links', fr: 'Liens familiaux' },
    {
      en: 'As long as they hold a registration; a new link, at least {{period}}',
      fr: 'Tant qu’une inscription y est rattachée; un nouveau lien, au moins {{period}}',
    },
  ),
  mails: keptFor(
    'mails',
    {
      en: 'Which emails were sent about a registration, without names or addresses',
      fr: 'Courriels envoyés au sujet d’une inscription (liste sans nom ni adresse)',
    },
    {
      en: '{{period}}, and no longer than the registration',
      fr: '{{period}}, sans dépasser la durée de conservation de l’inscription',
    },
  ),
  messages: keptFor(
    'messages',
    {
      en: 'Messages that the club wrote to the families of a team, practice or session',
      fr: 'Messages que le club a écrits aux familles d’une équipe, d’un entraînement ou d’une séance',
    },
    { en: '{{period}}', fr: '{{period}}' },
  ),
  practices: keptFor(
    'practices',
    {
      en: 'Past practices and how spots were assigned, without names',
      fr: 'Entraînements passés et attribution de leurs places, sans aucun nom',
    },
    { en: '{{period}} after the practice', fr: '{{period}} après l’entraînement' },
  ),
  requestMarks: keptFor(
    'requestMarks',
    {
      en: 'Scrambled identifiers that prevent abuse and double registrations',
      fr: 'Empreintes illisibles servant à prévenir les abus et les inscriptions en double',
    },
    { en: '{{period}}', fr: '{{period}}' },
  ),
  adminSessions: keptFor(
    'adminSessions',
    { en: 'Staff sign-in sessions', fr: 'Sessions de connexion du personnel' },
    { en: '{{period}} after they expire', fr: '{{period}} après leur expiration' },
  ),
  passwordResets: keptFor(
    'passwordResets',
    { en: 'Staff password links', fr: 'Liens de mot de passe du personnel' },
    { en: 'Until they are used or expire', fr: 'Jusqu’à leur utilisation ou à leur expiration' },
  ),
  auditLog: keptFor(
    'auditLog',
    { en: 'Log of changes made by staff', fr: 'Journal des modifications faites par le personnel' },
    { en: '{{period}}', fr: '{{period}}' },
  ),
  pageViews: keptFor(
    'pageViews',
    { en: 'Daily page counts', fr: 'Nombre de pages vues par jour' },
    { en: '{{period}}', fr: '{{period}}' },
  ),
  webhookDeliveries: keptFor(
    'webhookDeliveries',
    {
      en: 'Which changes other systems of the club were told of, without names or addresses',
      fr: 'Changements signalés à d’autres systèmes du club, sans nom ni adresse',
    },
    { en: '{{period}}', fr: '{{period}}' },
  ),
  erasures: keptFor(
    'erasures',
    {
      en: 'Scrambled identifiers of erased people, so that a backup does not bring them back',
      fr: 'Empreintes illisibles des personnes effacées, pour qu’une copie de sauvegarde ne les ramène pas',
    },
    { en: '{{period}} after the erasure', fr: '{{period}} après l’effacement' },
  ),
  deletedRows: keptFor(
    'deletedRows',
    {
      en: 'Deleted teams and tryout sessions, with their registrations',
      fr: 'Équipes et séances supprimées, avec leurs inscriptions',
    },
    { en: '{{period}} after deletion', fr: '{{period}} après la suppression' },
  ),
};

const COMPETING_PLAYERS: RetentionLine = {
  information: { en: 'Teams’ lists of competing players', fr: 'Listes des joueurs en sélection' },
  kept: {
    en: `Until the end of the season, ${seasonEndText('en')}; coaches see a warning in the back-office ${SEASON_END.warnedDays} days before`,
    fr: `Jusqu’à la fin de la saison, le ${seasonEndText('fr')}; un avis l’annonce aux entraîneurs dans l’administration ${SEASON_END.warnedDays}\u00a0jours avant`,
  },
};

const PHOTOGRAPHS: RetentionLine = {
  information: { en: 'Photographs on this website', fr: 'Photos publiées sur ce site' },
  kept: {
    en: 'Until the club removes them, as when consent is withdrawn, or their team is deleted for good',
    fr: 'Jusqu’à ce que le club les retire, comme après un retrait de consentement, ou que leur équipe soit supprimée définitivement',
  },
};

const INCIDENTS: RetentionLine = {
  information: { en: 'Recorded confidentiality incidents', fr: 'Incidents de confidentialité consignés' },
  kept: {
    en: 'At least five years, as the law requires',
    fr: 'Au moins cinq ans, comme la loi l’exige',
  },
};

const BACKUPS: RetentionLine = {
  information: {
    en: 'Backups of all of the above, used only to restore the site after a failure',
    fr: 'Copies de sauvegarde de tout ce qui précède, utilisées seulement pour rétablir le site après une panne',
  },
  kept: {
    en: `At most ${periodText({ months: KEPT_BACKUPS.months }, 'en')}`,
    fr: `Au plus ${periodText({ months: KEPT_BACKUPS.months }, 'fr')}`,
  },
};

const STAFF: RetentionLine = {
  information: { en: 'Staff accounts', fr: 'Comptes du personnel' },
  kept: {
    en: 'As long as the person manages this website for the club',
    fr: 'Tant que la personne gère le site pour le club',
  },
};

const { practiceRegistrations, waitingEntries, tryoutRegistrations, ...others } = LINES;

/** Retention periods of personal information, as the nightly removal applies them. */
export const RETENTION: RetentionLine[] = [
  practiceRegistrations,
  waitingEntries,
  tryoutRegistrations,
  COMPETING_PLAYERS,
  ...Object.values(others),
  STAFF,
  PHOTOGRAPHS,
  INCIDENTS,
  BACKUPS,
];
