/** The second factor and passkeys, of Profile and of the set-up at the sign-in. */
export const adminSecondFactor = {
  title: 'Second step at sign-in',
  hint: 'With an authenticator app, a stolen password alone opens nothing: you also type a code from your phone.',
  required:
    'Superadmins of this club need a second step. Set it up once to go on: with an authenticator app, or with a passkey below.',
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
  kept: 'I have kept them',
  removeLast:
    'It is your last second step, and this club requires one of superadmins: until you set one up again, everything else is closed to you.',
  passkeys: 'Passkeys',
  passkeysHint:
    'Your phone, your computer or your password manager signs you in, with your finger, your face or its PIN: no password, no code, and nothing that a false page could ask for.',
  noPasskeys: 'No passkey yet.',
  noPasskeysHere: 'This browser cannot add passkeys, or this address does not begin with https://.',
  passkeyTimes: 'Added {{added}}, last used {{used}}',
  passkeyUnused: 'Added {{added}}, not used yet',
  passkeyAdd: 'Add a passkey',
  passkeyName: 'Name',
  passkeyAdded: 'Passkey added',
  passkeyNotAdded: 'The passkey was not added',
  passkeyCancelled: 'The browser made none. Please try again.',
  passkeyThere: 'This device has a passkey of your account already.',
  passkeyRemove: 'Remove',
  passkeyRemoveNamed: 'Remove the passkey {{name}}',
  passkeyRemoveText: 'It signs nobody in any more. Delete it in your phone or password manager as well.',
  passkeyRemoved: 'Passkey removed',
  passkeyNotRemoved: 'The passkey was not removed',
  onlySuperadminPasskey:
    'You are the only superadmin. Without your passkeys, only the person who runs the server can let you in again: add one on a second device, or set up the second step as well.',
};
