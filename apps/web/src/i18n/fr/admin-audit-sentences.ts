import type { auditSentences as english } from '../en/admin-audit-sentences';
import type { Translated } from '../translate';

export const auditSentences: Translated<typeof english> = {
  actions: {
    team: {
      create: 'Équipe ajoutée',
      update: 'Équipe modifiée',
      delete: 'Équipe supprimée',
      restore: 'Équipe restaurée',
      updatePlayers: 'Liste des joueurs modifiée',
      order: 'Ordre des équipes modifié',
    },
    tryoutSession: {
      create: 'Séance de sélection ajoutée',
      update: 'Séance de sélection modifiée',
      delete: 'Séance de sélection supprimée',
      restore: 'Séance de sélection restaurée',
    },
    practice: {
      create: 'Entraînement ajouté',
      update: 'Entraînement modifié',
      cancel: 'Entraînement annulé',
      restore: 'Entraînement annulé rétabli',
    },
    registration: {
      create: 'Inscription enregistrée',
      update: 'Inscription modifiée',
      cancel: 'Inscription annulée',
      promote: 'Place donnée à une inscription en attente',
      stillComing: 'Présence confirmée par la famille',
    },
    family: {
      setLanguage: 'Langue des courriels d’une famille modifiée',
      replaceLink: 'Lien d’une famille remplacé',
      erase: 'Famille effacée',
    },
    user: {
      create: 'Utilisateur ajouté',
      update: 'Utilisateur modifié',
      delete: 'Utilisateur supprimé',
      unlock: 'Utilisateur déverrouillé',
      endSessions: 'Appareils déconnectés',
      createResetLink: 'Lien de réinitialisation créé',
      resetPassword: 'Mot de passe réinitialisé par lien',
      changePassword: 'Mot de passe modifié',
    },
    mail: { retry: 'Courriel à renvoyer' },
    setting: { update: 'Réglage modifié', delete: 'Réglage retiré' },
    cleanup: {
      run: 'Nettoyage quotidien',
      runNow: 'Nettoyage manuel',
      retention: 'Suppression définitive',
    },
    demo: { load: 'Données fictives ajoutées' },
  },
  sentences: {
    team: {
      create: '{{who}} a ajouté l’équipe {{what}}',
      update: '{{who}} a modifié l’équipe {{what}}',
      delete: '{{who}} a supprimé l’équipe {{what}}',
      restore: '{{who}} a restauré l’équipe {{what}}',
      updatePlayers: '{{who}} a modifié la liste des joueurs de l’équipe {{what}}',
      order: '{{who}} a modifié l’ordre des équipes',
    },
    tryoutSession: {
      create: '{{who}} a ajouté la séance de sélection {{what}}',
      update: '{{who}} a modifié la séance de sélection {{what}}',
      delete: '{{who}} a supprimé la séance de sélection {{what}}',
      restore: '{{who}} a restauré la séance de sélection {{what}}',
    },
    practice: {
      create: '{{who}} a ajouté l’entraînement {{what}}',
      update: '{{who}} a modifié l’entraînement {{what}}',
      cancel: '{{who}} a annulé l’entraînement {{what}}',
      restore: '{{who}} a rétabli l’entraînement annulé {{what}}',
    },
    registration: {
      create: '{{who}} a enregistré l’inscription {{what}}',
      update: '{{who}} a modifié l’inscription {{what}}',
      cancel: '{{who}} a annulé l’inscription {{what}}',
      promote: '{{who}} a donné une place à l’inscription en attente {{what}}',
      stillComing: 'Une famille confirme sa présence\u00a0: inscription {{what}}',
    },
    family: {
      setLanguage: 'La famille {{what}} a choisi la langue de ses courriels',
      replaceLink: 'La famille {{what}} a remplacé son lien privé',
      erase: 'La famille {{what}} a effacé tout ce qui était conservé à son sujet',
    },
    user: {
      create: '{{who}} a ajouté l’utilisateur {{what}}',
      update: '{{who}} a modifié l’utilisateur {{what}}',
      delete: '{{who}} a supprimé l’utilisateur {{what}}',
      unlock: '{{who}} a déverrouillé l’utilisateur {{what}}',
      endSessions: '{{who}} a déconnecté les appareils de l’utilisateur {{what}}',
      createResetLink: '{{who}} a créé un lien de réinitialisation pour l’utilisateur {{what}}',
      resetPassword: 'L’utilisateur {{what}} a réinitialisé son mot de passe par lien',
      changePassword: '{{who}} a modifié son propre mot de passe',
    },
    mail: { retry: '{{who}} a demandé de renvoyer un courriel\u00a0: {{what}}' },
    setting: {
      update: '{{who}} a modifié le réglage {{what}}',
      delete: '{{who}} a retiré le réglage {{what}}',
    },
    cleanup: {
      run: 'Le nettoyage quotidien a eu lieu',
      runNow: '{{who}} a lancé le nettoyage manuel',
      retention: 'Le serveur a supprimé définitivement ce qui n’est plus conservé',
    },
    demo: { load: 'Le serveur a ajouté les données fictives' },
  },
};
