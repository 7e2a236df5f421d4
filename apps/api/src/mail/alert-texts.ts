import type { Language } from '@lions/domain';
import type { AlertKind } from '../places/outbox/outbox-mail.entity.js';

/** Texts of an alert: the finding, and what to do. */
interface AlertText {
  subject: string;
  found: (amount: number | null) => string;
  todo: string;
}

interface AlertTexts {
  greeting: string;
  kinds: Record<AlertKind, AlertText>;
  button: string;
  club: string;
  because: string;
}

const counted = (amount: number | null, locale: string) => (amount ?? 0).toLocaleString(locale);
const en = (amount: number | null) => counted(amount, 'en-CA');
const fr = (amount: number | null) => counted(amount, 'fr-CA');

export const ALERT_TEXTS: Record<Language, AlertTexts> = {
  en: {
    greeting: 'Hello,',
    kinds: {
      'failed-mails': {
        subject: 'Lions site: emails have failed',
        found: (amount) => `Emails that could not be delivered: ${en(amount)}.`,
        todo: 'Open “Mail” in the back-office. Send them again, or tell the families by telephone.',
      },
      'delayed-mails': {
        subject: 'Lions site: emails are delayed',
        found: (amount) => `Emails that the mail server does not accept: ${en(amount)}.`,
        todo: 'The site tries each of them again for 26 hours. “Mail” in the back-office shows what the mail server answers: show it to the person who runs the server.',
      },
      disk: {
        subject: 'Lions site: the disk is almost full',
        found: (amount) => `Free space on the server’s disk: ${en(amount)} MB.`,
        todo: 'When the disk is full, registrations are refused and backups fail. Ask the person who runs the server to free some space.',
      },
      backup: {
        subject: 'Lions site: no recent backup',
        found: (amount) =>
          amount === null ? 'There is no nightly backup.' : `Hours since the last backup: ${en(amount)}.`,
        todo: 'Ask the person who runs the server to look at its log and at the disk of the backups.',
      },
      'clean-up': {
        subject: 'Lions site: a cleanup waits for your approval',
        found: (amount) =>
          `The nightly cleanup would remove far more than usual, so it is waiting. Rows: ${en(amount)}.`,
        todo: 'Look at its numbers on the dashboard, and approve it if they are right. If they are not, ask the person who runs the server to check the clock.',
      },
      webhooks: {
        subject: 'Lions site: a webhook was switched off',
        found: (amount) => `Webhooks switched off because nothing could be delivered to them: ${en(amount)}.`,
        todo: 'Open “Integrations” in the back-office: the deliveries show what the other system answered. A test that arrives switches the webhook on again.',
      },
    },
    button: 'Open the back-office',
    club: 'Lac St-Louis Lions',
    because:
      'The superadmins of the site receive this message, at most once a day about each subject. It is sent in both languages.',
  },
  fr: {
    greeting: 'Bonjour,',
    kinds: {
      'failed-mails': {
        subject: 'Site des Lions\u00a0: des courriels n’ont pas pu être envoyés',
        found: (amount) => `Courriels qui n’ont pas pu être envoyés\u00a0: ${fr(amount)}.`,
        todo: 'Ouvrez «\u00a0Courriels\u00a0» dans l’administration. Renvoyez-les, ou avertissez les familles par téléphone.',
      },
      'delayed-mails': {
        subject: 'Site des Lions\u00a0: des courriels sont retardés',
        found: (amount) => `Courriels que le serveur de courriel n’accepte pas\u00a0: ${fr(amount)}.`,
        todo: 'Le site essaie de nouveau d’envoyer chacun d’eux pendant 26 heures. La section «\u00a0Courriels\u00a0» de l’administration montre ce que répond le serveur de courriel\u00a0: montrez-le à la personne responsable du serveur.',
      },
      disk: {
        subject: 'Site des Lions\u00a0: le disque est presque plein',
        found: (amount) => `Espace libre sur le disque du serveur\u00a0: ${fr(amount)}\u00a0Mo.`,
        todo: 'Quand le disque est plein, les inscriptions sont refusées et les sauvegardes échouent. Demandez à la personne responsable du serveur de libérer de l’espace.',
      },
      backup: {
        subject: 'Site des Lions\u00a0: aucune sauvegarde récente',
        found: (amount) =>
          amount === null
            ? 'Il n’y a aucune sauvegarde de nuit.'
            : `Heures depuis la dernière sauvegarde\u00a0: ${fr(amount)}.`,
        todo: 'Demandez à la personne responsable du serveur de consulter le journal du serveur et de vérifier le disque des sauvegardes.',
      },
      'clean-up': {
        subject: 'Site des Lions\u00a0: un nettoyage attend votre décision',
        found: (amount) =>
          `Le nettoyage quotidien supprimerait beaucoup plus que d’habitude\u00a0: il attend donc votre décision. Lignes\u00a0: ${fr(amount)}.`,
        todo: 'Vérifiez-en les chiffres dans le tableau de bord et, s’ils sont justes, autorisez-le. Sinon, demandez à la personne responsable du serveur de vérifier l’horloge.',
      },
      webhooks: {
        subject: 'Site des Lions\u00a0: un webhook a été désactivé',
        found: (amount) => `Webhooks désactivés parce que rien ne pouvait y être livré\u00a0: ${fr(amount)}.`,
        todo: 'Ouvrez «\u00a0Intégrations\u00a0» dans l’administration\u00a0: les envois montrent ce que l’autre système a répondu. Un essai qui réussit réactive le webhook.',
      },
    },
    button: 'Ouvrir l’administration',
    club: 'Les Lions du Lac St-Louis',
    because:
      'Ce message est envoyé aux superadministrateurs du site, au plus une fois par jour pour chaque sujet, dans les deux langues.',
  },
};
