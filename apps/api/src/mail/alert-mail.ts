import type { Language } from '@lions/domain';
import type { Reader } from '../platform/database/reader.js';
import { json, nullable, text } from '../platform/database/row-shape.js';
import type { Alert, MailData } from '../places/outbox/outbox-mail.entity.js';
import { mailHtml, mailText, type Mail } from './mail-html.js';
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

/** The alert of a mail of the outbox; undefined for another kind. An alert is never grouped. */
export async function storedAlertIn(
  reader: Reader,
  [mailId]: readonly number[],
): Promise<StoredAlert | undefined> {
  const shape = { data: nullable(json<MailData>()), email: nullable(text) };
  const [row] = await reader.select(SELECT, [mailId], shape);
  return row?.data?.alert && { alert: row.data.alert, email: row.email };
}

/** Undefined without a recipient. */
export function alertMail({ alert, email }: StoredAlert, publicUrl: string): Mail | undefined {
  if (email === null) return undefined;
  const parts = BOTH.map((language) => {
    const { greeting, kinds, button, club, because } = ALERT_TEXTS[language];
    const { subject, found, todo } = kinds[alert.kind];
    return {
      language,
      subject,
      heading: subject,
      blocks: [greeting, found(alert.amount), todo],
      button,
      url: `${publicUrl}/admin`,
      club,
      isSigned: true,
      notes: [because],
    };
  });
  return {
    to: email,
    subject: parts.map(({ subject }) => subject).join(' / '),
    text: mailText(parts),
    html: mailHtml(parts),
    calendar: undefined,
  };
}
