import { foldText } from '../text/matching.js';
import { holdsContact, parsePlayerList, plainText } from './player-list.js';

/** One entry of a pasted text. */
export interface PastedEntry {
  written: string;
  /** Without numbering, marks and other columns of a sheet, as 'First Last'; empty: it names no player. */
  name: string;
}

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
const LETTER = /\p{L}/u;
/** Characters of a line or a cell in which a name is looked for. */
const LONGEST = 1000;

/** A program's export: 'Roy, Ana' in double quotes is one name. */
const QUOTED_TURNED = /["“”]([^"“”,;\t]+),\s*([^"“”,;\t]+)["“”]/g;
const DOUBLE_QUOTES = /["“”„‟«»‹›″〝〞＂]/g;
const SINGLE_QUOTED = /(^|\s)['‘‚]([^'‘’‚]+)['’](?=\s|$)/g;

const ANGLED = /<[^<>]*>/g;
const MAIL = /(?:mailto:)?[^\s@]+\s*@\s*[^\s@]*/gi;
const PHONE = /\(?\+?\(?\p{N}(?:[\s()./·\p{Pd}]*\p{N}){6,}(?:\s*(?:x|ext\.?|poste)\s*\p{N}+)?\s?\)?/giu;
/** Whole words only: '12 Marie Roy' and '5 Julie Fox' hold no month. */
const MONTH =
  '(?:jan(?:v|vier|uary)?|f[ée]v(?:r|rier)?|feb(?:ruary)?|mar(?:s|ch)?|a[vp]r(?:il)?|ma[iy]|juin|june?|juil(?:let)?|july?|ao[uû]t|aug(?:ust)?|sep(?:t|tember|tembre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|d[ée]c(?:ember|embre)?)\\.?';
const DAY = '\\p{N}{1,2}(?:er|ᵉʳ|st|nd|rd|th)?';
// Each pattern below captures the character before it: lookbehind would keep old Safari from loading the script.
const DATES = [
  /()\p{N}{1,4}\s?[./\p{Pd}]\s?\p{N}{1,2}\s?[./\p{Pd}]\s?\p{N}{1,4}/gu,
  new RegExp(`()${DAY}\\s+${MONTH},?\\s+\\p{N}{4}`, 'giu'),
  new RegExp(`(^|[^\\p{L}])${MONTH}\\s+${DAY},?\\s+\\p{N}{4}`, 'giu'),
  // A cell of its own, where a comma has cut off the year. Beside a name, 'Mai' may be the name.
  new RegExp(`^()(?:${DAY}\\s+${MONTH}|${MONTH}\\s+${DAY})$`, 'giu'),
];
const YEAR = /(^|[^\p{L}\p{N}])(?:19|20)\p{N}{2}(?![\p{L}\p{N}])/gu;
const AGE = /(^|[^\p{L}\p{N}])\p{N}{1,2}\s*(?:ans|years?(?: old)?|yrs?|y\/o)(?!\p{L})/giu;
/** The parent behind a player's name. */
const PARENT =
  /(^|[^\p{L}])(?:parents?|m[èe]re|p[èe]re|mom|dad|mother|father|tut(?:eur|rice)|guardian)\s*[:=].*$/iu;
/** Label in front of a removed contact or date. */
const LABEL =
  /(^|[^\p{L}])(?:t[ée]l(?:[ée]phone)?|cell(?:ulaire)?|mobile|phone|courriel|e-?mail|n[ée]e?(?:\s+le)?|dob|born(?:\s+on)?|date de naissance|date of birth)[\s.:]*$/iu;

const POSITIONS =
  'gardiens?|gardiennes?(?: de but)?|goalies?|goaltenders?|attaquante?s?|forwards?|ailiers?|centres?|centers?|wing(?:ers?)?|defenseu(?:rs?|res?|ses?)|defences?|defenses?|defen[cs]e(?:man|men)|defenders?';
const POSITION = new RegExp(`^(?:g|f|d|c|a|ap|lw|rw|ld|rd|lh|rh|${POSITIONS})$`);
const NUMBER_SIGN = /(?:[#＃№]|(^|[^\p{L}])(?:n[o°º]|num[ée]ro|number)\.?)\s*\p{N}{1,4}/giu;
const LEADING = /^[\s•·∙◦▪▫‣⁃●○■□◆◇►▶➢➤→✓✔✗☐☑☒*+>~_=|/\\:.,\p{Pd}]+/u;
const NUMBERING = /^\(?\p{N}{1,3}(?:\ufe0f?\u20e3\s*|\s*[.):\]\p{Pd}]+\s*|\s+)/u;
const TRAILING = /[\s•·|/\\:,;*<>_=([{\p{Pd}]+$/u;
/** ' - G', ' / F', ' | 12': what stands behind a separator at the end. */
const TAIL = /\s+[|/\p{Pd}]\s*(\S+)$/u;
const TRAILING_NUMBER = /\s\p{N}{1,3}$/u;

const isPosition = (text: string) => POSITION.test(foldText(text).trim());
const isMark = (text: string) => isPosition(text) || /^#?\p{N}{0,4}$/u.test(text.trim());

/** A cell or a line without contacts, dates, numbers and marks; empty when nothing of a name is left. */
function cleanName(text: string): string {
  // No name, and the patterns would take long: it stays, to be refused by its length.
  if (text.length > LONGEST) return text;
  const unquoted = text.replace(DOUBLE_QUOTES, '').replace(SINGLE_QUOTED, '$1$2').replace(/\s+/g, ' ').trim();
  let name = holdsContact(unquoted) ? withoutContacts(unquoted.normalize('NFKC')) : unquoted;
  for (const pattern of [...DATES, AGE, YEAR, NUMBER_SIGN])
    if (name.search(pattern) >= 0) name = name.replace(pattern, '$1 ').trim().replace(LABEL, '$1');
  name = name.replace(PARENT, '$1');
  name = name.replace(/[([{]([^)\]}]*)[)\]}]/g, (whole, inside: string) => (isMark(inside) ? ' ' : whole));
  for (let before = ''; before !== name;) {
    before = name;
    name = name.trim().replace(LEADING, '').replace(NUMBERING, '').replace(TRAILING, '');
    name = name.replace(TAIL, (whole, tail: string) => (isMark(tail) ? '' : whole));
  }
  name = name.replace(/\s+/g, ' ').trim();
  if (!LETTER.test(name) || isPosition(name)) return '';
  // The rest still holds a contact: the entry stays as it is, to be refused by name.
  return holdsContact(name) ? unquoted : name;
}

function withoutContacts(text: string): string {
  let rest = text;
  for (const pattern of [ANGLED, MAIL, PHONE])
    if (rest.search(pattern) >= 0) rest = rest.replace(pattern, ' \n').trim();
  // A label ends where a contact was.
  const parts = rest.split('\n').map((part) => part.trim().replace(LABEL, '$1'));
  return parts.join(' ');
}

/** Heads of columns, without accents and case. */
const FIRST_NAME = /^(?:prenoms?|first ?names?|given ?names?|first)$/;
const LAST_NAME = /^(?:noms?|noms? de famille|last ?names?|surnames?|family ?names?|last)$/;
const WHOLE_NAME =
  /^(?:noms? complets?|noms? (?:et )?prenoms?|prenoms? (?:et )?noms?|names?|full ?names?|(?:noms? (?:du|des|de la) )?(?:joueurs?|joueuses?|players?|enfants?|child(?:ren)?)(?:'s)?(?: ?names?)?|first (?:and )?last ?names?|last (?:and )?first ?names?)$/;
const OTHER_COLUMN =
  /^(?:(?:#|n[o°º]?|ddn)$|num|courriel|e-?mail|tel|phone|cell|mobile|naiss|birth|dob|date|annee|year|age|pos|equipe|team|parent|mere|pere|mother|father|tuteur|guardian|contact|adresse|address|ville|city|sexe|genre|gender|statut|status|note|remarque|comment|categor|niveau|level|ecole|school|jersey|chandail|dossard|nom du|nom de la|prenom du|prenom de la)/;

const headOf = (cell: string) =>
  foldText(cell).replace(DOUBLE_QUOTES, '').replace(/[.:]/g, '').replace(/\s+/g, ' ').trim();
const isNameHead = (head: string) => [FIRST_NAME, LAST_NAME, WHOLE_NAME].some((each) => each.test(head));
const isHead = (head: string) => isNameHead(head) || OTHER_COLUMN.test(head);

/** Whether the cells are the heads of columns: at least one is of names, and most are known ones. */
function isHeader(cells: readonly string[]): boolean {
  const heads = cells.map(headOf).filter((head) => head !== '');
  return heads.some(isNameHead) && heads.filter(isHead).length * 2 > heads.length;
}

/** Whether a line of words is the heads of columns whose separators are lost. */
function isHeaderLine(line: string): boolean {
  const words = line.split(/[\s,/]+/).filter((word) => word !== '');
  return isHeader([line]) || (isHeader(words) && words.every((word) => isHead(headOf(word))));
}

/** Which cells of a row give the name. */
type NameOf = (cells: readonly string[]) => string;

const joined = (first = '', last = '') => [first, last].filter((part) => part !== '').join(' ');

/** Name from the column heads; undefined when none of them is for a player's name. */
function byHeader(cells: readonly string[]): NameOf | undefined {
  const heads = cells.map(headOf);
  const [first, last] = [FIRST_NAME, LAST_NAME].map((each) => heads.findIndex((head) => each.test(head)));
  const whole = heads.findIndex((head) => WHOLE_NAME.test(head));
  if (first !== undefined && last !== undefined && first >= 0 && last >= 0)
    return (row) => joined(row[first], row[last]);
  const only = whole >= 0 ? whole : Math.max(first ?? -1, last ?? -1);
  return only < 0 ? undefined : (row) => row[only] ?? '';
}

/** Without heads: the first column holds whole names when most of its cells have two words, else last names. */
function byContent(rows: readonly (readonly string[])[]): NameOf {
  const named = rows.map((row) => row.filter((cell) => cell !== '')).filter((row) => row.length > 0);
  const whole = named.filter(([first = '', second]) => first.includes(' ') || second === undefined);
  return (cells) => {
    const [one = '', other = ''] = cells.filter((cell) => cell !== '');
    return whole.length * 2 > named.length ? one : joined(other, one);
  };
}

/** A line of the text in cells, with the separator's cells as they are written and cleaned. */
interface Row {
  line: string;
  cells: string[];
  cleaned: string[];
}

const rowsOf = (lines: readonly string[], separator: string): Row[] =>
  lines.map((line) => {
    const cells = line.split(separator);
    return { line, cells, cleaned: cells.map(cleanName) };
  });

/** Whether some cell holds something, but no name: a list of names has no such column. */
const hasExtra = ({ cells, cleaned }: Row) =>
  cells.some((cell, index) => cell.trim() !== '' && cleaned[index] === '');

/** Whether rows with this separator are those of a sheet, and not a list of names. */
function isSheet(rows: readonly Row[]): boolean {
  const [first] = rows;
  if (!first || first.cells.length < 2) return false;
  if (isHeader(first.cells)) return true;
  const isEven = rows.length > 1 && rows.every(({ cells }) => cells.length === first.cells.length);
  return isEven && first.cells.length > 2 && rows.filter(hasExtra).length * 2 > rows.length;
}

/** The entries of a sheet: one for each row. */
function sheetEntries(rows: readonly Row[]): PastedEntry[] {
  const header = rows.findIndex(({ cells }) => isHeader(cells));
  const ofHeader = header < 0 ? undefined : byHeader(rows[header]?.cells ?? []);
  const bodies = rows.filter(({ cells }) => !isHeader(cells));
  const ofRow = ofHeader ?? byContent(bodies.map(({ cleaned }) => cleaned));
  return rows.map(({ line, cells, cleaned }) => ({
    written: line,
    // A whole name in one cell may be 'Roy, Ana'.
    name: isHeader(cells) ? '' : (turnedName(ofRow(cleaned)) ?? ofRow(cleaned)),
  }));
}

/**
 * 'Roy, Ana #7' gives 'Ana Roy'. A line is 'Last, First' when it has one comma, a name on both sides, and a single
 * word on at least one side: 'Ana Roy, Bo Test' is two players.
 */
export function turnedName(line: string): string | undefined {
  const cells = line.split(',');
  if (cells.length !== 2) return undefined;
  const [last = '', first = '', ...more] = parsePlayerList(cells.map(cleanName).join(','));
  if (more.length > 0 || !LETTER.test(last) || !LETTER.test(first)) return undefined;
  return last.includes(' ') && first.includes(' ') ? undefined : `${first} ${last}`;
}

/** The entries of a line without columns: names between commas, or one name as 'Last, First'. */
function lineEntries(line: string): PastedEntry[] {
  if (isHeaderLine(line)) return [{ written: line, name: '' }];
  const cells = line.split(',');
  const cleaned = cells.map(cleanName);
  const names = cleaned.filter((name) => name !== '');
  const isOne = names.length < cells.filter((cell) => cell.trim() !== '').length || cells.length === 2;
  const turned = isOne && names.length === 2 ? turnedName(names.join(',')) : undefined;
  if (turned !== undefined) return [{ written: line, name: turned }];
  return cells.map((written, index) => ({ written, name: cleaned[index] ?? '' }));
}

function textEntries(line: string): PastedEntry[] {
  const [row] = rowsOf([line], ';');
  const names = row?.cleaned.filter((name) => name !== '') ?? [];
  // 'Roy;Ana;2012': the columns of one player. 'Ana Roy; Bo Test' is two.
  const isColumns = row && row.cells.length > 2 && names.length === 2 && hasExtra(row);
  const turned = isColumns ? turnedName(names.join(',')) : undefined;
  return turned === undefined ? line.split(';').flatMap(lineEntries) : [{ written: line, name: turned }];
}

/**
 * The entries of a pasted text with the name of each: of an e-mail, a numbered list, or a sheet with other columns. An
 * entry that still holds a contact has the name as it is written.
 */
export function readPastedPlayers(text: string): PastedEntry[] {
  const lines = plainText(text).replace(QUOTED_TURNED, '$2 $1').split(LINE_BREAK);
  const filled = lines.filter((line) => line.trim() !== '');
  const tabbed = filled.filter((line) => line.includes('\t'));
  const separator = [';', ','].find((each) => isSheet(rowsOf(filled, each)));
  const isRow = (line: string) => line.includes(tabbed.length > 0 ? '\t' : (separator ?? '\t'));
  const rows = filled.filter(isRow);
  const ofRows = sheetEntries(rowsOf(rows, tabbed.length > 0 ? '\t' : (separator ?? '\t')));
  const entries = filled.flatMap((line) => (isRow(line) ? (ofRows.shift() ?? []) : textEntries(line)));
  return withoutNumbers(
    entries
      .map(({ written, name }) => ({ written: written.replace(/\s+/g, ' ').trim(), name }))
      .filter(({ written }) => parsePlayerList(written).length > 0),
  );
}

/** Without the number at the end of a name, unless it tells two entries apart. */
function withoutNumbers(entries: readonly PastedEntry[]): PastedEntry[] {
  const baseOf = (name: string) => name.replace(TRAILING_NUMBER, '');
  const counts = new Map<string, number>();
  for (const { name } of entries) counts.set(baseOf(name), (counts.get(baseOf(name)) ?? 0) + 1);
  return entries.map(({ written, name }) => {
    const base = baseOf(name);
    return { written, name: counts.get(base) === 1 ? base : name };
  });
}
