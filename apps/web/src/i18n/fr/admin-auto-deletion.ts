import type { adminAutoDeletion as english } from '../en/admin-auto-deletion';
import type { Translated } from '../translate';

export const adminAutoDeletion: Translated<typeof english> = {
  title: 'Réglages de la suppression automatique',
  timeTitle: 'Heure du nettoyage quotidien',
  timeLabel: 'Heure (24 heures, HH:MM)',
  saveTime: 'Enregistrer l’heure',
  turnOff: 'Désactiver',
  turnedOff: 'La suppression automatique est désactivée',
  confirmTurnOff:
    'Désactiver la suppression automatique? Les séances expirées restent alors jusqu’à ce que quelqu’un les supprime.',
  currentSetting: 'Réglage actuel',
  enabledAt: 'Tous les jours à {{time}}',
  disabled: 'Désactivée\u00a0: aucune heure n’est réglée',
  explanationTitle: 'Fonctionnement',
  explanation:
    'Une fois par jour à cette heure (heure de Montréal), les séances de sélection déjà commencées sont supprimées. Une séance qui commence exactement à cette heure reste.',
  explanationLate:
    'Si le serveur est arrêté à cette heure, le nettoyage se fait à son redémarrage. Une heure modifiée après le nettoyage du jour s’applique à partir du lendemain.',
  explanationKept:
    'Les séances supprimées sont conservées 30\u00a0jours\u00a0: vous pouvez les restaurer ci-dessous.',
  invalidTime: 'Veuillez entrer une heure valide au format HH:MM (24 heures)',
  timeSaved: 'Heure de la suppression automatique enregistrée',
  runsNowTitle: 'Des séances seront supprimées maintenant',
  timePassed_one:
    'Cette heure est déjà passée aujourd’hui\u00a0: si vous l’enregistrez, la vérification se fait maintenant et supprime {{count}}\u00a0séance.',
  timePassed_other:
    'Cette heure est déjà passée aujourd’hui\u00a0: si vous l’enregistrez, la vérification se fait maintenant et supprime {{count}}\u00a0séances.',
  runMissed_one:
    'La vérification du {{day}} n’a pas eu lieu\u00a0: si vous enregistrez cette heure, elle se fait maintenant et supprime {{count}}\u00a0séance.',
  runMissed_other:
    'La vérification du {{day}} n’a pas eu lieu\u00a0: si vous enregistrez cette heure, elle se fait maintenant et supprime {{count}}\u00a0séances.',
  saveAndRun: 'Enregistrer et lancer',
  timeConflict:
    'Rien n’a été enregistré. Le réglage actuel est affiché plus haut; enregistrez de nouveau si le vôtre est le bon.',
  timeFailed: 'L’heure de la suppression automatique n’a pas pu être enregistrée',
  manualTitle: 'Vérification manuelle',
  manualText: 'Supprime les séances terminées, sans attendre le nettoyage quotidien.',
  runCheckNow: 'Lancer la vérification',
  running: 'Vérification...',
  checking: 'Recherche...',
  confirmRun:
    'Voulez-vous vraiment lancer la vérification de suppression automatique? Toutes les séances expirées seront supprimées immédiatement.',
  wouldDelete_one: '{{count}}\u00a0séance serait supprimée maintenant.',
  wouldDelete_other: '{{count}}\u00a0séances seraient supprimées maintenant.',
  wouldDeleteNone: 'Aucune séance n’est terminée\u00a0: rien ne serait supprimé maintenant.',
  checkDone: 'Vérification de suppression automatique terminée',
  deletedNow_one: '{{count}}\u00a0séance supprimée.',
  deletedNow_other: '{{count}}\u00a0séances supprimées.',
  checkFailed: 'La vérification de suppression automatique a échoué',
  systemTitle: 'Renseignements sur le système',
  backgroundService: 'Service d’arrière-plan',
  serviceRunning: 'En marche',
  serviceStopped: 'Arrêté',
  checkFrequency: 'Fréquence de vérification',
  daily: 'Tous les jours à l’heure prévue',
  settingUpdated: 'Dernière mise à jour',
  never: 'Jamais',
  lastRun: 'Dernier nettoyage',
  lastRunResult_one: '{{when}}\u00a0: {{count}}\u00a0séance supprimée',
  lastRunResult_other: '{{when}}\u00a0: {{count}}\u00a0séances supprimées',
  lastCutoff: 'A supprimé ce qui commençait avant le',
  nextRun: 'Prochain nettoyage',
  noNextRun: 'Aucun tant que la suppression est désactivée',
  attentionTitle: 'À vérifier',
  attentionText:
    'La date de ces séances est illisible\u00a0: elles ne sont donc jamais supprimées. Ouvrez-les et corrigez-les.',
  nextRunNow: 'D’ici une minute',
  nextRunOn: {
    tonight: 'Cette nuit à {{time}}, {{wait}}',
    today: 'Aujourd’hui à {{time}}, {{wait}}',
    tomorrow: 'Demain à {{time}}, {{wait}}',
    later: 'Le {{day}} à {{time}}, {{wait}}',
  },
  previewTitle: 'Ce qui sera supprimé au cours des {{count}}\u00a0prochaines nuits',
  previewText_one: '{{count}}\u00a0séance en tout, si rien ne change d’ici là.',
  previewText_other: '{{count}}\u00a0séances en tout, si rien ne change d’ici là.',
  previewOff: 'La suppression automatique est désactivée\u00a0: rien ne sera supprimé.',
  previewNight_one: '{{count}}\u00a0séance',
  previewNight_other: '{{count}}\u00a0séances',
  previewNothing: 'Rien',
  previewCutoff: 'Ce qui commence avant le {{when}}\u00a0:',
  showMore_one: 'En afficher {{count}} de plus',
  showMore_other: 'En afficher {{count}} de plus',
};
