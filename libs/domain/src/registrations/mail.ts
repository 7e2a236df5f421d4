/** Kinds of mail to families. */
export const MAIL_KINDS = [
  'confirmation',
  'waiting',
  'promoted',
  'cancelled',
  'changed',
  'practice-cancelled',
  'reminder',
  'link',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export function isMailKind(text: string): text is MailKind {
  return (MAIL_KINDS as readonly string[]).includes(text);
}

/** dropped: no longer correct, or without a recipient, when it was due. */
export const MAIL_STATUSES = ['pending', 'sent', 'failed', 'dropped'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** Of a registration: the state of the last mail about it. */
export const MAIL_STATES = ['sent', 'pending', 'failed', 'none'] as const;
export type MailState = (typeof MAIL_STATES)[number];
