import { seasonYear, type CivilDate, type ClubValue, type Language, type Division } from '@lions/domain';
import { LOCALES } from './translate';

type Season = ClubValue<'season'>;

const ENGLISH_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Creating one takes a hundred times longer than using it. */
let englishOrdinals: Intl.PluralRules | undefined;

/** '50th' or '50e'. */
function ordinal(number: number, language: Language): string {
  if (language === 'fr') return number === 1 ? '1re' : `${number}e`;
  englishOrdinals ??= new Intl.PluralRules(LOCALES.en, { type: 'ordinal' });
  return `${number}${ENGLISH_ENDINGS[englishOrdinals.select(number)] ?? 'th'}`;
}

/** The year in which the site was published: that of the copyright until a season has a year. */
const PUBLISHED = 2025;

const yearIn = (text: string) => /\d{4}/.exec(text)?.[0];

/** A name in the middle of a sentence: in French in lower case, and on one line with its year. */
function inSentence(name: string, language: Language): string {
  if (language === 'en') return name;
  return (name.charAt(0).toLowerCase() + name.slice(1)).replace(/ (?=\d)/g, '\u00a0');
}

function titleOf({ anniversary, years }: Season, language: Language): string {
  const season = { en: 'season', fr: 'saison' }[language];
  return anniversary === undefined
    ? `${season.charAt(0).toUpperCase()}${season.slice(1)} ${years[language]}`
    : `${ordinal(anniversary, language)} ${season} · ${years[language]}`;
}

/** Values of the texts' placeholders: the club's season, and the year of the copyright. */
export function clubWords(season: Season, today: CivilDate, language: Language) {
  const name = season.label[language];
  return {
    /** 'Fall 2025' or 'Automne 2025'. */
    season: name,
    /** 'Fall 2025' or 'automne 2025'. */
    inSeason: inSentence(name, language),
    /** 'Fall 2025 tryouts' or 'Camps de sélection, automne 2025'. */
    seasonTryouts:
      language === 'fr' ? `Camps de sélection, ${inSentence(name, language)}` : `${name} tryouts`,
    /** '2025': of the season's name, else of its years. */
    seasonYear: yearIn(name) ?? yearIn(season.years[language]) ?? today.slice(0, 4),
    /** '2025-26' or '2025-2026'. */
    seasonYears: season.years[language],
    /** '50th season · 2025-26', or 'Season 2025-26' without an anniversary. */
    seasonTitle: titleOf(season, language),
    /** '50', or empty. */
    anniversary: String(season.anniversary ?? ''),
    /** '2025': the year in which the season begins. */
    copyrightYear: String(seasonYear(season) ?? PUBLISHED),
  };
}

export type ClubWords = ReturnType<typeof clubWords>;

/** A text, or a tree of texts, with the words of the club; other placeholders stay. */
export function withClubWords<T>(texts: T, words: ClubWords): T {
  if (typeof texts === 'string')
    return texts.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
      Object.hasOwn(words, name) ? words[name as keyof ClubWords] : placeholder,
    ) as T;
  if (Array.isArray(texts)) return texts.map((inner: unknown) => withClubWords(inner, words)) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, inner]) => [key, withClubWords(inner as unknown, words)]),
  ) as T;
}

/** '2019 or later', '2013 and 2014' or '2008': the years of birth of a division. */
export function birthYears({ firstYear, lastYear }: Division, language: Language): string {
  const isFrench = language === 'fr';
  if (lastYear === undefined) return `${firstYear} ${isFrench ? 'ou après' : 'or later'}`;
  if (lastYear === firstYear) return String(firstYear);
  if (lastYear === firstYear + 1) return `${firstYear} ${isFrench ? 'et' : 'and'} ${lastYear}`;
  return isFrench ? `de ${firstYear} à ${lastYear}` : `${firstYear} to ${lastYear}`;
}
