import type { Translated } from '@lions/web-base';
import type { consent as englishConsent, legal as english } from '../en/legal';

export const legal: Translated<typeof english> = {
  lastUpdated: 'Dernière mise à jour\u00a0: {{date}}',
  sections: 'Sur cette page',
  privacy: {
    title: 'Politique de confidentialité',
    description:
      'Quels renseignements personnels les Lions du Lac St-Louis recueillent sur les joueurs et les familles, pourquoi, pour combien de temps, et vos droits.',
    lead: 'Ce que nous savons des joueurs et de leur famille, pourquoi, pour combien de temps, et ce que vous pouvez nous demander.',
  },
  terms: {
    title: 'Conditions d’utilisation',
    description:
      'Les conditions des programmes et du site des Lions du Lac St-Louis\u00a0: inscription, conduite, sécurité, médias et responsabilité.',
    lead: 'Ce que le club et les familles peuvent attendre les uns des autres, à l’aréna comme sur ce site.',
    readPrivacy: 'Lire la politique de confidentialité',
    goHome: 'Aller à la page d’accueil',
  },
};

export const consent: Translated<typeof englishConsent> = {
  choices: 'Choix de confidentialité',
  question: 'Un service externe peut\u2011il compter votre visite?',
  text: 'Son script indique au club quelles pages sont consultées. Il n’est chargé que si vous l’acceptez, et vous pouvez changer d’avis en tout temps.',
  policy: 'Politique de confidentialité',
  accept: 'Accepter',
  refuse: 'Refuser',
  close: 'Fermer',
  granted: 'Vous avez accepté le {{when}}.',
  denied: 'Vous avez refusé le {{when}}.',
  signal:
    'Votre navigateur envoie le signal Global Privacy Control. Nous le considérons comme un refus\u00a0: aucun service externe ne compte votre visite.',
  saved: 'Votre choix est enregistré.',
};
