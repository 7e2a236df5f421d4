import { parseClock24 } from './time-slot.js';

const isFlag = (value: string) => value === 'true' || value === 'false';

/** Every setting there is, with the test its value must pass; values are strings (decisions 12). */
export const SETTINGS = {
  /** HH:MM of the nightly clean-up; absent: the clean-up is off. */
  tryout_auto_deletion_time: { public: false, accepts: (value: string) => parseClock24(value) !== undefined },
  /** The banner that says that tryout pages may show placeholder data; absent: on. */
  development_notice_enabled: {
    public: true,
    accepts: isFlag,
  },
  /** Whether families may register for practices; absent: off (D-14). */
  practice_registration_enabled: { public: true, accepts: isFlag },
} as const;

export type SettingKey = keyof typeof SETTINGS;

/** True for a key of the table above. */
export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

/** What the auto-deletion screen offers while no time is set (spec section 4). */
export const DEFAULT_CLEANUP_TIME = '03:00';
