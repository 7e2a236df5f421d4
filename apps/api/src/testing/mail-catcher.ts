import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as its reader sees it, with the recipients of its envelope; the text shows its pictures. */
export interface CaughtMail extends Email {
  pictures: Attachment[];
  envelopeTo: string[];
}

/** The server's answer to a step of SMTP, whose text may have several lines: undefined accepts it. */
type Refusal = { code: number; text: string } | undefined;

/** A real mail server on its own port, which keeps accepted mails. */
export class MailCatcher {
  readonly mails: CaughtMail[] = [];
  /** The greeting of a connection. */
  refuseConnection: () => Refusal = () => undefined;
  /** Called at MAIL FROM with the address. */
  refuseSender: (address: string) => Refusal = () => undefined;
  /** Called at RCPT TO with the address. */
  refuseRecipient: (address: string) => Refusal = () => undefined;
  /** Called when the whole mail has arrived, before it is accepted. */
  beforeTaking: () => Promise<Refusal> = () => Promise.resolve(undefined);
  private readonly server: SMTPServer;
  private waiting: (() => void)[] = [];

  constructor() {
    const refuse = (refusal: Refusal) =>
      refusal &&
      Object.assign(new Error(refusal.text), {
        responseCode: refusal.code,
        ...(refusal.text.includes('\n') && { message: refusal.text.split('\n') }),
      });
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      disableReverseLookup: true,
      closeTimeout: 1,
      onConnect: (_session, done) => done(refuse(this.refuseConnection())),
      onMailFrom: ({ address }, _session, done) => done(refuse(this.refuseSender(address))),
      onRcptTo: ({ address }, _session, done) => done(refuse(this.refuseRecipient(address))),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
          void this.take(Buffer.concat(chunks), envelopeTo).then(
            (refusal) => done(refuse(refusal)),
            (error: Error) => done(error),
          );
        });
      },
    });
    this.server.on('error', () => undefined);
  }

  /** Listens on that port, or on a free one. */
  async listen(port = 0): Promise<this> {
    const listening = once(this.server.server, 'listening');
    this.server.listen(port, '127.0.0.1');
    await listening;
    return this;
  }

  /** Forgets the mails that it has, and accepts all to come. */
  reset(): void {
    this.mails.length = 0;
    this.accept();
  }

  /** Accepts all mails from now on. */
  accept(): void {
    this.refuseConnection = this.refuseSender = this.refuseRecipient = () => undefined;
    this.beforeTaking = () => Promise.resolve(undefined);
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  /** The environment variables that make the application send its mails here. */
  get environment(): Record<string, string> {
    return { SMTP_URL: `smtp://127.0.0.1:${this.port}`, MAIL_FROM: 'Lions <mail@club.example>' };
  }

  /** Resolves when that many mails have been accepted. */
  async caught(count: number): Promise<CaughtMail[]> {
    while (this.mails.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.mails;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async take(content: Buffer, envelopeTo: string[]): Promise<Refusal> {
    const refusal = await this.beforeTaking();
    if (refusal) return refusal;
    const { attachments: files, ...mail } = await PostalMime.parse(content);
    const pictures = files.filter(({ related }) => related);
    const attachments = files.filter(({ related }) => !related);
    this.mails.push({ ...mail, pictures, attachments, envelopeTo });
    for (const resolve of this.waiting.splice(0)) resolve();
    return undefined;
  }
}
