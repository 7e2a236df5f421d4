/** Deleted rows that can be restored. */
export const adminDeleted = {
  title: 'Deleted in the last 30 days',
  none: 'Nothing was deleted.',
  show: 'Show',
  kinds: { all: 'All', team: 'Teams', session: 'Sessions' },
  teamsTitle: 'Recently deleted teams',
  noTeams: 'No team was deleted in the last 30 days.',
  noSessions: 'No session was deleted in the last 30 days.',
  team: 'Team {{name}} ({{league}})',
  deletedOn: 'Deleted {{when}}',
  pastKept: 'It is over: once restored, the automatic cleanup leaves it alone for 30 days.',
  restore: 'Restore',
  restoreNamed: 'Restore {{name}}',
  restored: 'Restored: {{name}}',
  restoreFailed: 'Failed to restore',
};
