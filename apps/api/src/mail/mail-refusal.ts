const MAX_LENGTH = 200;
/** Steps of SMTP whose answers explain themselves. */
const STEPS: readonly (string | undefined)[] = ['CONN', 'MAIL FROM', 'RCPT TO', 'DATA'];
/** A longer answer is cut before it is searched. */
const MAX_ANSWER_LENGTH = 2000;

/** A try that the mail server did not accept. */
export class MailRefused extends Error {
  constructor(
    /** The server's answer without addresses, so it may be stored. */
    message: string,
    /** True when the recipient can never get this mail. */
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/** An error of nodemailer; without an answer it has its own message, such as 'Greeting never received'. */
interface SmtpError extends Error {
  command?: string;
  responseCode?: number;
  response?: string;
}

export function refusalOf(error: SmtpError, to: string): MailRefused {
  const answer = (error.response ?? error.message).slice(0, MAX_ANSWER_LENGTH);
  const text = shown(answer, to);
  // An answer to STARTTLS or AUTH does not name it.
  const asked = error.response !== undefined && !STEPS.includes(error.command) ? `${error.command}: ` : '';
  return new MailRefused(cut(asked + text), isAboutRecipient(error, answer));
}

/**
 * Whether a refusal is about the recipient. All others are about the sender (a sending limit, a policy, a sign-in) or
 * unknown, and may pass. The meanings of enhanced codes: https://www.rfc-editor.org/rfc/rfc3463
 */
function isAboutRecipient({ command, responseCode = 0 }: SmtpError, answer: string): boolean {
  if (responseCode < 500 || (command !== 'RCPT TO' && command !== 'DATA')) return false;
  // Most servers write it after the code, some at the end of the sentence; an IP address has four numbers.
  const enhanced = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\d|\.\d)/.exec(answer)?.[0];
  if (enhanced === undefined) return command === 'RCPT TO' && responseCode !== 503 && responseCode !== 530;
  // 5.1.7 and 5.1.8 are about the sender's address.
  return /^5\.(1\.(?![78]$)\d+|2\.[12])$/.test(enhanced);
}

/** The answer in one line of printable letters, without addresses. */
function shown(answer: string, to: string): string {
  const [first = '', ...others] = answer.split(/\r?\n/);
  const lines = [
    first.replace(/^(\d{3})-/, '$1 '),
    // Each line repeats the codes.
    ...others.map((line) => line.replace(/^\d{3}[- ]([245]\.\d{1,3}\.\d{1,3} )?/, '')),
  ];
  const hidden = to.toLowerCase().split('@');
  return lines
    .join(' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/<[^<>@]*@[^<>@]*>/g, '…')
    .replace(/[^\s<>()"',:;=]+/g, (word) =>
      word.includes('@') || hidden.includes(word.replace(/\.$/, '').toLowerCase()) ? '…' : word,
    )
    .trim();
}

function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text || 'no reason given';
  return `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
}
