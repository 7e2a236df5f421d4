import type { Language } from '@lions/domain';
import type { Reader } from '../platform/database/reader.js';
import { json, nullable, text } from '../platform/database/row-shape.js';
import type { Alert, MailData } from '../places/outbox/outbox-mail.entity.js';
import { letterHtml, letterText, type Letter } from './letter-html.js';
import { ALERT_TEXTS } from './alert-texts.js';

/** An alert mail; `email` is null when its superadmin is gone. */
interface StoredAlert {
  alert: Alert;
  email: string | null;
}

/** French first, as in other mails; the site knows no language of a user. */
const BOTH: readonly Language[] = ['fr', 'en'];

const SELECT = `SELECT m.data, u.email FROM outbox_mails m
  LEFT JOIN admin_users u ON u.id = m.userId AND u.isActive = 1 AND u.role = 'superadmin'
  WHERE m.kind = 'alert' AND m.id = ?`;

/** The alert of a letter; undefined when the letter is another one. An alert is a letter of its own. */
export async function storedAlertIn(
  reader: Reader,
  [mailId]: readonly number[],
): Promise<StoredAlert | undefined> {
  const shape = { data: nullable(json<MailData>()), email: nullable(text) };
  const [row] = await reader.select(SELECT, [mailId], shape);
  return row?.data?.alert && { alert: row.data.alert, email: row.email };
}

/** Undefined without a recipient. */
export function alertLetter({ alert, email }: StoredAlert, publicUrl: string): Letter | undefined {
  if (email === null) return undefined;
  const parts = BOTH.map((language) => {
    const { greeting, kinds, button, signature, because } = ALERT_TEXTS[language];
    const { subject, found, todo } = kinds[alert.kind];
    const paragraphs = [greeting, found(alert.amount), todo];
    return { language, subject, paragraphs, button, url: `${publicUrl}/admin`, signature, notes: [because] };
  });
  return {
    to: email,
    subject: parts.map(({ subject }) => subject).join(' / '),
    text: letterText(parts),
    html: letterHtml(parts),
    calendar: undefined,
  };
}
