import { DEFAULT_CLEANUP_TIME, isSettingKey, isSwitchedOn, SETTINGS } from './setting.js';

test.each([
  ['tryout_auto_deletion_time', true],
  ['development_notice_enabled', true],
  ['practice_registration_enabled', true],
  ['child_name_in_subject', true],
  ['Development_Notice_Enabled', false],
  ['', false],
  ['toString', false],
  ['__proto__', false],
  ['constructor', false],
])('%j is a setting: %s', (key, expected) => expect(isSettingKey(key)).toBe(expected));

test.each([
  ['tryout_auto_deletion_time', '03:00', true],
  ['tryout_auto_deletion_time', '00:00', true],
  ['tryout_auto_deletion_time', '24:00', false],
  ['tryout_auto_deletion_time', '3:00', false],
  ['tryout_auto_deletion_time', '', false],
  ['development_notice_enabled', 'true', true],
  ['development_notice_enabled', 'false', true],
  ['development_notice_enabled', 'TRUE', false],
  ['development_notice_enabled', '1', false],
  ['development_notice_enabled', '', false],
  ['practice_registration_enabled', 'true', true],
  ['practice_registration_enabled', 'false', true],
  ['practice_registration_enabled', 'on', false],
] as const)('%s accepts %j: %s', (key, value, expected) =>
  expect(SETTINGS[key].accepts(value)).toBe(expected),
);

test.each([
  ['development_notice_enabled', null, true],
  ['development_notice_enabled', undefined, true],
  ['development_notice_enabled', 'false', false],
  ['practice_registration_enabled', null, false],
  ['practice_registration_enabled', 'true', true],
  ['child_name_in_subject', null, false],
] as const)('%s with the value %j is on: %s', (key, value, expected) =>
  expect(isSwitchedOn(key, value)).toBe(expected),
);

test('the default clean-up time is accepted', () => {
  expect(DEFAULT_CLEANUP_TIME).toBe('03:00');
  expect(SETTINGS.tryout_auto_deletion_time.accepts(DEFAULT_CLEANUP_TIME)).toBe(true);
});
