import { parseClock24 } from './time-slot.js';

/** Every setting there is, with the test its value must pass; values are strings (decisions 12). */
export const SETTINGS = {
  /** HH:MM of the nightly clean-up; absent: the clean-up is off. */
  tryout_auto_deletion_time: { public: false, accepts: (value: string) => parseClock24(value) !== undefined },
  /** The banner that says that tryout pages may show placeholder data; absent: on. */
  development_notice_enabled: {
    public: true,
    accepts: (value: string) => value === 'true' || value === 'false',
  },
} as const;

export type SettingKey = keyof typeof SETTINGS;

/** True for a key of the table above. */
export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

/** What the auto-deletion screen offers while no time is set (spec section 4). */
export const DEFAULT_CLEANUP_TIME = '03:00';
