/** The public site's switches. */
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
      text: 'On: parents see the practices and can reserve spots for their players. Off: the practice page stays covered with “COMING SOON”, and the server refuses registrations other than the coaches’.',
    },
  },
  mails: 'Emails',
  mailDelay: {
    title: 'Wait before a change is told',
    text: 'When a coach moves, cancels or deletes something, the emails to the families wait this long. Until then the change can be undone, and nothing is sent.',
    none: 'No wait, no undo',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
  },
  on: 'On',
  off: 'Off',
  neverChanged: 'Never changed: this is the default.',
  byDefault: 'The default is in use.',
  changed: 'Last changed {{when}}.',
  changedBy: 'Last changed by {{name}}, {{when}}.',
  conflict: 'Nothing was saved. The switch now shows the current setting.',
  saved: 'Setting updated successfully',
  failed: 'Failed to update the setting',
};
