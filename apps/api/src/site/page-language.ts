import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@lions/domain';
import type { FastifyRequest } from 'fastify';

/** The language of an address without one: the stored choice, else the browser's, else English. */
export function visitorsLanguage(request: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const chosen = request.cookies['language'];
  return isLanguage(chosen)
    ? chosen
    : (browsersLanguage(request.headers['accept-language'] ?? '') ?? DEFAULT_LANGUAGE);
}

function browsersLanguage(header: string): Language | undefined {
  const wishes = header.split(',').map((item) => {
    const [tag = '', quality] = item.trim().split(/\s*;\s*q=/);
    return {
      language: tag.toLowerCase().split('-')[0],
      quality: quality === undefined ? 1 : Number(quality),
    };
  });
  const known = wishes.filter(
    (wish) => wish.quality > 0 && LANGUAGES.some((language) => language === wish.language),
  );
  return known.sort((a, b) => b.quality - a.quality)[0]?.language as Language | undefined;
}
