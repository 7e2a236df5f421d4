import { DEFAULT_CLEANUP_TIME, isSettingKey, SETTINGS } from './setting.js';

test.each([
  ['tryout_auto_deletion_time', true],
  ['development_notice_enabled', true],
  ['practice_registration_enabled', true],
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

test('the public sees only the two switches of its pages', () =>
  expect(
    Object.entries(SETTINGS)
      .filter(([, setting]) => setting.public)
      .map(([key]) => key),
  ).toEqual(['development_notice_enabled', 'practice_registration_enabled']));

test('the default clean-up time is accepted', () => {
  expect(DEFAULT_CLEANUP_TIME).toBe('03:00');
  expect(SETTINGS.tryout_auto_deletion_time.accepts(DEFAULT_CLEANUP_TIME)).toBe(true);
});
