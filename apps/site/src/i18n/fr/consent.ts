import type { Translated } from '@lions/web-base';
import type { consent as english } from '../en/consent';

export const consent: Translated<typeof english> = {
  choices: 'Choix de confidentialité',
  question: 'Un service externe peut\u2011il compter votre visite?',
  text: 'Son script montre au club quelles pages sont utiles. Il n’est chargé que si vous l’acceptez, et vous pouvez changer d’avis en tout temps.',
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
