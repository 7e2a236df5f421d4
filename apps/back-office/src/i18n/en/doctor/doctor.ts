/** The check-up of the site; what each check found comes from the server, in both languages. */
export const adminDoctor = {
  title: 'Site check-up',
  intro:
    'Looks at the database, the disk, the clock, mail, the public address and the links. It changes nothing and sends no email.',
  linkText: 'Find out whether the site is well, and what to do if it is not.',
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
