import type { Language } from '@lions/domain';

/** The absolute address of a private page in a language; `path` is the English one, such as '/my/…'. */
export const privateUrl = (publicUrl: string, path: `/my/${string}`, language: Language | null): string =>
  `${publicUrl}${language === 'fr' ? '/fr' : ''}${path}`;
