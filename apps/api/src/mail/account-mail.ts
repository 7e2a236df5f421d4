import { civilAt, formatTime, type Language } from '@lions/domain';
import type { PasswordResetService } from '../auth/passwords/password-reset.service.js';
import type { AccountNews, MailData } from '../places/outbox/outbox-mail.entity.js';
import type { Reader } from '../platform/database/reader.js';
import { instant, json, nullable, text } from '../platform/database/row-shape.js';
import { ACCOUNT_TEXTS, type AccountWords } from './account-texts.js';
import { mailHtml, mailText, type Mail, type MailPart } from './mail-html.js';
import { formatDay } from './mail-part.js';

/** French first, as in other mails; the site knows no language of a user. */
const BOTH: readonly Language[] = ['fr', 'en'];

const SELECT = `SELECT m.data, m.createdAt, u.email, u.firstName, u.username FROM outbox_mails m
  LEFT JOIN admin_users u ON u.id = m.userId AND u.isActive = 1
  WHERE m.kind = 'account' AND m.id = ?`;
const STORED = {
  data: nullable(json<MailData>()),
  createdAt: instant,
  email: nullable(text),
  firstName: nullable(text),
  username: nullable(text),
};

interface Links {
  passwordResets: PasswordResetService;
  zone: string;
  publicUrl: string;
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
  const { email, firstName, username, createdAt } = row;
  const at = news.kind === 'device' ? createdAt : await links.passwordResets.endOfIn(reader, news.seed);
  if (email === null || firstName === null || username === null || !at) return { mail: undefined };
  const { date, minutes } = civilAt(at, links.zone);
  const parts = BOTH.map((language) => {
    const words = {
      firstName,
      username,
      day: formatDay(date, language),
      time: formatTime(minutes, language),
      names: news.kind === 'device' ? news.names : [],
    };
    return partOf(news, language, words, links);
  });
  const subject = parts.map((part) => part.subject).join(' / ');
  return { mail: { to: email, subject, text: mailText(parts), html: mailHtml(parts), calendar: undefined } };
}

function partOf(news: AccountNews, language: Language, words: AccountWords, links: Links): MailPart {
  const { club, kinds } = ACCOUNT_TEXTS[language];
  const { subject, blocks, button, because } = kinds[news.kind];
  return {
    language,
    subject,
    heading: subject,
    blocks: blocks(words),
    button,
    url: urlOf(news, language, links),
    club,
    isSigned: true,
    notes: [because],
  };
}

function urlOf(news: AccountNews, language: Language, { passwordResets, publicUrl }: Links): string {
  if (news.kind !== 'device') return passwordResets.urlOf(news.kind, news.seed, language);
  return `${publicUrl}${language === 'fr' ? '/fr' : ''}/admin?view=profile`;
}
