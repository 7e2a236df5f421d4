import type { SettingKey } from '@lions/domain';

/** A switch of the public site. */
export interface Flag {
  key: Extract<SettingKey, `${string}_enabled`>;
  /** What counts while the setting has no value. */
  isOnByDefault: boolean;
}

/** The switches, in the order of the screen; each has its texts under its key in `settings.flags`. */
export const FLAGS: readonly Flag[] = [
  { key: 'development_notice_enabled', isOnByDefault: true },
  { key: 'practice_registration_enabled', isOnByDefault: false },
];
