import { parseClock24 } from '../time/time-range.js';
import { LIMITS } from './limits.js';

/** A switch, with its state while it has no value. */
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
  /** Whether the subject of a family's mail names the children: locked screens show it. */
  child_name_in_subject: onOff(false),
  /** Whether superadmins must have a second factor. */
  second_factor_required: onOff(false),
};

/** A whole number from 0 to `max`. */
const upTo = (max: number) => ({
  accepts: (value: string) => /^\d{1,2}$/.test(value) && Number(value) <= max,
});

/** Every setting with the test of its value; values are strings. */
export const SETTINGS = {
  /** HH:MM of the nightly clean-up; absent: the clean-up is off. */
  tryout_auto_deletion_time: { accepts: (value: string) => parseClock24(value) !== undefined },
  /** Minutes that mails about a coach's change wait, so that it can be undone; '0': no undo. */
  mail_delay_minutes: upTo(LIMITS.mailDelay.max),
  /** Hours before the start in which a freed place is offered to all who wait; '0': it always goes to the next in line. */
  late_offer_hours: upTo(LIMITS.lateOffer.max),
  ...SWITCHES,
};

const NUMBERS = { mail_delay_minutes: LIMITS.mailDelay, late_offer_hours: LIMITS.lateOffer };
export type NumberKey = keyof typeof NUMBERS;

/** A setting that is a number, or its default while it has no value. */
export const numberOf = (key: NumberKey, value: string | undefined): number =>
  value === undefined ? NUMBERS[key].default : Number(value);

/** The highest value of a setting that is a number. */
export const highestOf = (key: NumberKey): number => NUMBERS[key].max;

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
