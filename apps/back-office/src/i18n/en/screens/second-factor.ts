/** The second factor, of Profile and of its set-up at the sign-in. */
export const adminSecondFactor = {
  title: 'Second step at sign-in',
  hint: 'With an authenticator app, a stolen password alone opens nothing: you also type a code from your phone.',
  required: 'Superadmins of this club need a second step. Set it up once to go on.',
  setUp: 'Set up',
  next: 'Next',
  scan: 'Scan this code with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.',
  qrLabel: 'QR code for the authenticator app',
  type: 'Or type this key into the app:',
  code: 'Six digits that the app shows',
  codeOrRecovery: 'Code of the app, or a recovery code',
  turnOn: 'Turn on',
  isOn: 'The second step is on.',
  codesLeft_one: '{{count}} recovery code is left.',
  codesLeft_other: '{{count}} recovery codes are left.',
  renew: 'New recovery codes',
  remove: 'Turn off',
  removed: 'The second step is off',
  failed: 'This did not work',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each opens your account once when you do not have your phone. Print them or put them into a password manager: they are shown only now.',
  onlySuperadmin:
    'You are the only superadmin. Without your phone and without these codes, only the person who runs the server can let you in again.',
  otherSuperadmin:
    'Without your phone and without these codes, a superadmin can remove the second step for you.',
  copy: 'Copy the codes',
  copied: 'Recovery codes copied',
  copyFailed: 'The browser did not allow copying: select the codes and copy them yourself.',
  kept: 'I have kept them',
};
