import type { everywhere as sharedEnglish, shell as english } from '../en/shell';
import type { Translated } from '../translate';

export const everywhere: Translated<typeof sharedEnglish> = {
  clubName: 'Lions du Lac St-Louis',
  notices: 'Notifications (F8)',
  dismissNotice: 'Fermer cette notification',
};

export const shell: Translated<typeof english> = {
  ...everywhere,
  tagline: 'Le hockey de l’Ouest-de-l’Île depuis 1976',
  founded: 'Club fondé en 1976',
  skipToContent: 'Aller au contenu principal',
  mainNavigation: 'Navigation principale',
  language: 'Langue',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  homeLink: 'Lions du Lac St-Louis, page d’accueil',
  footerNavigation: 'Navigation du pied de page',
  staffSignIn: 'Connexion du personnel',
  contact: 'Joindre le club',
  personInCharge: 'Responsable des renseignements personnels\u00a0: {{name}}, {{title}}',
  announcement: 'Annonce',
  copyright: '© {{copyrightYear}} Lions du Lac St-Louis. Tous droits réservés.',
  trademarks:
    'Les noms, les logos et les marques de commerce appartiennent à leurs propriétaires respectifs.',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  notFoundTitle: 'Page introuvable (erreur\u00a0404)',
  notFoundText:
    'Il n’y a aucune page à cette adresse. Elle a peut-être été déplacée, ou le lien n’est plus à jour.',
  unavailableTitle: 'Cette page ne peut pas être affichée pour le moment',
  unavailableText: 'L’information n’a pas pu être chargée. Veuillez réessayer dans un instant.',
  offlineTitle: 'Pas de connexion',
  offlineText:
    'Votre appareil est hors ligne, ou le site est injoignable pour le moment. Vérifiez le Wi-Fi ou les données cellulaires, puis réessayez.',
  retry: 'Réessayer',
  goHome: 'Aller à la page d’accueil',
  goTryouts: 'Voir les camps de sélection',
};
