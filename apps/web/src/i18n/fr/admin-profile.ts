import type { adminProfile as english } from '../en/admin-profile';
import type { Translated } from '../translate';

export const adminProfile: Translated<typeof english> = {
  title: 'Mon profil',
  aboutYou: 'À propos de vous',
  name: 'Nom',
  username: 'Nom d’utilisateur',
  email: 'Courriel',
  role: 'Rôle',
  changedBySuperadmin: 'Une erreur ici? Un superadministrateur peut la corriger.',
  language: 'Langue',
  languageHint: 'La langue de l’administration et du site public dans ce navigateur.',
  devices: 'Vos appareils connectés',
  devicesHint: 'Déconnectez un appareil que vous ne reconnaissez pas, puis changez de mot de passe.',
  thisDevice: 'Cet appareil',
  deviceOn: '{{browser}} sur {{system}}',
  unknownDevice: 'Appareil inconnu',
  deviceTimes: 'Connexion le {{since}}, dernière activité le {{seen}}',
  deviceAddress: 'Adresse réseau {{address}}',
  endDevice: 'Déconnecter',
  endDeviceNamed: 'Déconnecter {{name}}',
  deviceEnded: 'Appareil déconnecté',
  endOthers: 'Déconnecter tous les autres appareils',
  endOthersText: 'Quiconque les utilise devra se reconnecter. Cet appareil reste connecté.',
  othersEnded_one: '{{count}}\u00a0appareil déconnecté',
  othersEnded_other: '{{count}}\u00a0appareils déconnectés',
  endFailed: 'L’appareil n’a pas pu être déconnecté',
};
