import type { AUDIT_ACTIONS, AuditSubject } from '@lions/domain';

type Sentences = { [S in AuditSubject]: Record<(typeof AUDIT_ACTIONS)[S][number], string> };

/** What each action is called, and the whole sentence of a line; an action without does not compile. */
export const auditSentences = {
  actions: {
    team: {
      create: 'Team added',
      update: 'Team changed',
      delete: 'Team deleted',
      restore: 'Team restored',
      updatePlayers: 'Player list changed',
      order: 'Order of teams changed',
    },
    tryoutSession: {
      create: 'Tryout session added',
      update: 'Tryout session changed',
      delete: 'Tryout session deleted',
      restore: 'Tryout session restored',
    },
    practice: {
      create: 'Practice added',
      update: 'Practice changed',
      cancel: 'Practice cancelled',
      restore: 'Cancelled practice brought back',
    },
    registration: {
      create: 'Registration entered',
      update: 'Registration changed',
      cancel: 'Registration cancelled',
      promote: 'Spot given to a waiting registration',
      stillComing: 'Family says that it is coming',
    },
    family: {
      setLanguage: 'Language of a family’s mails changed',
      replaceLink: 'Link of a family replaced',
      erase: 'Family erased',
    },
    user: {
      create: 'User added',
      update: 'User changed',
      delete: 'User deleted',
      unlock: 'User unlocked',
      endSessions: 'Devices signed out',
      createResetLink: 'Password link made',
      resetPassword: 'Password set by link',
      changePassword: 'Password changed',
    },
    mail: { retry: 'Mail to be sent again' },
    setting: { update: 'Setting changed', delete: 'Setting removed' },
    cleanup: {
      run: 'Nightly clean-up',
      runNow: 'Clean-up by hand',
      retention: 'Removed for good',
    },
    demo: { load: 'Invented data added' },
  } satisfies Sentences,
  sentences: {
    team: {
      create: '{{who}} added the team {{what}}',
      update: '{{who}} changed the team {{what}}',
      delete: '{{who}} deleted the team {{what}}',
      restore: '{{who}} restored the team {{what}}',
      updatePlayers: '{{who}} changed the player list of the team {{what}}',
      order: '{{who}} changed the order of the teams',
    },
    tryoutSession: {
      create: '{{who}} added the tryout session {{what}}',
      update: '{{who}} changed the tryout session {{what}}',
      delete: '{{who}} deleted the tryout session {{what}}',
      restore: '{{who}} restored the tryout session {{what}}',
    },
    practice: {
      create: '{{who}} added the practice {{what}}',
      update: '{{who}} changed the practice {{what}}',
      cancel: '{{who}} cancelled the practice {{what}}',
      restore: '{{who}} brought back the cancelled practice {{what}}',
    },
    registration: {
      create: '{{who}} entered the registration {{what}}',
      update: '{{who}} changed the registration {{what}}',
      cancel: '{{who}} cancelled the registration {{what}}',
      promote: '{{who}} gave a spot to the waiting registration {{what}}',
      stillComing: 'A family says that it is still coming: registration {{what}}',
    },
    family: {
      setLanguage: 'Family {{what}} chose the language of its mails',
      replaceLink: 'Family {{what}} replaced its private link',
      erase: 'Family {{what}} erased everything that was held about it',
    },
    user: {
      create: '{{who}} added the user {{what}}',
      update: '{{who}} changed the user {{what}}',
      delete: '{{who}} deleted the user {{what}}',
      unlock: '{{who}} unlocked the user {{what}}',
      endSessions: '{{who}} signed out the devices of the user {{what}}',
      createResetLink: '{{who}} made a password link for the user {{what}}',
      resetPassword: 'The user {{what}} set a password by link',
      changePassword: '{{who}} changed their own password',
    },
    mail: { retry: '{{who}} had a mail sent again: {{what}}' },
    setting: {
      update: '{{who}} changed the setting {{what}}',
      delete: '{{who}} removed the setting {{what}}',
    },
    cleanup: {
      run: 'The nightly clean-up ran',
      runNow: '{{who}} ran the clean-up by hand',
      retention: 'The server removed for good what is no longer kept',
    },
    demo: { load: 'The server added the invented data' },
  } satisfies Sentences,
};
