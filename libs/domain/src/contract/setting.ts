import { parseClock24 } from '../time/time-range.js';
import { LIMITS } from './limits.js';

/** A switch of the public site, with its state while it has no value. */
const onOff = (isOnByDefault: boolean) => ({
  isOnByDefault,
  accepts: (value: string) => value === 'true' || value === 'false',
});

/** The switches, in display order. */
const SWITCHES = {
  /** The banner about placeholder data on tryout pages. */
  development_notice_enabled: onOff(true),
  /** Whether families may register for practices. */
  practice_registration_enabled: onOff(false),
};

/** Every setting with the test of its value; values are strings. */
export const SETTINGS = {
  /** HH:MM of the nightly clean-up; absent: the clean-up is off. */
  tryout_auto_deletion_time: { accepts: (value: string) => parseClock24(value) !== undefined },
  /** Minutes that mails about a coach's change wait, so that it can be undone; '0': no undo. */
  mail_delay_minutes: {
    accepts: (value: string) => /^\d{1,2}$/.test(value) && Number(value) <= LIMITS.mailDelay.max,
  },
  ...SWITCHES,
};

/** The delay of mails in minutes by its setting. */
export const mailDelayOf = (value: string | undefined): number =>
  value === undefined ? LIMITS.mailDelay.default : Number(value);

export type SwitchKey = keyof typeof SWITCHES;
export const SWITCH_KEYS = Object.keys(SWITCHES) as SwitchKey[];

/** Whether a switch with that value, or with none, is on. */
export const isSwitchedOn = (key: SwitchKey, value: string | null | undefined): boolean =>
  value ? value === 'true' : SWITCHES[key].isOnByDefault;

export type SettingKey = keyof typeof SETTINGS;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

/** The time that the auto-deletion screen proposes while none is set. */
export const DEFAULT_CLEANUP_TIME = '03:00';
