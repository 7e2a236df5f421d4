import type { Language } from '@lions/domain';

/** The language of a command: the one asked for, else that of the shell's locale (POSIX), else English. */
export function languageOf(
  asked: string | undefined,
  { LC_ALL, LC_MESSAGES, LANG }: Record<string, string | undefined>,
): Language {
  const locale = asked || LC_ALL || LC_MESSAGES || LANG;
  return locale?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
