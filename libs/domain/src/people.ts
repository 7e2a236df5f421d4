/** The site's two equal languages. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
/** One language of texts that are declared in both. */
export const textsIn = <Key extends string>(
  language: Language,
  texts: Record<Key, Record<Language, string>>,
): Record<Key, string> =>
  Object.fromEntries(Object.keys(texts).map((key) => [key, texts[key as Key][language]])) as Record<
    Key,
    string
  >;

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Roles of admin users. A coach is the default. */
export const ROLES = ['coach', 'superadmin'] as const;
export type Role = (typeof ROLES)[number];

/** How many days a sign-in lasts: without activity, and at most. The privacy policy prints them. */
export const SIGN_IN_DAYS = { idle: 7, absolute: 30 } as const;

/** The teams that an admin user may change; null: all teams. */
export type TeamScope = readonly number[] | null;

/** The scope of a user with these teams; a superadmin is never limited. */
export const teamScopeOf = <Scope extends TeamScope>({ role, teamIds }: { role: Role; teamIds: Scope }) =>
  role === 'superadmin' ? null : teamIds;

/** Whether the scope includes a team; null: what belongs to no team, such as a practice. */
export const isInScope = (scope: TeamScope, teamId: number | null): boolean =>
  scope === null || teamId === null || scope.includes(teamId);

/** The audience of a call: everyone, any signed-in admin user, or superadmins only. */
export type Audience = 'anyone' | 'coach' | 'superadmin';

/** Whether a caller (undefined: not signed in) belongs to an audience. */
export function isAllowed(role: Role | undefined, audience: Audience): boolean {
  if (audience === 'anyone') return true;
  return audience === 'coach' ? role !== undefined : role === 'superadmin';
}
