import type { RemovedData } from '@lions/domain';

/** The switches. */
export const adminSettings = {
  title: 'Settings',
  publicSite: 'Public site',
  flags: {
    development_notice_enabled: {
      title: 'Development notice',
      text: 'A banner on the tryout pages: it says that they may still show placeholder data, and what a player who is not on a list should do.',
    },
    practice_registration_enabled: {
      title: 'Registration for practices',
      text: 'On: parents see the practices and can reserve spots for their players. Off: the practice page stays covered with “COMING SOON”, and only coaches can register players.',
    },
    child_name_in_subject: {
      title: 'Children’s names in subjects of emails',
      text: 'On: the subject of an email to a family names its children. A locked phone shows subjects, so other people may read the name. Off: it has only the team, the day and the news; the names are in the email.',
    },
    second_factor_required: {
      title: 'Second step for superadmins',
      text: 'On: a superadmin without a second step must set it up before anything else, at the next press. Set up your own first. Off: each user decides in their profile.',
    },
  },
  mails: 'Emails',
  signIn: 'Sign-in',
  mailDelay: {
    title: 'Wait before families are told of a change',
    text: 'When a coach moves, cancels or deletes something, the emails to the families wait this long. Until then the change can be undone, and nothing is sent.',
    none: 'No wait, no undo',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
  },
  lateOffer: {
    title: 'Freed spots shortly before the start',
    text: 'When a spot opens this close to the start, it is offered to the whole waiting list at once, and the first family to accept it gets it. Earlier, and always with “Never”, it goes to the next in line.',
    none: 'Never',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
  },
  on: 'On',
  off: 'Off',
  neverChanged: 'Never changed: this is the default.',
  byDefault: 'The default is in use.',
  changed: 'Last changed {{when}}.',
  changedBy: 'Last changed by {{name}}, {{when}}.',
  conflict: 'Nothing was saved. The current setting is shown now.',
  saved: 'Setting updated successfully',
  failed: 'Failed to update the setting',
};

/** Season, contact and announcement of the club. */
export const adminClub = {
  title: 'Club',
  intro:
    'What the public site says about the club, in both languages. A change shows the next time a page is opened.',
  inLanguage: {
    en: '{{field}} (English)',
    fr: '{{field}} (French)',
  },
  rows: {
    count_one: '{{count}} entry',
    count_other: '{{count}} entries',
    add: 'Add an entry',
    unnamed: 'New entry',
    up: 'Up',
    down: 'Down',
    remove: 'Remove',
    upNamed: 'Move up: {{name}}',
    downNamed: 'Move down: {{name}}',
    removeNamed: 'Remove: {{name}}',
    moved: '{{name}}: now {{position}} of {{count}}',
    removed: '{{name}}: removed from the list once you save',
  },
  missing: {
    title: 'Texts in one language only',
    text: 'Descriptions of teams and of coming tryout sessions that are not written in both languages. Until they are, readers of the other language see the text that there is. The settings on this page always have both.',
    none: 'Every description is in both languages.',
    count_one: '{{count}} description',
    count_other: '{{count}} descriptions',
    saved: 'Saved',
    failed: 'Failed to save the text',
  },
  preview: 'As the public sees it',
  previewProblem: 'Shown once the fields are filled in correctly.',
  previewNothing: 'Nothing is shown.',
  fromTo: 'From {{first}} to {{last}}.',
  languages: { en: 'English', fr: 'French' },
  saved: 'Saved: the public site shows it now',
  failed: 'Failed to save the club’s details',
  useStandard: 'Use the site’s own text',
  useNone: 'Remove the announcement',
  history: 'History',
  noHistory: 'Nothing has been saved yet.',
  standard: 'The site’s own text',
  none: 'No announcement',
  putBack: 'Put back',
  putBackNamed: 'Put back version {{version}}',
  current: 'In use',
  version: 'Version {{version}}',
  savedBy: 'Saved by {{name}}, {{when}}.',
  savedAt: 'Saved {{when}}, by an account that was deleted.',
  unsavedFirst: 'Save your changes first, or close this part without saving.',
};

/** The check-up of the site; what each check found comes from the server, in both languages. */
export const adminDoctor = {
  title: 'Site check-up',
  intro:
    'Looks at the database, the disk, the clock, email, the public address and the links. It changes nothing and sends no email.',
  checking: 'Checking the site, this can take half a minute...',
  again: 'Check again',
  listTitle: 'Findings',
  checkedAt: 'Checked on {{time}}',
  levels: { ok: 'OK', warning: 'Warning', wrong: 'Wrong' },
  summary: {
    ok: 'All is well.',
    warning: 'Nothing is broken. See the warnings.',
    wrong: 'Something needs to be put right.',
  },
};

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
