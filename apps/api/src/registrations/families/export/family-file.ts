import {
  AUDIT_FIELDS,
  civilAt,
  formatTime,
  formatTimes,
  locationLabel,
  teamNameIn,
  without,
  type Language,
} from '@lions/domain';
import { escapeHtml } from '../../../mail/mail-html.js';
import { formatDay } from '../../../mail/mail-part.js';
import { FAMILY_FIELDS } from '../families.dto.js';
import type { FamilyExportDto } from './family-export.dto.js';
import { FAMILY_FILE_TEXTS, type FamilyFileTexts } from './family-file-texts.js';

type Registration = FamilyExportDto['registrations'][number];
/** A label and a value; an absent value is not shown. */
type Row = [label: string, value: string | number | null | undefined];

/** Texts, language and time format of a part of the file. */
interface Wording {
  texts: FamilyFileTexts;
  language: Language;
  moment: (instant: string) => string;
}

const STYLE = [
  'body{font:16px/1.5 Arial,Helvetica,sans-serif;max-width:46rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}',
  'section{break-inside:avoid;border:1px solid #8888;border-radius:8px;padding:0 1rem;margin:1rem 0}',
  'h1{line-height:1.2}dt{font-weight:bold}dd{margin:0 0 .5rem}ol,ul{padding-left:1.2rem}',
  '@media(min-width:34rem){dl{display:grid;grid-template-columns:14rem 1fr}}',
].join('\n');

const list = (rows: readonly Row[]) =>
  `<dl>\n${rows
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(String(value))}</dd>`)
    .join('\n')}\n</dl>`;

const nameOf = (field: keyof typeof AUDIT_FIELDS, language: Language) => AUDIT_FIELDS[field][language];

function stepsOf({ texts, moment }: Wording, { steps }: Registration): string {
  if (steps.length === 0) return '';
  const lines = steps.map(({ at, event, position, actor }) => {
    const place = position === null ? [] : [texts.place(position)];
    return `<li>${escapeHtml([moment(at), texts.events[event], ...place, texts.actors[actor]].join(', '))}</li>`;
  });
  return `<h4>${escapeHtml(texts.steps)}</h4>\n<ol>\n${lines.join('\n')}\n</ol>`;
}

function registrationPart(wording: Wording, row: Registration): string {
  const { texts, language, moment } = wording;
  const label = (field: Parameters<typeof nameOf>[0]) => nameOf(field, language);
  const yesOrNo = (value: boolean) => (value ? texts.yes : texts.no);
  const team = row.team === null ? null : teamNameIn({ name: row.team, nameFr: row.teamFr }, language);
  const title = `${row.playerName}, ${team === null ? texts.practice : texts.session(team)}`;
  const rows: Row[] = [
    [label('date'), formatDay(row.date, language)],
    [label('time'), formatTimes(row.time, language)],
    [label('location'), row.location && locationLabel(row.location, language)],
    [texts.state, row.isCalledOff ? texts.calledOff : texts.statuses[row.status]],
    [texts.inLine, row.waitlistPosition],
    [texts.position, texts.positions[row.position]],
    ...without(FAMILY_FIELDS, 'playerName').map((field): Row => {
      const value = row[field];
      return [label(field), typeof value === 'boolean' ? yesOrNo(value) : value];
    }),
    [label('consentReceivedAt'), row.consentReceivedAt && moment(row.consentReceivedAt)],
    [texts.saidComing, row.confirmedAt && moment(row.confirmedAt)],
    [label('attended'), yesOrNo(row.attended)],
    [label('paidAt'), row.isPaid ? yesOrNo(true) : null],
    [label('tryoutNumber'), row.tryoutNumber],
    [label('checkInNote'), row.checkInNote],
    [texts.registeredAt, moment(row.createdAt)],
    [texts.changedAt, moment(row.updatedAt)],
    [texts.beforeProof, row.isBeforeProof ? texts.yes : null],
    [texts.passed, row.passedForReason === 0 ? null : row.passedForReason],
  ];
  return `<section>\n<h3>${escapeHtml(title)}</h3>\n${list(rows)}\n${stepsOf(wording, row)}\n</section>`;
}

function mailsPart({ texts, moment }: Wording, mails: FamilyExportDto['mails']): string {
  if (mails.length === 0) return `<p>${escapeHtml(texts.noMails)}</p>`;
  const lines = mails.map(({ kind, status, createdAt, sentAt }) => {
    const when = sentAt === null ? `${texts.queuedOn} ${moment(createdAt)}` : moment(sentAt);
    return `<li>${escapeHtml(`${texts.kinds[kind]} (${texts.mailStatuses[status]}), ${when}`)}</li>`;
  });
  return `<ul>\n${lines.join('\n')}\n</ul>`;
}

/** JSON that ends no script element. */
const embeddedJson = (value: unknown) => JSON.stringify(value, undefined, 1).replaceAll('<', '\\u003c');

/**
 * A family's data as one page that any phone opens and prints, without remote content. It also holds the answer of the
 * call without a language, as JSON: the law asks for a structured, commonly used format.
 */
export function familyFile(family: FamilyExportDto, language: Language, zone: string): string {
  const texts = FAMILY_FILE_TEXTS[language];
  const moment = (instant: string) => {
    const { date, minutes } = civilAt(new Date(instant), zone);
    return `${formatDay(date, language)}, ${formatTime(minutes, language)}`;
  };
  const wording = { texts, language, moment };
  const { email, guardianEmail, locale, createdAt, exportedAt, registrations, mails } = family;
  const facts: Row[] = [
    [nameOf('email', language), email],
    [texts.guardian, guardianEmail],
    [texts.mailLanguage, locale === null ? texts.noLanguage : texts.languages[locale]],
    [texts.linkSince, moment(createdAt)],
    [texts.exportedAt, moment(exportedAt)],
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(texts.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.intro)}</p>
<h2>${escapeHtml(texts.family)}</h2>
${list(facts)}
<h2>${escapeHtml(texts.registrations)} (${registrations.length})</h2>
${registrations.map((row) => registrationPart(wording, row)).join('\n') || `<p>${escapeHtml(texts.noRegistrations)}</p>`}
<h2>${escapeHtml(texts.mails)} (${mails.length})</h2>
${mailsPart(wording, mails)}
<script type="application/json" id="data">
${embeddedJson(family)}
</script>
</body>
</html>
`;
}
