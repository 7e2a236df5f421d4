import type { Language } from '@lions/domain';

/** A letter, ready to send. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file, for coming or cancelled events. */
  calendar: { fileName: string; content: string } | undefined;
}

/** A mail in one language, as plain text. */
export interface LetterPart {
  language: Language;
  subject: string;
  paragraphs: string[];
  button: string;
  /** The private page in that language. */
  url: string;
  /** Below the button; none where a coach wrote the text. */
  signature?: string;
  notes: string[];
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Line breaks in a paragraph stay. */
const paragraphHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n');
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

// No background, and no colour except the button's and the notes', so that a dark scheme applies.
const BODY =
  'margin:0;padding:24px 16px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#0b2a5b;color:#ffffff;font-weight:bold;text-decoration:none';
const NOTE = 'margin:8px 0;font-size:14px;opacity:0.8';

function section({ language, paragraphs, button, url, signature = '', notes }: LetterPart): string {
  const texts = paragraphs.map((text) => `<p style="margin:0 0 16px">${paragraphHtml(text)}</p>`).join('\n');
  const signed = signature && `<p style="margin:0 0 16px">${escapeHtml(signature)}</p>\n`;
  const small = notes.map((text) => `<p style="${NOTE}">${escapeHtml(text)}</p>`).join('\n');
  return `<div lang="${language}">
${texts}
<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(button)}</a></p>
${signed}${small}
</div>`;
}

/** A small page with inline styles and no remote content: a remote picture would reveal when the mail is opened. */
export function letterHtml(parts: readonly LetterPart[]): string {
  const [first] = parts;
  return `<!doctype html>
<html lang="${first?.language ?? 'fr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(first?.subject ?? '')}</title>
</head>
<body style="${BODY}">
<div style="max-width:560px;margin:0 auto">
${parts.map(section).join('\n<hr style="margin:32px 0;border:0;border-top:1px solid #8888">\n')}
</div>
</body>
</html>
`;
}

const COLON: Record<Language, string> = { en: ':', fr: '\u00a0:' };

/** The plain-text version. */
export function letterText(parts: readonly LetterPart[]): string {
  const texts = parts.map(({ language, paragraphs, button, url, signature, notes }) =>
    [
      ...paragraphs,
      `${button}${COLON[language]}\n${url}`,
      ...(signature ? [signature] : []),
      notes.join('\n'),
    ].join('\n\n'),
  );
  return `${texts.join('\n\n----------\n\n')}\n`;
}
