import type { Language } from '@lions/domain';
import { withClubWords, type ClubWords } from '@lions/web-base';
import { DICTIONARIES, type Dictionary } from './dictionary';

/** Filled dictionaries; a change of the season or of the year starts a new set. */
const filled = new Map<string, Dictionary>();
const MOST = 8;

/** Every text of the public site in one language, with the words of the club. */
export function clubTexts(language: Language, words: ClubWords): Dictionary {
  const key = JSON.stringify([language, words]);
  const known = filled.get(key);
  if (known) return known;
  if (filled.size >= MOST) filled.clear();
  const texts = withClubWords(DICTIONARIES[language], words);
  filled.set(key, texts);
  return texts;
}
