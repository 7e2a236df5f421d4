import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const NOBODY_HERE = Object.assign(new Error('5.1.1 nobody here has this address'), { responseCode: 550 });

/** A mail server that one test file has for itself: what it takes goes no further. */
export interface MailServer {
  /** What the product is told of it. */
  variables: Record<string, string>;
  /** To whom each mail goes that it has taken. */
  taken: string[];
  /** Whether it refuses every address for good. */
  isRefusing: boolean;
  /** Asked when the whole mail is there: the mail is taken when this resolves. */
  beforeTaking: () => Promise<void>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const smtp = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], disableReverseLookup: true, closeTimeout: 1 },
    onRcptTo: (_address, _session, done) => done(server.isRefusing ? NOBODY_HERE : undefined),
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
