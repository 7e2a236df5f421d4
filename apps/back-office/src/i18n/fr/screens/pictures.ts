import type { Translated } from '@lions/web-base';
import type { adminPictures as english } from '../../en/screens/pictures';

export const adminPictures: Translated<typeof english> = {
  title: 'Photos',
  intro:
    'La page d’accueil et chaque équipe montrent une photo; la galerie en montre autant qu’on veut. Là où il n’y en a pas, les dessins du club restent. Une photo retirée disparaît aussitôt de toutes les pages.',
  add: 'Ajouter une photo',
  none: 'Aucune photo pour l’instant\u00a0: le site montre ses dessins.',
  places: { home: 'Page d’accueil', team: 'Page d’équipe', gallery: 'Mur des célébrations' },
  place: 'Où elle paraît',
  team: 'Équipe',
  hidden: 'Équipe masquée\u00a0: la photo ne paraît pas',
  file: 'Photo',
  fileHint:
    'Fichier JPEG, PNG ou WebP d’au plus 8\u00a0Mo et 50\u00a0mégapixels, d’au moins 600\u00a0pixels de large et de haut. Les données sur le lieu de la prise de vue et sur l’appareil sont effacées; le fichier d’origine n’est pas conservé.',
  choose: 'Choisir un fichier',
  chooseOther: 'Choisir un autre fichier',
  preview: 'Voici la photo telle que le site la montre, aux couleurs du club.',
  altEn: 'Ce qu’elle montre (anglais)',
  altFr: 'Ce qu’elle montre (français)',
  altHint: 'Une phrase, pour les personnes qui ne voient pas l’image. Aucun nom d’enfant.',
  consent: 'Le consentement de toutes les personnes sur la photo, ou de leurs parents, est au dossier.',
  replaces:
    'Une photo s’y trouve déjà\u00a0: celle-ci la remplace, et l’ancienne est supprimée définitivement.',
  sending: 'Envoi de la photo et préparation de ses formats\u00a0: jusqu’à une demi-minute.',
  upload: 'Ajouter',
  added: 'La photo est sur le site',
  addFailed: 'La photo n’a pas été ajoutée',
  edit: 'Modifier les textes',
  saved: 'Les textes sont enregistrés',
  saveFailed: 'Les textes n’ont pas été enregistrés',
  remove: 'Retirer',
  removeNamed: 'Retirer {{name}}',
  removeTitle: 'Retirer cette photo?',
  removeText: 'Elle disparaît aussitôt de toutes les pages, dans les deux langues.',
  removeForGood: 'Ses fichiers sont supprimés\u00a0: pour la montrer de nouveau, il faut l’original.',
  removed: 'La photo est retirée',
  removeFailed: 'La photo n’a pas été retirée',
  addedBy: 'Ajoutée par {{name}} le {{when}}; le consentement est au dossier.',
  addedAt: 'Ajoutée le {{when}} par un compte supprimé depuis; le consentement est au dossier.',
};
