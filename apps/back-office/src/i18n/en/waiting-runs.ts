import type { RemovedData } from '@lions/domain';

/** Nightly runs that wait for a superadmin's approval. */
export const adminWaitingRuns = {
  title: {
    sessions: 'The nightly cleanup waits for your decision',
    retention: 'The nightly removal of old data waits for your decision',
  },
  text: {
    sessions:
      'For {{day}} it would delete {{rows}} tryout sessions at once. The last runs deleted {{most}} at most. So nothing was deleted.',
    retention:
      'For {{day}} it would remove {{rows}} entries at once, for good. The last runs removed {{most}} at most. So nothing was removed.',
  },
  since: 'Waiting since {{when}}.',
  clock: 'Compare the server’s clock with yours: it says {{server}}, this device says {{device}}.',
  clockOff:
    'The two clocks differ. If the server’s clock is wrong, have it set right and decide nothing: the next run then goes as usual.',
  decide: 'Look and decide',
  question: {
    sessions: 'Delete {{rows}} tryout sessions?',
    retention: 'Remove {{rows}} entries for good?',
  },
  consequence: {
    sessions:
      'These are all sessions that start before {{cutoff}}. They disappear from the site; you can restore them for 30 days.',
    retention:
      'These are all entries past their retention period on {{cutoff}}. They cannot be restored: only a backup would still hold them.',
  },
  yes: {
    sessions: 'Delete {{rows}} sessions',
    retention: 'Remove {{rows}} entries',
  },
  no: 'Keep waiting',
  done: {
    sessions_one: '{{count}} session deleted.',
    sessions_other: '{{count}} sessions deleted.',
    retention_one: '{{count}} entry removed for good.',
    retention_other: '{{count}} entries removed for good.',
  },
  doneTitle: 'The run is done',
  failed: 'The run was not done',
  loadFailed: 'Could not find out whether a nightly run waits for your decision',
  data: {
    tryoutSessions: 'Tryout sessions',
    practices: 'Practices',
    registrations: 'Registrations',
    teams: 'Teams',
    playerLists: 'Lists of competing players',
    families: 'Private links of families',
    mails: 'Records of emails',
    messages: 'Messages to families',
    placeHistory: 'History of spots',
    adminSessions: 'Sign-ins',
    passwordResets: 'Password links',
    auditLog: 'Lines of the audit log',
    pageViews: 'Counts of page views',
  } satisfies Record<RemovedData, string>,
};
