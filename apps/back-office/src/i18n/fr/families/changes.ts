import type { Translated } from '@lions/web-base';
import type { adminChanges as english } from '../../en/families/changes';

/** What a change would do, and undoing it. */
export const adminChanges: Translated<typeof english> = {
  nobody: 'Personne n’est inscrit.',
  concerned: 'Concerne {{children}} de {{families}}.',
  children_one: '{{count}}\u00a0enfant',
  children_other: '{{count}}\u00a0enfants',
  families_one: '{{count}}\u00a0famille',
  families_other: '{{count}}\u00a0familles',
  mailed_one: '{{count}}\u00a0famille recevra un courriel\u00a0:',
  mailed_other: '{{count}}\u00a0familles recevront un courriel\u00a0:',
  in: {
    fr: '{{count}}\u00a0en français',
    en: '{{count}}\u00a0en anglais',
    both: '{{count}}\u00a0dans les deux langues',
  },
  unmailed_one:
    'Le site n’envoie pas de courriels. Avertissez vous-même {{count}}\u00a0famille; «\u00a0Familles à avertir\u00a0» indique laquelle.',
  unmailed_other:
    'Le site n’envoie pas de courriels. Avertissez vous-même {{count}}\u00a0familles; «\u00a0Familles à avertir\u00a0» indique lesquelles.',
  untold_one:
    '{{count}}\u00a0famille ne recevra pas de courriel à ce sujet. Si elle doit le savoir, avertissez-la vous-même.',
  untold_other:
    '{{count}}\u00a0familles ne recevront pas de courriel à ce sujet. Si elles doivent le savoir, avertissez-les vous-même.',
  undoable_one: 'Vous aurez {{count}}\u00a0minute pour revenir en arrière; rien n’est envoyé d’ici là.',
  undoable_other: 'Vous aurez {{count}}\u00a0minutes pour revenir en arrière; rien n’est envoyé d’ici là.',
  addSentence: 'Ajouter une phrase au courriel',
  sentenceHint:
    'Une seule langue suffit\u00a0: les familles de l’autre langue lisent alors la phrase telle quelle.',
  sentence: { fr: 'En français', en: 'En anglais' },
  seeMails_one: 'Voir le courriel',
  seeMails_other: 'Voir les {{count}}\u00a0courriels',
  saveTitle: 'Enregistrer et avertir les familles?',
  saveAndTell: 'Enregistrer et avertir',
  keepEditing: 'Continuer la modification',
  restoreNamed: 'Restaurer\u00a0: {{name}}',
  restoreText: 'L’élément sera affiché de nouveau tel qu’il était, avec ses inscriptions.',
  undo: 'Annuler la modification',
  undoNamed: 'Annuler la modification\u00a0: {{what}}',
  undone: 'Modification annulée\u00a0: tout est comme avant',
  changedSince: 'Modifié depuis\u00a0: {{names}}',
  undoFailed: 'La modification n’a pas pu être annulée',
  bar: 'Dernière modification',
  leaves_one: '{{count}}\u00a0famille sera avertie dans {{time}}.',
  leaves_other: '{{count}}\u00a0familles seront averties dans {{time}}.',
  ends: 'Il reste {{time}} pour revenir en arrière.',
};
