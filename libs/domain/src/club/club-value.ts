import { FAMILY_EMAIL_PATTERN, ONE_LINE_PATTERN, PHONE_PATTERN } from '../contract/limits.js';
import { VALIDATION } from '../contract/validation-message.js';
import { LANGUAGES } from '../people.js';
import { plainText } from '../teams/player-list.js';
import { plainPhone } from '../text/phone.js';
import { addDays, isCivilDate } from '../time/club-time.js';
import { formatTimeRange, parseTimeRange } from '../time/time-range.js';
import type { ClubField } from './club-field.js';
import { clubFields, type ClubKey, type ClubValue } from './club-settings.js';

/** A field, such as 'label.fr' or 'links.0.name.fr', with the English sentence of the rule that it breaks. */
export interface ClubProblem {
  field: string;
  message: string;
}

const UNKNOWN_FIELD = 'Unknown field';
/** An address of another site, whose host has a dot and a top level. */
const WEB =
  /https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,30}[a-z][a-z0-9-]{0,61}[a-z0-9](?::\d{1,5})?(?:[/?#][^\s"<>\\]*)?/
    .source;
/** A whole address of another site. */
export const WEB_PATTERN = new RegExp(`^${WEB}$`, 'i');
/** The path of a page of this site. */
const PAGE = /\/(?:[^\s"<>\\/][^\s"<>\\]*)?/.source;
const LONE_SURROGATE = /\p{Surrogate}/u;

const PATTERNS: Partial<Record<ClubField['kind'], [RegExp, string]>> = {
  email: [FAMILY_EMAIL_PATTERN, VALIDATION.emailInvalid],
  phone: [PHONE_PATTERN, VALIDATION.phoneInvalid],
  link: [new RegExp(`^(?:${WEB}|${PAGE})$`, 'i'), VALIDATION.linkInvalid],
  web: [WEB_PATTERN, VALIDATION.webInvalid],
};

/** The rule that a trimmed text breaks, or undefined. */
function textProblem({ kind, max = Infinity }: ClubField, text: string): string | undefined {
  if (kind === 'day') return isCivilDate(text) ? undefined : VALIDATION.dateInvalid;
  if (kind === 'times') return parseTimeRange(text) ? undefined : VALIDATION.eventTimeInvalid;
  if (Array.from(text).length > max) return VALIDATION.textTooLong;
  if (!ONE_LINE_PATTERN.test(text) || LONE_SURROGATE.test(text)) return VALIDATION.textInvalid;
  const [pattern, message] = PATTERNS[kind] ?? [];
  return pattern?.test(text) === false ? message : undefined;
}

/** A valid text as it is stored. */
function inOneForm({ kind }: ClubField, text: string): string {
  const range = kind === 'times' ? parseTimeRange(text) : undefined;
  if (range) return formatTimeRange(range);
  return kind === 'email' ? text.toLowerCase() : text;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The input at which a missing text is named. */
const firstInput = (name: string, { kind }: ClubField) =>
  kind === 'words' ? `${name}.${LANGUAGES[0]}` : name;

/** Reads one value: fields without input have no value; null, an empty text and an empty list count as no input. */
class ValueReader {
  readonly value: Record<string, unknown> = {};
  readonly problems: ClubProblem[] = [];

  constructor(
    private readonly fields: [string, ClubField][],
    private readonly input: Record<string, unknown>,
  ) {
    for (const name of Object.keys(input))
      if (!fields.some(([known]) => known === name)) this.refuse(name, UNKNOWN_FIELD);
    for (const [name, field] of fields) this.read(name, field);
    for (const [name, field] of fields) this.compare(name, field);
  }

  private refuse(field: string, message: string): undefined {
    this.problems.push({ field, message });
    return undefined;
  }

  private read(name: string, field: ClubField): void {
    const given = this.input[name];
    const value = given === undefined || given === null ? undefined : this.valueOf(name, field, given);
    if (value !== undefined) this.value[name] = value;
    else if (field.isRequired && !this.isRefused(name))
      this.refuse(firstInput(name, field), VALIDATION.required);
  }

  private valueOf(name: string, field: ClubField, given: unknown): unknown {
    const { kind } = field;
    if (kind === 'words') return this.words(name, field, given);
    if (kind === 'number') return this.number(name, field, given);
    if (kind === 'rows') return this.rows(name, field, given);
    if (kind !== 'flag') return this.text(name, field, given);
    return typeof given === 'boolean' ? given || undefined : this.refuse(name, VALIDATION.textInvalid);
  }

  private text(path: string, field: ClubField, given: unknown): string | undefined {
    if (given === undefined || given === null) return undefined;
    if (typeof given !== 'string') return this.refuse(path, VALIDATION.textInvalid);
    const plain = field.kind === 'phone' ? plainPhone(given) : plainText(given);
    if (plain === '') return undefined;
    const problem = textProblem(field, plain);
    return problem === undefined ? inOneForm(field, plain) : this.refuse(path, problem);
  }

  private number(path: string, { max = Infinity }: ClubField, given: unknown): number | undefined {
    if (Number.isInteger(given) && (given as number) >= 1 && (given as number) <= max) return given as number;
    return this.refuse(path, VALIDATION.wholeNumberInvalid);
  }

  private words(name: string, field: ClubField, given: unknown): Record<string, string> | undefined {
    if (!isObject(given)) return this.refuse(name, VALIDATION.textInvalid);
    for (const language of Object.keys(given))
      if (!(LANGUAGES as readonly string[]).includes(language))
        this.refuse(`${name}.${language}`, UNKNOWN_FIELD);
    const texts: Record<string, string> = {};
    for (const language of LANGUAGES) {
      const text = this.text(`${name}.${language}`, field, given[language]);
      if (text !== undefined) texts[language] = text;
    }
    const missing = LANGUAGES.filter((language) => texts[language] === undefined);
    if (missing.length === LANGUAGES.length) return undefined;
    for (const language of missing)
      if (!this.isRefused(`${name}.${language}`))
        this.refuse(`${name}.${language}`, VALIDATION.bothLanguages);
    return missing.length === 0 ? texts : undefined;
  }

  private rows(name: string, { fields = {}, max = Infinity }: ClubField, given: unknown): unknown {
    if (!Array.isArray(given) || !given.every(isObject)) return this.refuse(name, VALIDATION.textInvalid);
    if (given.length > max) return this.refuse(name, VALIDATION.rowsTooMany);
    const readers = given.map((row) => new ValueReader(Object.entries(fields), row));
    readers.forEach((reader, index) => {
      reader.tellApart(readers.slice(0, index));
      reader.goOnFrom(readers[index - 1]);
      for (const { field, message } of reader.problems) this.refuse(`${name}.${index}.${field}`, message);
    });
    return given.length === 0 ? undefined : readers.map(({ value }) => value);
  }

  /** The rule about earlier rows: only one of those that lead to one page needs no note. */
  private tellApart(earlier: readonly ValueReader[]): void {
    for (const [name, field] of this.fields) {
      const shared = field.tellsApart;
      if (shared === undefined || this.value[name] !== undefined || this.isRefused(name)) continue;
      const own = this.value[shared];
      if (
        own !== undefined &&
        earlier.some(({ value }) => value[shared] === own && value[name] === undefined)
      )
        this.refuse(firstInput(name, field), VALIDATION.noteRequired);
    }
  }

  /** The rule about the row above: numbers go on below it without a gap or an overlap. */
  private goOnFrom(above: ValueReader | undefined): void {
    for (const [name, { before }] of this.fields) {
      const first = before === undefined ? undefined : above?.value[before];
      if (typeof first === 'number' && this.value[name] !== first - 1 && !this.isRefused(name))
        this.refuse(name, VALIDATION.yearsInterrupted);
    }
  }

  /** The rules about two fields. */
  private compare(name: string, field: ClubField): void {
    const { with: other, from, mostDays, without } = field;
    const isMissing = this.value[name] === undefined && !this.isRefused(name);
    if (other !== undefined && isMissing && this.value[other] !== undefined)
      this.refuse(firstInput(name, field), VALIDATION.togetherRequired);
    const [first, last] = [from === undefined ? undefined : this.value[from], this.value[name]];
    if (typeof first === 'number' && typeof last === 'number' && last < first)
      this.refuse(name, VALIDATION.yearsReversed);
    if (typeof first === 'string' && typeof last === 'string') {
      if (last < first) this.refuse(name, VALIDATION.daysReversed);
      else if (mostDays !== undefined && last >= addDays(first, mostDays))
        this.refuse(name, VALIDATION.eventTooLong);
    }
    if (without !== undefined && this.value[name] !== undefined && this.value[without] !== undefined)
      this.refuse(name, VALIDATION.timeOfOneDay);
  }

  private isRefused(name: string): boolean {
    return this.problems.some(({ field }) => field === name || field.startsWith(`${name}.`));
  }
}

/** The value of a setting as it is stored, or the fields that a rule refuses. */
export function readClubValue<Key extends ClubKey>(
  key: Key,
  input: unknown,
): { value: ClubValue<Key>; problems: [] } | { value?: undefined; problems: ClubProblem[] } {
  const { value, problems } = new ValueReader(clubFields(key), isObject(input) ? input : {});
  return problems.length > 0 ? { problems } : { value: value as ClubValue<Key>, problems: [] };
}
