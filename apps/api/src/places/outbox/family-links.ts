import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { LIMITS, type Language } from '@lions/domain';
import { LessThan } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import { privateUrl, randomToken, sha256, tokenFromSeed } from '../../platform/common/tokens.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { text, whole } from '../../platform/database/row-shape.js';
import { placeholders } from '../../platform/database/inserting.js';
import { Family } from './family.entity.js';

/** The purpose of a family's token: the link in mails, the one that a coach hands over, or the calendar. */
type Purpose =
  | 'family-link'
  | 'family-handed'
  | `family-handed-${number}`
  | 'family-feed'
  | 'guardian-link'
  | 'guardian-feed';

/** A family without a second guardian. */
export const NO_GUARDIAN = {
  guardianEmail: null,
  guardianSeed: null,
  guardianHash: null,
  guardianFeedHash: null,
};

/** The family's own address, or the second guardian's. */
export interface Recipient {
  email: string;
  /** The page's address in each language. */
  urls: Record<Language, string>;
}

/** Families per transaction when links are derived again after a change of the secret. */
const AT_ONCE = 500;

/**
 * The links of families: created with the first registration, derived again for each mail
 * (docs/decisions/family-link.md).
 */
@Injectable()
export class FamilyLinks implements OnApplicationBootstrap {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /**
   * The ids of the families of these lower-case addresses, by address; missing ones are created. Their rows are
   * locked until the end of the write, so that a family that is being erased gets no registration.
   */
  async familiesIn(
    tx: Writer,
    emails: readonly { email: string; locale: Language | null }[],
  ): Promise<Map<string, number>> {
    const locales = new Map(emails.map(({ email, locale }) => [email, locale]));
    // In one order, or two writes could deadlock.
    const asked = [...locales.keys()].sort();
    if (asked.length === 0) return new Map();
    const now = this.clock.now();
    const made = asked.map((email) => this.newFamily(email, locales.get(email) ?? null, now));
    // Locks existing rows too, and tells the nightly clean-up that they are in use.
    await tx.insertAbsent(Family, made, 'email', 'updatedAt');
    const families = await tx.select(
      `SELECT id, email FROM families WHERE email IN (${placeholders(asked)})`,
      asked,
      { id: whole, email: text },
    );
    return new Map(families.map(({ id, email }) => [email, id]));
  }

  /**
   * Who gets a family's mails, each with the page's address in both languages. Undefined when the family does not exist.
   */
  async recipientsIn(
    reader: Reader,
    familyId: number,
  ): Promise<{ first: Recipient; second?: Recipient } | undefined> {
    const family = await reader.findOne(Family, { where: { id: familyId } });
    if (!family) return undefined;
    const { email, linkSeed, guardianEmail, guardianSeed } = family;
    const first = { email, urls: this.urlsOf(this.token('family-link', linkSeed)) };
    if (guardianEmail === null || guardianSeed === null) return { first };
    const urls = this.urlsOf(this.token('guardian-link', guardianSeed));
    return { first, second: { email: guardianEmail, urls } };
  }

  /** A second guardian with a new link: an earlier guardian's stops working. */
  newGuardian(guardianEmail: string): { [Field in keyof typeof NO_GUARDIAN]: string } {
    const guardianSeed = randomToken();
    return { guardianEmail, guardianSeed, ...this.guardianHashes(guardianSeed) };
  }

  /** The families that have this address as their second guardian. */
  ofGuardianIn(reader: Reader, guardianEmail: string): Promise<Family[]> {
    return reader.find(Family, { where: { guardianEmail } });
  }

  /** Whether a link mailed to that address was opened. */
  async isProvenIn(reader: Reader, email: string): Promise<boolean> {
    const family = await reader.findOne(Family, { where: { email } });
    return family !== null && family.provenAt !== null;
  }

  /** The address in mails: opening it proves the e-mail address. */
  mailUrlOf({ linkSeed, locale }: Pick<Family, 'linkSeed' | 'locale'>): string {
    return this.urlOf(this.token('family-link', linkSeed), locale);
  }

  /** The address that a coach hands over, and its hash. It opens the same page and proves nothing. */
  handedLinkOf({ linkSeed, locale, handedBy }: Pick<Family, 'linkSeed' | 'locale' | 'handedBy'>) {
    const token = this.handedToken({ linkSeed, handedBy });
    return { manageUrl: this.urlOf(token, locale), handedHash: sha256(token) };
  }

  /** The address of the private calendar, of the family or of its second guardian. */
  feedUrlOf({ feedSeed, guardianSeed }: Family, isGuardian = false): string {
    const token =
      isGuardian && guardianSeed !== null
        ? this.token('guardian-feed', guardianSeed)
        : this.token('family-feed', feedSeed);
    return `${this.configuration.publicUrl}/api/calendar/my/${token}.ics`;
  }

  /** New seeds with their hashes: the links of the earlier ones stop working. */
  newSecrets(): Omit<
    Family,
    | 'id'
    | 'email'
    | 'provenAt'
    | 'recognizedAt'
    | 'locale'
    | 'createdAt'
    | 'updatedAt'
    | keyof typeof NO_GUARDIAN
  > {
    const secrets = {
      linkSeed: randomToken(),
      feedSeed: randomToken(),
      handedHash: null,
      handedBy: null,
    };
    return { ...secrets, ...this.hashes(secrets) };
  }

  /**
   * After a change of the server's secret or of the seeds, the stored hashes belong to links that cannot be derived
   * any more. The oldest family comes last: until it is done, an interrupted start begins again.
   */
  async onApplicationBootstrap(): Promise<void> {
    const [oldest] = await this.db.read((reader) => reader.find(Family, { order: { id: 'ASC' }, take: 1 }));
    if (!oldest || this.hashes(oldest).tokenHash === oldest.tokenHash) return;
    let below = LIMITS.id + 1;
    while (below > oldest.id)
      below = await this.db.write(async (tx) => {
        const families = await tx.find(Family, {
          where: { id: LessThan(below) },
          order: { id: 'DESC' },
          take: AT_ONCE,
        });
        for (const family of families) {
          const { id, guardianSeed } = family;
          const guardian = guardianSeed === null ? NO_GUARDIAN : this.guardianHashes(guardianSeed);
          await tx.update(Family, { id }, { ...guardian, ...this.hashes(family) });
        }
        return families.at(-1)?.id ?? oldest.id;
      });
  }

  private newFamily(email: string, locale: Language | null, now: Date): Omit<Family, 'id'> {
    const unproven = { provenAt: null, recognizedAt: null };
    const stamps = { createdAt: now, updatedAt: now };
    return { email, locale, ...unproven, ...stamps, ...NO_GUARDIAN, ...this.newSecrets() };
  }

  private hashes(family: Pick<Family, 'linkSeed' | 'handedHash' | 'handedBy' | 'feedSeed'>) {
    const { linkSeed, feedSeed, handedHash } = family;
    return {
      tokenHash: sha256(this.token('family-link', linkSeed)),
      handedHash: handedHash && sha256(this.handedToken(family)),
      feedHash: sha256(this.token('family-feed', feedSeed)),
    };
  }

  private guardianHashes(guardianSeed: string) {
    return {
      guardianHash: sha256(this.token('guardian-link', guardianSeed)),
      guardianFeedHash: sha256(this.token('guardian-feed', guardianSeed)),
    };
  }

  /** Both name the language, so that the page is not in the browser's. */
  private urlsOf(token: string): Record<Language, string> {
    return { en: `${this.urlOf(token, 'en')}?lang=en`, fr: this.urlOf(token, 'fr') };
  }

  private urlOf(token: string, language: Language | null): string {
    return privateUrl(this.configuration.publicUrl, `/my/${token}`, language);
  }

  /** Token of a handed-over link, different for each user: the next user's link must not revive an earlier copy. */
  private handedToken({ linkSeed, handedBy }: Pick<Family, 'linkSeed' | 'handedBy'>): string {
    return this.token(handedBy === null ? 'family-handed' : `family-handed-${handedBy}`, linkSeed);
  }

  private token(purpose: Purpose, seed: string): string {
    return tokenFromSeed(seed, purpose, this.configuration.linkSecret);
  }
}

/** Families and their private links; imported by the modules that families register with. */
@Module({ providers: [FamilyLinks], exports: [FamilyLinks] })
export class FamilyLinksModule {}
