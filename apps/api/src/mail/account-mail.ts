import { civilAt, type Language } from '@lions/domain';
import type { PasswordResetService } from '../auth/passwords/password-reset.service.js';
import type { AccountNews, MailData } from '../places/outbox/outbox-mail.entity.js';
import type { Reader } from '../platform/database/reader.js';
import { json, nullable, text } from '../platform/database/row-shape.js';
import { ACCOUNT_TEXTS } from './account-texts.js';
import { mailHtml, mailText, type Mail, type MailPart } from './mail-html.js';
import { formatDay } from './mail-part.js';

/** French first, as in other mails; the site knows no language of a user. */
const BOTH: readonly Language[] = ['fr', 'en'];

const SELECT = `SELECT m.data, u.email, u.firstName, u.username FROM outbox_mails m
  LEFT JOIN admin_users u ON u.id = m.userId AND u.isActive = 1
  WHERE m.kind = 'account' AND m.id = ?`;
const STORED = {
  data: nullable(json<MailData>()),
  email: nullable(text),
  firstName: nullable(text),
  username: nullable(text),
};

interface Links {
  passwordResets: PasswordResetService;
  zone: string;
}

/**
 * A mail about an account, which is never grouped; undefined for another kind. Its `mail` is undefined when its user is
 * gone or inactive, or when its link no longer works.
 */
export async function accountMailIn(
  reader: Reader,
  [mailId]: readonly number[],
  links: Links,
): Promise<{ mail: Mail | undefined } | undefined> {
  const [row] = await reader.select(SELECT, [mailId], STORED);
  const news = row?.data?.account;
  if (!news) return undefined;
  const endsAt = await links.passwordResets.endOfIn(reader, news.seed);
  const { email, firstName, username } = row;
  if (email === null || firstName === null || username === null || !endsAt) return { mail: undefined };
  const parts = BOTH.map((language) => {
    const until = formatDay(civilAt(endsAt, links.zone).date, language);
    return partOf(news, language, { firstName, username, until }, links);
  });
  const subject = parts.map((part) => part.subject).join(' / ');
  return { mail: { to: email, subject, text: mailText(parts), html: mailHtml(parts), calendar: undefined } };
}

function partOf(
  { kind, seed }: AccountNews,
  language: Language,
  words: { firstName: string; username: string; until: string },
  { passwordResets }: Links,
): MailPart {
  const { club, because, kinds } = ACCOUNT_TEXTS[language];
  const { subject, blocks, button } = kinds[kind];
  return {
    language,
    subject,
    heading: subject,
    blocks: blocks(words),
    button,
    url: passwordResets.urlOf(kind, seed, language),
    club,
    isSigned: true,
    notes: [because],
  };
}
