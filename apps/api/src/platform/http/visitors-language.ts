import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LANGUAGE, LANGUAGES, remembered, type Language } from '@lions/domain';

const CHOSEN = new RegExp(`(?:^|;)\\s*language=(${LANGUAGES.join('|')})\\s*(?:;|$)`);

/** The language of an address without one: the stored choice, else the browser's, else English. */
export function visitorsLanguage(headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>): Language {
  const chosen = headers.cookie === undefined ? undefined : CHOSEN.exec(headers.cookie)?.[1];
  if (chosen !== undefined) return chosen as Language;
  return browsersLanguage(headers['accept-language'] ?? '');
}

const browsersLanguage = remembered((header): Language => {
  const wishes = header.split(',').map((item) => {
    const [tag = '', weight] = item.split(';');
    return {
      language: tag.trim().toLowerCase().split('-')[0],
      quality: weight === undefined ? 1 : Number(weight.replace('q=', '')),
    };
  });
  const known = wishes.filter(
    (wish) => wish.quality > 0 && LANGUAGES.some((language) => language === wish.language),
  );
  const [best] = known.sort((a, b) => b.quality - a.quality);
  return (best?.language as Language | undefined) ?? DEFAULT_LANGUAGE;
});
