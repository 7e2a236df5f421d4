import type { Language } from '@lions/domain';
import { CREST } from './mail-crest.js';

/** A mail, ready to send. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file, for coming or cancelled activities. */
  calendar: { fileName: string; content: string } | undefined;
}

/** An activity with a date block: its facts, then sentences about the children. All texts are plain. */
export interface MailCard {
  /** Weekday, day and month of `when`, in short; undefined: `when` is unreadable. */
  date: readonly string[] | undefined;
  title: string;
  when: string;
  where: string | undefined;
  /** A button each: to a map of the place, and to where the fee is paid. */
  links: readonly { label: string; url: string }[];
  /** It does not take place. */
  isOff: boolean;
  sentences: readonly string[];
}

/** A paragraph or a card. */
export type MailBlock = string | MailCard;

/** A mail in one language, as plain text. */
export interface MailPart {
  language: Language;
  subject: string;
  heading: string;
  blocks: MailBlock[];
  button: string;
  /** The private page in that language. */
  url: string;
  /** The club's name: above the heading, and below the button unless a coach wrote the text. */
  club: string;
  isSigned: boolean;
  notes: string[];
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const FONT = 'font-family:Arial,Helvetica,sans-serif';
const PILL = `display:inline-block;padding:12px 20px;border-radius:8px;${FONT};font-size:16px;font-weight:bold;line-height:20px;text-decoration:none`;

/** Inline styles by class: a mail program that drops the style sheet keeps these. Each background has its text colour. */
const LOOKS = {
  page: `margin:0;padding:0;background:#e9edf5;color:#16213a;${FONT};font-size:16px;line-height:1.5`,
  sheet: 'width:100%;max-width:600px;background:#ffffff;color:#16213a;overflow-wrap:anywhere',
  band: 'padding:14px 16px;background:#0a1738;color:#ffffff;font-size:18px;font-weight:bold',
  part: 'padding:24px 16px',
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.25',
  text: 'margin:0 0 16px',
  card: 'margin:0 0 16px;border:1px solid #c5cfe2;border-radius:12px;background:#f6f8fc;color:#16213a;table-layout:fixed',
  date: 'padding:8px 2px;border-radius:8px;background:#0a1738;color:#ffffff;font-size:14px;line-height:1.3;text-align:center',
  off: 'padding:8px 2px;border-radius:8px;background:#5b6577;color:#ffffff;font-size:14px;line-height:1.3;text-align:center',
  title: 'margin:0;font-size:18px;line-height:1.3',
  line: 'margin:0 0 8px',
  link: `${PILL};padding:11px 19px;border:1px solid #0a1738;color:#0a1738`,
  button: `${PILL};background:#f7b92f;color:#1c1503`,
  note: 'margin:0 0 8px;font-size:14px;color:#4a556b',
  rule: 'height:1px;background:#c5cfe2;font-size:0;line-height:0',
};

/** Where the mail program follows the dark scheme. */
const DARK: Partial<Record<keyof typeof LOOKS, string>> = {
  page: 'background:#0b1120!important;color:#e8edf7!important',
  sheet: 'background:#141d33!important;color:#e8edf7!important',
  date: 'background:#cfdcf7!important;color:#0a1738!important',
  card: 'background:#1b2742!important;color:#e8edf7!important;border-color:#3a4a70!important',
  link: 'border-color:#cfdcf7!important;color:#cfdcf7!important',
  note: 'color:#b4c0d6!important',
  rule: 'background:#3a4a70!important',
};
const SCHEME = Object.entries(DARK).map(([name, style]) => `.${name}{${style}}`);

const look = (name: keyof typeof LOOKS) => `class="${name}" style="${LOOKS[name]}"`;
/** Line breaks in a text stay. */
const element = (tag: string, name: keyof typeof LOOKS, text: string) =>
  `<${tag} ${look(name)}>${escapeHtml(text).replaceAll('\n', '<br>\n')}</${tag}>`;
const pill = (name: 'link' | 'button', label: string, url: string) =>
  `<a href="${escapeHtml(url)}" ${look(name)}>${escapeHtml(label)}</a>`;
const TABLE = 'table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Both hours of an activity: they stay on one line. */
const HOURS = /(?<=, )[^,]* – [^,]*$/;

function cardHtml({ date, title, when, where, links, isOff, sentences }: MailCard): string {
  const name = isOff ? 'off' : 'date';
  // A picture of the line below, so a screen reader skips it.
  const [weekday = '', day = '', month = ''] = date ?? [];
  const block = `<td width="60" valign="top" style="padding:12px 0 8px 12px" aria-hidden="true"><div ${look(name)}>${escapeHtml(weekday)}<br>
<b style="font-size:24px;line-height:1.1">${escapeHtml(day)}</b><br>
${escapeHtml(month)}</div></td>`;
  const lines = [...(where === undefined ? [] : [where]), ...sentences].map((text) =>
    element('p', 'line', text),
  );
  const rest = [
    ...lines,
    ...links.map(({ label, url }) => `<p style="margin:4px 0 8px">${pill('link', label, url)}</p>`),
  ];
  return `<${TABLE} ${look('card')}>
<tr>${date ? block : ''}<td valign="top" style="padding:12px 12px 0">${element('h2', 'title', title)}
<p ${look('line')}>${escapeHtml(when).replace(HOURS, '<span style="white-space:nowrap">$&</span>')}</p></td></tr>
<tr><td${date ? ' colspan="2"' : ''} style="padding:0 12px 4px">${rest.join('\n')}</td></tr>
</table>`;
}

/** The button's cell has its colour and padding, too: Outlook ignores the padding of a link. */
function partHtml({ language, heading, blocks, button, url, club, isSigned, notes }: MailPart): string {
  return `<tr><td ${look('part')} lang="${language}">
${element('h1', 'heading', heading)}
${blocks.map((block) => (typeof block === 'string' ? element('p', 'text', block) : cardHtml(block))).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td bgcolor="#f7b92f" style="border-radius:8px;mso-padding-alt:12px 20px">${pill('button', button, url)}</td></tr></table>
${isSigned ? element('p', 'text', club) : ''}
${notes.map((text) => element('p', 'note', text)).join('\n')}
</td></tr>`;
}

/** The comments are for Outlook, which knows no `max-width`. The only picture is attached: a remote one would reveal when the mail is opened. */
export function mailHtml(parts: readonly MailPart[]): string {
  const [first] = parts;
  return `<!doctype html>
<html lang="${first?.language ?? 'fr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(first?.subject ?? '')}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${SCHEME.join('')}}</style>
</head>
<body ${look('page')}>
<${TABLE} ${look('page')}><tr><td align="center">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<${TABLE} ${look('sheet')}>
<tr><td bgcolor="#0a1738" ${look('band')}><img src="cid:${CREST.cid}" width="39" height="48" alt="" style="vertical-align:middle;margin-right:12px">${escapeHtml(first?.club ?? '')}</td></tr>
${parts.map(partHtml).join(`\n<tr><td ${look('rule')}>&nbsp;</td></tr>\n`)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

export const COLON: Record<Language, string> = { en: ':', fr: '\u00a0:' };

/** A block without its links. */
export const blockText = (block: MailBlock): string =>
  typeof block === 'string'
    ? block
    : [block.title, block.when, ...(block.where === undefined ? [] : [block.where]), ...block.sentences].join(
        '\n',
      );

/** The plain-text version: the same words. */
export function mailText(parts: readonly MailPart[]): string {
  const texts = parts.map(({ language, heading, blocks, button, url, club, isSigned, notes }) => {
    const linked = (label: string, address: string) => `${label}${COLON[language]}\n${address}`;
    return [
      heading,
      ...blocks.map((block) => {
        const links = typeof block === 'string' ? [] : block.links;
        return [blockText(block), ...links.map(({ label, url: address }) => linked(label, address))].join(
          '\n',
        );
      }),
      linked(button, url),
      ...(isSigned ? [club] : []),
      notes.join('\n'),
    ].join('\n\n');
  });
  return `${texts.join('\n\n----------\n\n')}\n`;
}
