import { Injectable } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { ClubSettingsService } from '../settings/club/club-settings.service.js';
import { Configuration } from '../platform/config/configuration.js';
import { CREST } from './mail-crest.js';
import type { Mail } from './mail-html.js';
import { MailRefused, refusalOf } from './mail-refusal.js';

/** A try is given up when the mail server is silent for this long. */
const PATIENCE_MS = 15_000;
/** A try ends after this time, even when the server is busy. */
const LONGEST_MS = 45_000;
/** Parallel connections, each sending one mail at a time. */
export const LANES = 4;

/** Sends mails through the mail server, if one is configured. */
@Injectable()
export class MailSender {
  private transport: Promise<Transporter> | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly club: ClubSettingsService,
  ) {}

  get hasServer(): boolean {
    return this.configuration.mail !== undefined;
  }

  /**
   * Resolves when the mail server has accepted the mail. `messageId` is the same at each try, so that a mail that was
   * sent twice can be shown once.
   * @throws MailRefused
   */
  async send({ to, subject, text, html, calendar }: Mail, messageId: string): Promise<void> {
    const { mail } = this.configuration;
    if (!mail) throw new MailRefused('no mail server', false);
    const transport = await (this.transport ??= connect(mail.smtpUrl));
    const { email: replyTo } = (await this.club.club()).contact;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new MailRefused('ETIMEDOUT', false)), LONGEST_MS);
    });
    const sent = transport.sendMail({
      to: { name: '', address: to },
      from: mail.from,
      subject,
      text,
      html,
      messageId,
      ...(replyTo !== undefined && { replyTo }),
      // Suppresses out-of-office replies.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      attachments: [CREST, ...(calendar ? [attachmentOf(calendar)] : [])],
    });
    try {
      await Promise.race([sent, tooLong]);
    } catch (error) {
      throw error instanceof MailRefused ? error : refusalOf(error as Error, to);
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    (await this.transport)?.close();
  }
}

/**
 * How to reach the mail server. `smtp://` alone takes TLS only where it is offered, and a machine in between can remove
 * the offer. None is in between on this machine, and in a network of containers, whose names have no dot.
 */
export function smtpOptions(url: string): { url: string; requireTLS: boolean } {
  const { protocol, hostname } = new URL(url);
  const isNear = /^(127\.\d+\.\d+\.\d+|\[::1\]|[^.:]+)$/.test(hostname);
  return { url, requireTLS: protocol === 'smtp:' && !isNear };
}

/** Loads the package with the first mail: a start needs none of it. */
async function connect(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...smtpOptions(smtpUrl),
    pool: true as const,
    maxConnections: LANES,
    maxRequeues: 0,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
}

function attachmentOf({ fileName, content }: NonNullable<Mail['calendar']>) {
  return { filename: fileName, content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' };
}
