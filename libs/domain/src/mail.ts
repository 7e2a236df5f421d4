/** What a mail to a family tells. */
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

/** dropped: was not true any more, or nobody was left to tell, when its turn came. */
export const MAIL_STATUSES = ['pending', 'sent', 'failed', 'dropped'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** Of a registration: whether its family has been told by mail what became of it last. */
export const MAIL_STATES = ['sent', 'pending', 'failed', 'none'] as const;
export type MailState = (typeof MAIL_STATES)[number];
