/** The permissions of API keys (docs/integrate.md). */
export const API_SCOPES = [
  'schedule:read',
  'counts:read',
  'registrations:read',
  'contacts:read',
  'registrations:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Why a key works or not: its maker must still be an active superadmin. */
export const API_KEY_STATES = ['live', 'ended', 'makerLost'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];
