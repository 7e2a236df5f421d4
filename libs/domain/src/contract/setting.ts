import { parseClock24 } from '../time/time-range.js';

const isFlag = (value: string) => value === 'true' || value === 'false';

/** Every setting with the test of its value; values are strings. */
export const SETTINGS = {
  /** HH:MM of the nightly clean-up; absent: the clean-up is off. */
  tryout_auto_deletion_time: { public: false, accepts: (value: string) => parseClock24(value) !== undefined },
  /** The banner about placeholder data on tryout pages; absent: on. */
  development_notice_enabled: {
    public: true,
    accepts: isFlag,
  },
  /** Whether families may register for practices; absent: off. */
  practice_registration_enabled: { public: true, accepts: isFlag },
} as const;

export type SettingKey = keyof typeof SETTINGS;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

/** The time that the auto-deletion screen proposes while none is set. */
export const DEFAULT_CLEANUP_TIME = '03:00';
