import type { Translated } from '@lions/web-base';
import type { adminIncidents as english } from '../../en/screens/incidents';

export const adminIncidents: Translated<typeof english> = {
  title: 'Registre des incidents',
  intro:
    'Chaque fois qu’un renseignement personnel est vu, utilisé ou communiqué sans autorisation, ou qu’il est perdu\u00a0: une liste envoyée à la mauvaise adresse, un téléphone volé, un compte utilisé par un inconnu. Notez ce que l’on sait aujourd’hui; complétez plus tard.',
  keptText:
    'La loi exige ce registre, même pour les petits incidents, et chacun y reste au moins cinq ans après que le club en a pris connaissance. Rien ne s’efface donc ici. Le registre fait partie de chaque sauvegarde.',
  add: 'Ajouter un incident',
  edit: 'Modifier l’incident',
  editNumber: 'Modifier l’incident {{id}}',
  none: 'Aucun incident n’a été noté.',
  number: 'Incident {{id}}',
  open: 'Ouvert',
  closed: 'Fermé',
  due: {
    commissionToldOn: 'Commission pas encore avisée',
    personsToldOn: 'Personnes pas encore avisées',
  },
  yes: 'Oui',
  no: 'Non',
  notKnown: 'Inconnu',
  knownOn: 'Le club l’a appris le',
  knownHint: 'Les cinq ans commencent ce jour-là.',
  occurred: 'Quand c’est arrivé',
  occurredHint: 'Une date ou une période; «\u00a0vers le…\u00a0» convient.',
  happened: 'Ce qui s’est passé',
  information: 'Quels renseignements, et sur qui',
  persons: 'Nombre de personnes',
  personsHint: 'Environ combien. Laissez vide tant que ce n’est pas connu.',
  isSerious: 'Risque de préjudice sérieux',
  seriousHint:
    'Vol d’identité, danger pour un enfant, perte d’un emploi ou atteinte à la réputation, par exemple.',
  riskReason: 'Pourquoi cette réponse',
  measures: 'Ce qui a été fait',
  commissionToldOn: 'Commission d’accès à l’information avisée le',
  personsToldOn: 'Personnes avisées le',
  closedOn: 'Fermé le',
  hints: {
    happened: 'En quelques phrases. Aucun mot de passe.',
    information: 'Noms, téléphones, âges… Si on ne le sait pas, dites pourquoi.',
    riskReason:
      'À quel point les renseignements sont sensibles, ce qu’on pourrait en faire, et avec quelle probabilité.',
    measures: 'Lien remplacé, mot de passe changé, message supprimé, avis publié…',
    commissionToldOn: 'Obligatoire en cas de risque de préjudice sérieux\u00a0: dès que possible.',
    personsToldOn:
      'Obligatoire en cas de risque de préjudice sérieux\u00a0: les familles ou le personnel concernés.',
    closedOn: 'Quand il ne reste plus rien à faire.',
  },
  tellNow:
    'Avisez dès que possible la Commission d’accès à l’information et les personnes concernées. Le formulaire est sur le site de la Commission, cai.gouv.qc.ca.',
  saved: 'Le registre est enregistré',
  saveFailed: 'Le registre n’a pas été enregistré',
};
