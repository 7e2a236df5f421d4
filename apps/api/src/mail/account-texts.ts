import type { Language } from '@lions/domain';
import type { AccountNews } from '../places/outbox/outbox-mail.entity.js';

interface AccountText {
  subject: string;
  /** `until`: the last day on which the link works. */
  blocks: (words: { firstName: string; username: string; until: string }) => string[];
  button: string;
}

interface AccountTexts {
  kinds: Record<AccountNews['kind'], AccountText>;
  club: string;
  because: string;
}

export const ACCOUNT_TEXTS: Record<Language, AccountTexts> = {
  en: {
    kinds: {
      invitation: {
        subject: 'Your account on the Lions site',
        blocks: ({ firstName, username, until }) => [
          `Hello ${firstName},`,
          'A superadmin of the club has created an account for you in the back-office of the Lions site.',
          `Your username is ${username}. Choose your own password with the link below: it works once, until ${until}.`,
          'Has the link expired? Ask the superadmin to send the invitation again.',
        ],
        button: 'Choose my password',
      },
      reset: {
        subject: 'A new password for the Lions site',
        blocks: ({ firstName, username }) => [
          `Hello ${firstName},`,
          `Someone has asked for a new password for your account ${username} in the back-office of the Lions site.`,
          'If it was you, choose it with the link below: it works once, within the hour. You are then signed out on all your devices.',
          'If it was not you, do nothing: your password stays as it is.',
        ],
        button: 'Choose a new password',
      },
    },
    club: 'Lac St-Louis Lions',
    because:
      'This message is for you alone: do not forward it. If you do not know what it is about, you can ignore it. It is sent in both languages.',
  },
  fr: {
    kinds: {
      invitation: {
        subject: 'Votre compte sur le site des Lions',
        blocks: ({ firstName, username, until }) => [
          `Bonjour ${firstName},`,
          'Un superadministrateur du club vous a créé un compte dans l’administration du site des Lions.',
          `Votre nom d’utilisateur est ${username}. Choisissez votre propre mot de passe avec le lien ci-dessous\u00a0: il sert une seule fois, jusqu’au ${until}.`,
          'Le lien est expiré? Demandez au superadministrateur de vous renvoyer l’invitation.',
        ],
        button: 'Choisir mon mot de passe',
      },
      reset: {
        subject: 'Un nouveau mot de passe pour le site des Lions',
        blocks: ({ firstName, username }) => [
          `Bonjour ${firstName},`,
          `Quelqu’un a demandé un nouveau mot de passe pour votre compte ${username} dans l’administration du site des Lions.`,
          'Si c’est vous, choisissez-le avec le lien ci-dessous\u00a0: il sert une seule fois, dans l’heure. Tous vos appareils seront ensuite déconnectés.',
          'Si ce n’est pas vous, ne faites rien\u00a0: votre mot de passe reste le même.',
        ],
        button: 'Choisir un nouveau mot de passe',
      },
    },
    club: 'Les Lions du Lac St-Louis',
    because:
      'Ce message est pour vous seul\u00a0: ne le transférez pas. Si vous ne savez pas de quoi il s’agit, vous pouvez l’ignorer. Il est envoyé dans les deux langues.',
  },
};
