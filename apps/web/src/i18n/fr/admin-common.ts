import type { adminCommon as english } from '../en/admin-common';
import type { Translated } from '../translate';

export const adminCommon: Translated<typeof english> = {
  documentTitle: '{{view}} | Lions du Lac St-Louis',
  error: 'Erreur',
  validationError: 'Erreur de validation',
  fieldMessage: '{{field}}\u00a0: {{message}}',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  cancel: 'Annuler',
  close: 'Fermer',
  edit: 'Modifier',
  editNamed: 'Modifier {{name}}',
  delete: 'Supprimer',
  deleteNamed: 'Supprimer {{name}}',
  retry: 'Réessayer',
  loading: 'Chargement...',
  optional: '(facultatif)',
  backToDashboard: 'Retour au tableau de bord',
  lastUpdated: 'Dernière mise à jour\u00a0: {{when}}',
  keptThirtyDays:
    'Vous ne pouvez pas revenir en arrière vous-même; pendant 30\u00a0jours, un superadministrateur peut restaurer le tout.',
  superadmin: 'Superadmin',
  coach: 'Entraîneur',
  unreachable: 'Le serveur est injoignable. Veuillez vérifier votre connexion, puis réessayer.',
  unexpected: 'Un imprévu est survenu. Veuillez réessayer.',
  crashTitle: 'Cet écran a cessé de fonctionner',
  crashText:
    'Ce qui est enregistré est en sécurité. Rechargez la page; si cela se reproduit, dites à un superadministrateur ce que vous faisiez.',
  reload: 'Recharger la page',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  conflictTitle: 'Quelqu’un d’autre a fait une modification entre-temps',
  conflictText:
    'Rien n’est encore enregistré et rien de ce que vous avez saisi n’est perdu. Comparez, choisissez, puis enregistrez de nouveau.',
  conflictField: 'Champ',
  conflictMine: 'Ce que vous avez saisi',
  conflictTheirs: 'Version plus récente',
  loadNewer: 'Charger la version plus récente',
  putBackMine: 'Remettre ce que j’avais saisi',
  emptyValue: '(vide)',
};
