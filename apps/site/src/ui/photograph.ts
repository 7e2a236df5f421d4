import type { ShownPictureDto } from '@lions/api-client';
import type { Language } from '@lions/domain';

/** Description of what a photograph shows, in the page's language. */
export const alternativeText = ({ altEn, altFr }: ShownPictureDto, language: Language): string =>
  language === 'fr' ? altFr : altEn;
