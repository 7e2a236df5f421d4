import type { Translated } from '@lions/web-base';
import type { adminDoctor as english } from '../../en/doctor/doctor';

export const adminDoctor: Translated<typeof english> = {
  title: 'Bilan du site',
  intro:
    'Examine la base de données, le disque, l’horloge, les courriels, l’adresse publique et les liens. Rien n’est modifié et aucun courriel n’est envoyé.',
  linkText: 'Voir si le site va bien et, sinon, quoi faire.',
  checking: 'Examen du site en cours, au plus une demi-minute…',
  again: 'Refaire le bilan',
  listTitle: 'Constats',
  checkedAt: 'Fait le {{time}}',
  levels: { ok: 'OK', warning: 'Avertissement', wrong: 'Erreur' },
  summary: {
    ok: 'Tout va bien.',
    warning: 'Rien n’est en panne. Voyez les avertissements.',
    wrong: 'Il y a quelque chose à corriger.',
  },
};
