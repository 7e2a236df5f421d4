import { LANGUAGES, type Language } from '../people.js';

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
