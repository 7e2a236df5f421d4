import type { Language } from '@lions/domain';
import type { AccountNews } from '../places/outbox/outbox-mail.entity.js';

export interface AccountWords {
  firstName: string;
  username: string;
  /** The last day on which a link works, or the day of a sign-in; and its time. */
  day: string;
  time: string;
  /** Browser and system of a new device, as far as they are known. */
  names: readonly string[];
}

interface AccountText {
  subject: string;
  blocks: (words: AccountWords) => string[];
  button: string;
  because: string;
}

interface AccountTexts {
  kinds: Record<AccountNews['kind'], AccountText>;
  club: string;
}

const FOR_YOU = {
  en: 'This message is for you alone: do not forward it. If you do not know what it is about, you can ignore it. It is sent in both languages.',
  fr: 'Ce message est pour vous seul\u00a0: ne le transférez pas. Si vous ne savez pas de quoi il s’agit, vous pouvez l’ignorer. Il est envoyé dans les deux langues.',
};

/** ' (Chrome on Windows)'. */
const inBrackets = (names: readonly string[], between: string) =>
  names.length > 0 ? ` (${names.join(between)})` : '';

export const ACCOUNT_TEXTS: Record<Language, AccountTexts> = {
  en: {
    kinds: {
      invitation: {
        subject: 'Your account on the Lions site',
        blocks: ({ firstName, username, day }) => [
          `Hello ${firstName},`,
          'A superadmin of the club has created an account for you in the back-office of the Lions site.',
          `Your username is ${username}. Choose your own password with the link below: it works once, until ${day}.`,
          'Has the link expired? Ask the superadmin to send the invitation again.',
        ],
        button: 'Choose my password',
        because: FOR_YOU.en,
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
        because: FOR_YOU.en,
      },
      device: {
        subject: 'A new device signed in to your account',
        blocks: ({ firstName, username, day, time, names }) => [
          `Hello ${firstName},`,
          `A new device signed in as ${username} on ${day}, at ${time}${inBrackets(names, ' on ')}.`,
          'If it was you, there is nothing to do.',
          'If it was not you, change your password right away under My profile: this signs out all other devices. Then tell a superadmin of the club. If your password no longer works, choose “Forgot your password?” on the sign-in page.',
        ],
        button: 'Open my profile',
        because:
          'You get this message when someone signs in to your account in a browser that is new to the site, or whose cookies were deleted. It is sent in both languages.',
      },
    },
    club: 'Lac St-Louis Lions',
  },
  fr: {
    kinds: {
      invitation: {
        subject: 'Votre compte sur le site des Lions',
        blocks: ({ firstName, username, day }) => [
          `Bonjour ${firstName},`,
          'Un superadministrateur du club vous a créé un compte dans l’administration du site des Lions.',
          `Votre nom d’utilisateur est ${username}. Choisissez votre propre mot de passe avec le lien ci-dessous\u00a0: il sert une seule fois, jusqu’au ${day}.`,
          'Le lien est expiré? Demandez au superadministrateur de vous renvoyer l’invitation.',
        ],
        button: 'Choisir mon mot de passe',
        because: FOR_YOU.fr,
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
        because: FOR_YOU.fr,
      },
      device: {
        subject: 'Un nouvel appareil s’est connecté à votre compte',
        blocks: ({ firstName, username, day, time, names }) => [
          `Bonjour ${firstName},`,
          `Un nouvel appareil s’est connecté au compte ${username} le ${day}, à ${time}${inBrackets(names, ' sur ')}.`,
          'Si c’est vous, il n’y a rien à faire.',
          'Si ce n’est pas vous, changez tout de suite de mot de passe sous Mon profil\u00a0: tous les autres appareils seront déconnectés. Avertissez ensuite un superadministrateur du club. Si votre mot de passe ne fonctionne plus, choisissez «\u00a0Mot de passe oublié?\u00a0» sur la page de connexion.',
        ],
        button: 'Ouvrir mon profil',
        because:
          'Vous recevez ce message quand une connexion à votre compte se fait dans un navigateur nouveau pour le site, ou dont les témoins ont été supprimés. Il est envoyé dans les deux langues.',
      },
    },
    club: 'Les Lions du Lac St-Louis',
  },
};
