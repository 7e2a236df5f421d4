import type { Translated } from '@lions/web-base';
import type { adminIntegrations as english } from '../../en/screens/integrations';

export const adminIntegrations: Translated<typeof english> = {
  title: 'Intégrations',
  intro:
    'Pour les autres sites et programmes qui affichent l’horaire du club ou travaillent avec ses inscriptions.',
  keys: {
    title: 'Clés d’API',
    intro:
      'Un programme se connecte avec une clé au lieu d’un mot de passe. Donnez à chaque programme sa propre clé, sans plus qu’il ne lui faut. Une clé cesse de fonctionner quand la personne qui l’a créée n’est plus superadministrateur.',
    make: 'Créer une clé',
    none: 'Aucun programme n’a de clé.',
    name: 'Nom',
    nameHint: 'Le programme et qui l’utilise. Le journal affiche ce nom.',
    scopes: 'Elle permet de',
    scopeNames: {
      schedule: 'Lire les équipes, les séances et les entraînements, même masqués',
      counts: 'Lire les rapports et les totaux, sans noms',
      registrations: 'Lire les joueurs inscrits, sans coordonnées',
      contacts: 'Lire les coordonnées\u00a0: noms, courriels et téléphones des parents',
      changes: 'Inscrire des joueurs, modifier et annuler des inscriptions',
    },
    teams: 'Pour',
    teamsHint: 'Une clé pour certaines équipes ne voit pas les entraînements.',
    chooseTeam: 'Choisissez au moins une équipe',
    wholeClub: 'Tout le club',
    ends: 'Fin',
    endChoices: {
      '30': 'Dans 30\u00a0jours',
      '90': 'Dans 90\u00a0jours',
      '365': 'Dans un an',
      never: 'Jamais',
    },
    never: 'Jamais',
    lastUse: 'Dernière utilisation',
    neverUsed: 'Pas encore',
    madeBy: 'Créée par',
    states: {
      live: 'Fonctionne',
      ended: 'Échue',
      makerLost: 'Son auteur n’est plus superadministrateur',
    },
    made: 'La clé est créée',
    makeFailed: 'La clé n’a pas été créée',
    shownTitle: 'La clé de {{name}}',
    shownText:
      'Copiez-la maintenant\u00a0: elle n’est affichée qu’une fois. Gardez-la comme un mot de passe.',
    shownLabel: 'Clé',
    copy: 'Copier la clé',
    firstCall: 'Un premier appel, dans un terminal',
    revoke: 'Révoquer',
    revokeNamed: 'Révoquer la clé de {{name}}',
    revokeTitle: 'Révoquer cette clé?',
    revokeText:
      'Le programme «\u00a0{{name}}\u00a0» sera refusé dès son prochain appel. Il lui faudra une nouvelle clé pour continuer.',
    revoked: 'La clé est révoquée',
    revokeFailed: 'La clé n’a pas été révoquée',
  },
  webhooks: {
    title: 'Webhooks',
    intro:
      'Le site avertit aussitôt un autre système quand quelque chose change. Un message contient l’adresse de ce qui a changé, jamais un nom ni une coordonnée. Il est signé\u00a0: l’autre système sait d’où il vient.',
    add: 'Ajouter un webhook',
    none: 'Aucun autre système n’est encore averti des changements.',
    added: 'Webhook ajouté',
    failed: 'L’opération a échoué',
    url: 'Adresse',
    urlHint: 'Elle commence par https:// et mène à un serveur de l’Internet public.',
    choose: 'L’avertir au sujet de',
    events: {
      team: {
        changed: {
          name: 'Équipes',
          text: 'Une équipe est ajoutée, modifiée ou supprimée, ou sa liste de joueurs change.',
        },
      },
      session: {
        changed: {
          name: 'Séances de sélection',
          text: 'Une séance est ajoutée, déplacée, modifiée, annulée, remise à l’horaire ou supprimée.',
        },
      },
      practice: {
        changed: {
          name: 'Entraînements',
          text: 'Un entraînement est ajouté, déplacé, modifié, annulé ou remis à l’horaire.',
        },
      },
      registration: {
        created: {
          name: 'Nouvelles inscriptions',
          text: 'Un joueur est inscrit à une séance ou à un entraînement, avec une place ou sur la liste d’attente.',
        },
        changed: {
          name: 'Inscriptions modifiées',
          text: 'Un joueur obtient une place, est déplacé ou pointé à l’arrivée, ou son inscription est corrigée.',
        },
        cancelled: {
          name: 'Inscriptions annulées',
          text: 'Une inscription est annulée, ou les données de sa famille sont effacées.',
        },
      },
    },
    states: { on: 'Actif', failing: 'En échec', off: 'Désactivé' },
    stateTexts: {
      failing:
        'Les derniers messages ne sont pas arrivés. Chacun est retenté pendant une journée. Après une semaine, le webhook est désactivé.',
      off: 'Plus rien n’est envoyé à ce webhook. Un essai qui réussit le réactive.',
    },
    last: 'Dernier message\u00a0: {{when}}. {{what}}',
    noDelivery: 'Rien n’a encore été envoyé.',
    formerSecret: 'L’ancien secret signe aussi jusqu’au {{when}}.',
    test: 'Essayer',
    testOf: 'Essayer {{url}}',
    tested: { success: 'Le message est arrivé', error: 'Le message n’est pas arrivé' },
    newSecret: 'Nouveau secret',
    newSecretOf: 'Nouveau secret pour {{url}}',
    newSecretTitle: 'Remplacer le secret?',
    newSecretText:
      'Pendant 24\u00a0heures, les deux secrets signent\u00a0: l’autre système ne manque rien avant d’avoir le nouveau.',
    secretTitle: 'Le secret de ce webhook',
    secretText: 'Entrez-le maintenant dans l’autre système\u00a0: il ne sera plus affiché.',
    secret: 'Secret',
    copy: 'Copier',
    deleteTitle: 'Supprimer ce webhook?',
    deleteText: '{{url}} n’est plus averti des changements, et la liste de ses messages est supprimée.',
    deleted: 'Webhook supprimé',
    deliveries: 'Messages des 30 derniers jours',
    deliveriesOf: 'Messages des 30 derniers jours à {{url}}',
    statuses: { pending: 'En cours d’essai', delivered: 'Arrivé', failed: 'Échoué' },
    answerCode: 'réponse {{code}}',
    attempts_one: '{{count}}\u00a0essai',
    attempts_other: '{{count}}\u00a0essais',
    nextAttempt: 'prochain essai {{when}}',
    replay: 'Renvoyer',
    replayOf: 'Renvoyer {{type}} du {{when}}',
  },
  embed: {
    title: 'Horaire sur d’autres sites',
    intro:
      'Le site d’une équipe ou d’une association peut afficher les prochaines dates, toujours à jour, avec les places libres et le lien pour s’inscrire. Envoyez cet extrait à la personne responsable de ce site; il se place là où les dates doivent apparaître.',
    choice: 'Dates de',
    club: 'Tout le club',
    language: 'Langue',
    languages: { en: 'Anglais', fr: 'Français' },
    snippet: 'Extrait pour l’autre site',
    copy: 'Copier l’extrait',
    preview: 'Aperçu',
  },
};
