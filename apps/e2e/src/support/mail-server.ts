import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const UNKNOWN_RECIPIENT = Object.assign(new Error('5.1.1 nobody here has this address'), {
  responseCode: 550,
});

/** A fake SMTP server for one test file; it forwards nothing. */
export interface MailServer {
  /** The product's SMTP settings for it. */
  variables: Record<string, string>;
  /** Recipients of the accepted mails. */
  taken: string[];
  /** Whether it refuses every address permanently. */
  isRefusing: boolean;
  /** Called when the whole mail has arrived; the mail is accepted when this resolves. */
  beforeTaking: () => Promise<void>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo: (_address, _session, done) => done(server.isRefusing ? UNKNOWN_RECIPIENT : undefined),
    onData: (content, { envelope }, done) => {
      content.resume().on('end', () => {
        void server.beforeTaking().then(() => {
          server.taken.push(...envelope.rcptTo.map(({ address }) => address));
          done();
        });
      });
    },
  });
  const listening = once(smtp.server, 'listening');
  smtp.listen(0, '127.0.0.1');
  await listening;
  const { port } = smtp.server.address() as AddressInfo;
  const server: MailServer = {
    variables: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Lions <mail@club.example>' },
    taken: [],
    isRefusing: false,
    beforeTaking: () => Promise.resolve(),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return server;
}
