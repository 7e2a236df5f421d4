import type { Translated } from '@lions/web-base';
import type { calendar as english } from '../en/calendar';

export const calendar: Translated<typeof english> = {
  add: {
    title: 'Ajouter au calendrier',
    own: 'Apple ou autre (.ics)',
    google: 'Google Agenda',
    outlook: 'Outlook',
  },
  subscribe: {
    title: 'Calendrier de l’équipe',
    league: 'S’abonner au calendrier de toutes les équipes {{league}}',
    text: 'Votre application de calendrier suit cette équipe\u00a0: les séances nouvelles, modifiées ou annulées s’y affichent automatiquement.',
    own: 'S’abonner au calendrier de l’équipe',
    google: 'Avec Google Agenda',
    outlook: 'Avec Outlook',
    addressLabel: 'Adresse du calendrier, pour toute autre application',
    copy: 'Copier l’adresse',
  },
  share: {
    title: 'Partager la page de l’équipe',
    share: 'Partager cette page',
    copy: 'Copier le lien',
    qrAlt: 'Code QR de cette page',
    qrText: 'Pointez l’appareil photo d’un téléphone vers le code pour ouvrir cette page.',
  },
  copied: 'Copié',
  copyFailed: 'Le navigateur n’a pas permis la copie. Sélectionnez l’adresse et copiez-la vous-même.',
  copyFailedLink: 'Le navigateur n’a pas permis la copie. Copiez le lien à partir de la barre d’adresse.',
};
