import type { AdminDictionary } from '../en/dictionary';

export const adminSettings: AdminDictionary['settings'] = {
  title: 'Réglages',
  publicSite: 'Site public',
  flags: {
    development_notice_enabled: {
      title: 'Avis «\u00a0Section en construction\u00a0»',
      text: 'Un bandeau sur les pages des camps de sélection\u00a0: il indique qu’elles peuvent encore afficher des données provisoires et ce que doit faire un joueur absent des listes.',
    },
    practice_registration_enabled: {
      title: 'Inscription aux entraînements',
      text: 'Activé\u00a0: les parents voient les entraînements et peuvent y réserver des places. Désactivé\u00a0: la page des entraînements reste couverte de la mention «\u00a0À VENIR\u00a0», et seuls les entraîneurs peuvent inscrire des joueurs.',
    },
    child_name_in_subject: {
      title: 'Nom des enfants dans l’objet des courriels',
      text: 'Activé\u00a0: l’objet d’un courriel à une famille nomme ses enfants. Un téléphone verrouillé affiche l’objet\u00a0: d’autres personnes peuvent donc y lire le nom. Désactivé\u00a0: l’objet ne contient que l’équipe, le jour et la nouvelle; les noms sont dans le courriel.',
    },
    second_factor_required: {
      title: 'Deuxième étape pour les superadministrateurs',
      text: 'Activé\u00a0: un superadministrateur sans deuxième étape doit la configurer avant toute autre chose, dès son prochain geste. Configurez d’abord la vôtre. Désactivé\u00a0: chaque personne décide dans son profil.',
    },
  },
  mails: 'Courriels',
  signIn: 'Connexion',
  mailDelay: {
    title: 'Attente avant l’annonce d’une modification',
    text: 'Quand un entraîneur déplace, annule ou supprime quelque chose, les courriels aux familles attendent ce délai. Jusque-là, la modification peut être annulée et rien n’est envoyé.',
    none: 'Sans attente ni retour en arrière',
    minutes_one: '{{count}}\u00a0minute',
    minutes_other: '{{count}}\u00a0minutes',
  },
  lateOffer: {
    title: 'Places libérées peu avant le début',
    text: 'Quand une place se libère dans ce délai avant le début, elle est offerte à toute la liste d’attente en même temps, et la première famille qui l’accepte l’obtient. Plus tôt, et toujours avec «\u00a0Jamais\u00a0», elle va à la personne suivante.',
    none: 'Jamais',
    hours_one: '{{count}}\u00a0heure',
    hours_other: '{{count}}\u00a0heures',
  },
  on: 'Activé',
  off: 'Désactivé',
  neverChanged: 'Jamais modifié\u00a0: c’est la valeur par défaut.',
  byDefault: 'La valeur par défaut s’applique.',
  changed: 'Dernière modification le {{when}}.',
  changedBy: 'Dernière modification par {{name}}, le {{when}}.',
  conflict: 'Rien n’a été enregistré. Le réglage actuel est maintenant affiché.',
  saved: 'Réglage enregistré',
  failed: 'Le réglage n’a pas pu être enregistré',
};

export const adminClub: AdminDictionary['club'] = {
  title: 'Club',
  intro:
    'Ce que le site public dit du club, dans les deux langues. Une modification est visible dès la prochaine consultation d’une page.',
  inLanguage: {
    en: '{{field}} (anglais)',
    fr: '{{field}} (français)',
  },
  rows: {
    count_one: '{{count}}\u00a0entrée',
    count_other: '{{count}}\u00a0entrées',
    add: 'Ajouter une entrée',
    unnamed: 'Nouvelle entrée',
    up: 'Monter',
    down: 'Descendre',
    remove: 'Retirer',
    upNamed: 'Monter\u00a0: {{name}}',
    downNamed: 'Descendre\u00a0: {{name}}',
    removeNamed: 'Retirer\u00a0: {{name}}',
    moved: '{{name}}\u00a0: rang {{position}} sur {{count}}',
    removed: '{{name}}\u00a0: retiré de la liste dès l’enregistrement',
  },
  missing: {
    title: 'Textes dans une seule langue',
    text: 'Les descriptions d’équipes et de séances de sélection à venir qui ne sont pas rédigées dans les deux langues. D’ici là, le site affiche, dans l’autre langue, le texte qui existe. Les réglages de cette page ont toujours les deux.',
    none: 'Toutes les descriptions sont dans les deux langues.',
    count_one: '{{count}}\u00a0description',
    count_other: '{{count}}\u00a0descriptions',
    saved: 'Enregistré',
    failed: 'Le texte n’a pas pu être enregistré',
  },
  preview: 'Ce que voit le public',
  previewProblem: 'L’aperçu s’affiche lorsque les champs sont remplis comme il se doit.',
  previewNothing: 'Rien n’est affiché.',
  fromTo: 'Du {{first}} au {{last}}.',
  languages: { en: 'Anglais', fr: 'Français' },
  saved: 'Enregistré\u00a0: le site public l’affiche maintenant',
  failed: 'Les renseignements du club n’ont pas pu être enregistrés',
  useStandard: 'Reprendre le texte d’origine du site',
  useNone: 'Retirer l’annonce',
  history: 'Historique',
  noHistory: 'Rien n’a encore été enregistré.',
  standard: 'Le texte d’origine du site',
  none: 'Aucune annonce',
  putBack: 'Rétablir',
  putBackNamed: 'Rétablir la version {{version}}',
  current: 'En vigueur',
  version: 'Version {{version}}',
  savedBy: 'Enregistré par {{name}}, le {{when}}.',
  savedAt: 'Enregistré le {{when}}, par un compte supprimé depuis.',
  unsavedFirst: 'Enregistrez d’abord vos modifications, ou refermez cette partie sans les enregistrer.',
};

export const adminDoctor: AdminDictionary['doctor'] = {
  title: 'Bilan du site',
  intro:
    'Examine la base de données, le disque, l’horloge, les courriels, l’adresse publique et les liens. Rien n’est modifié et aucun courriel n’est envoyé.',
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

export const adminDeleted: AdminDictionary['deleted'] = {
  title: 'Suppressions des 30\u00a0derniers jours',
  none: 'Rien n’a été supprimé.',
  show: 'Afficher',
  kinds: { all: 'Tout', team: 'Équipes', session: 'Séances' },
  teamsTitle: 'Équipes supprimées récemment',
  noTeams: 'Aucune équipe n’a été supprimée au cours des 30\u00a0derniers jours.',
  noSessions: 'Aucune séance n’a été supprimée au cours des 30\u00a0derniers jours.',
  team: 'Équipe {{name}} ({{league}})',
  deletedOn: 'Supprimée le {{when}}',
  pastKept:
    'Elle est passée\u00a0: une fois restaurée, le nettoyage automatique n’y touche pas pendant 30\u00a0jours.',
  restore: 'Restaurer',
  restoreNamed: 'Restaurer {{name}}',
  restored: 'Restaurée\u00a0: {{name}}',
  restoreFailed: 'La restauration a échoué',
};

export const adminWaitingRuns: AdminDictionary['waitingRuns'] = {
  title: {
    sessions: 'Le nettoyage quotidien attend votre décision',
    retention: 'La suppression des anciennes données attend votre décision',
  },
  text: {
    sessions:
      'Pour le {{day}}, il supprimerait {{rows}}\u00a0séances de sélection d’un seul coup. Les derniers nettoyages en ont supprimé au plus {{most}}. Rien n’a donc été supprimé.',
    retention:
      'Pour le {{day}}, elle effacerait définitivement {{rows}}\u00a0entrées d’un seul coup. Les dernières fois, il y en avait au plus {{most}}. Rien n’a donc été effacé.',
  },
  since: 'En attente depuis le {{when}}.',
  clock:
    'Comparez l’horloge du serveur avec la vôtre\u00a0: elle indique le {{server}}, et cet appareil, le {{device}}.',
  clockOff:
    'Les deux horloges ne concordent pas. Si celle du serveur est fausse, faites-la régler et ne décidez rien\u00a0: le prochain nettoyage se fera comme d’habitude.',
  decide: 'Vérifier et décider',
  question: {
    sessions: 'Supprimer {{rows}}\u00a0séances de sélection?',
    retention: 'Effacer définitivement {{rows}}\u00a0entrées?',
  },
  consequence: {
    sessions:
      'Ce sont toutes les séances qui commencent avant le {{cutoff}}. Elles disparaîtront du site; vous pourrez les restaurer pendant 30\u00a0jours.',
    retention:
      'Ce sont toutes les entrées dont la durée de conservation est dépassée en date du {{cutoff}}. Elles ne pourront pas être restaurées\u00a0: seule une sauvegarde les contiendrait encore.',
  },
  yes: {
    sessions: 'Supprimer {{rows}}\u00a0séances',
    retention: 'Effacer {{rows}}\u00a0entrées',
  },
  no: 'Laisser en attente',
  done: {
    sessions_one: '{{count}}\u00a0séance supprimée.',
    sessions_other: '{{count}}\u00a0séances supprimées.',
    retention_one: '{{count}}\u00a0entrée effacée définitivement.',
    retention_other: '{{count}}\u00a0entrées effacées définitivement.',
  },
  doneTitle: 'Le nettoyage est terminé',
  failed: 'Le nettoyage n’a pas eu lieu',
  loadFailed: 'Impossible de savoir si un nettoyage attend votre décision',
  data: {
    tryoutSessions: 'Séances de sélection',
    practices: 'Entraînements',
    registrations: 'Inscriptions',
    teams: 'Équipes',
    playerLists: 'Listes des joueurs en sélection',
    families: 'Liens privés des familles',
    mails: 'Traces des courriels',
    messages: 'Messages aux familles',
    placeHistory: 'Historique des places',
    adminSessions: 'Connexions',
    passwordResets: 'Liens de mot de passe',
    auditLog: 'Lignes du journal des modifications',
    pageViews: 'Décomptes de pages vues',
  },
};
