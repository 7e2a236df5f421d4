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
  /** The family page in the last mail to an address. */
  pages: Map<string, string>;
  /** The page to choose a password in the last mail to an address, without its language. */
  passwordLinks: Map<string, string>;
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
      const chunks: Buffer[] = [];
      content.on('data', (chunk: Buffer) => chunks.push(chunk));
      content.on('end', () => {
        // Quoted-printable: a long line goes on after '='.
        const text = Buffer.concat(chunks).toString().replace(/=\r\n/g, '');
        const [link] = /\/admin\/(reset-password|welcome)#[\w-]{43}/.exec(text) ?? [];
        const [page] = /\/my\/[\w-]{43}/.exec(text) ?? [];
        void server.beforeTaking().then(() => {
          const addresses = envelope.rcptTo.map(({ address }) => address);
          if (link) for (const address of addresses) server.passwordLinks.set(address, link);
          if (page) for (const address of addresses) server.pages.set(address, page);
          server.taken.push(...addresses);
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
    pages: new Map(),
    passwordLinks: new Map(),
    isRefusing: false,
    beforeTaking: () => Promise.resolve(),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return server;
}
