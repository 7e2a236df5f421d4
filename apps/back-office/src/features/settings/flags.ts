import type { SettingKey } from '@lions/domain';

/** A switch of the public site. */
export interface Flag {
  key: Extract<SettingKey, `${string}_enabled`>;
  /** Default while the setting has no value. */
  isOnByDefault: boolean;
}

/** The switches, in display order; their texts are under the key in `settings.flags`. */
export const FLAGS: readonly Flag[] = [
  { key: 'development_notice_enabled', isOnByDefault: true },
  { key: 'practice_registration_enabled', isOnByDefault: false },
];
