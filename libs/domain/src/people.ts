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

/** Teams and practices that an admin user may change. */
export interface ChangeScope {
  /** null: all teams. */
  teamIds: number[] | null;
  /** Practices belong to no team. */
  mayChangePractices: boolean;
}

/** The scope of a user with these limits; a superadmin and a coach of all teams have none. */
export function changeScopeOf({
  role,
  teamIds,
  mayChangePractices,
}: ChangeScope & { role: Role }): ChangeScope {
  return role === 'superadmin' || teamIds === null
    ? { teamIds: null, mayChangePractices: true }
    : { teamIds, mayChangePractices };
}

/** Whether the scope includes a team; null: the practices. */
export const isInScope = ({ teamIds, mayChangePractices }: ChangeScope, teamId: number | null): boolean =>
  teamId === null ? mayChangePractices : teamIds === null || teamIds.includes(teamId);

/** The audience of a call: everyone, any signed-in admin user, or superadmins only. */
export type Audience = 'anyone' | 'coach' | 'superadmin';

/** Whether a caller (undefined: not signed in) belongs to an audience. */
export function isAllowed(role: Role | undefined, audience: Audience): boolean {
  if (audience === 'anyone') return true;
  return audience === 'coach' ? role !== undefined : role === 'superadmin';
}

/** A text for a reader; `language` is named only where it is not the reader's. */
export interface TextFor {
  text: string;
  language?: Language;
}

/** The text in that language, else in the other one; undefined where neither is written. */
export function textFor(texts: Record<Language, string | null>, language: Language): TextFor | undefined {
  const own = texts[language];
  if (own) return { text: own };
  const other = LANGUAGES.find((code) => texts[code]);
  return other && { text: texts[other] ?? '', language: other };
}
