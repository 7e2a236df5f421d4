import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Language } from '@lions/domain';
import { In, MoreThan } from 'typeorm';
import { Clock } from '../common/clock.js';
import { randomToken, sha256, tokenFromSeed } from '../common/tokens.js';
import { Configuration } from '../config/configuration.js';
import { Db } from '../database/db.js';
import type { Reader, Writer } from '../database/reader.js';
import { Family } from './family.entity.js';

/** What the two tokens of a family are for; each purpose derives another one. */
type Purpose = 'link' | 'feed';

/** A family as its registration needs it. */
export interface KnownFamily {
  familyId: number;
  isNew: boolean;
  /** The private page's absolute address. */
  manageUrl: string;
  /** Whether the answer to whoever registers may hold the link (docs/decisions/family-link.md). */
  mayAnswerLink: boolean;
}

/** Families whose links are derived again at once, after the server's secret has changed. */
const AT_ONCE = 500;

/** The private links of families: made with the first registration, derived again for each mail (decisions 7). */
@Injectable()
export class FamilyLinks implements OnApplicationBootstrap {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /**
   * The families of these lower-case addresses, by address; missing ones are made. Their rows are locked until the
   * end of the write, so that a family which is being erased gets no registration.
   */
  async familiesIn(
    tx: Writer,
    emails: readonly { email: string; locale: Language | null }[],
  ): Promise<Map<string, KnownFamily>> {
    const locales = new Map(emails.map(({ email, locale }) => [email, locale]));
    // In one order, or two writes would wait for each other's rows.
    const asked = [...locales.keys()].sort();
    if (asked.length === 0) return new Map();
    const made = asked.map((email) => this.newFamily(email, locales.get(email) ?? null));
    // Locks those that are there too, and tells the nightly clean-up that somebody needs them.
    await tx.insertAbsent(Family, made, 'email', 'updatedAt');
    const seeds = new Set(made.map(({ linkSeed }) => linkSeed));
    const families = await this.underIn(tx, asked);
    return new Map(families.map((family) => [family.email, this.known(family, seeds.has(family.linkSeed))]));
  }

  /** The families of those of these addresses that have one, by address; none is made or locked. */
  async knownIn(reader: Reader, emails: readonly string[]): Promise<Map<string, KnownFamily>> {
    if (emails.length === 0) return new Map();
    const families = await this.underIn(reader, [...new Set(emails)]);
    return new Map(families.map((family) => [family.email, this.known(family, false)]));
  }

  /** The addresses of the private pages of these families, by id; of one that is gone there is none. */
  async manageUrlsIn(reader: Reader, familyIds: readonly number[]): Promise<Map<number, string>> {
    const families = await reader.find(Family, { where: { id: In([...familyIds]) } });
    return new Map(families.map((family) => [family.id, this.manageUrlOf(family)]));
  }

  manageUrlOf({ linkSeed }: Pick<Family, 'linkSeed'>): string {
    return `${this.configuration.publicUrl}/my/${this.token('link', linkSeed)}`;
  }

  feedUrlOf({ feedSeed }: Pick<Family, 'feedSeed'>): string {
    return `${this.configuration.publicUrl}/api/calendar/my/${this.token('feed', feedSeed)}.ics`;
  }

  /** Fresh seeds with their hashes: what they replace leads nowhere any more. */
  newSecrets(): Pick<Family, 'linkSeed' | 'tokenHash' | 'feedSeed' | 'feedHash'> {
    const [linkSeed, feedSeed] = [randomToken(), randomToken()];
    return { linkSeed, feedSeed, ...this.hashes({ linkSeed, feedSeed }) };
  }

  /** After the server's secret has changed the stored hashes are those of links that nobody can write any more. */
  async onApplicationBootstrap(): Promise<void> {
    let from = 0;
    while (await this.isStale(from))
      from = await this.db.write(async (tx) => {
        const families = await tx.find(Family, {
          where: { id: MoreThan(from) },
          order: { id: 'ASC' },
          take: AT_ONCE,
        });
        for (const family of families) await tx.update(Family, { id: family.id }, this.hashes(family));
        return families.at(-1)?.id ?? from;
      });
  }

  private async isStale(after: number): Promise<boolean> {
    const [next] = await this.db.read((reader) =>
      reader.find(Family, { where: { id: MoreThan(after) }, order: { id: 'ASC' }, take: 1 }),
    );
    return next !== undefined && this.hashes(next).tokenHash !== next.tokenHash;
  }

  private underIn(reader: Reader, emails: string[]): Promise<Pick<Family, 'id' | 'email' | 'linkSeed'>[]> {
    const places = emails.map(() => '?').join(', ');
    return reader.select(`SELECT id, email, linkSeed FROM families WHERE email IN (${places})`, emails);
  }

  private known(family: Pick<Family, 'id' | 'linkSeed'>, isNew: boolean): KnownFamily {
    const manageUrl = this.manageUrlOf(family);
    // Whoever types a known address would be handed that family's children; without mail there is no other way.
    const mayAnswerLink = isNew || this.configuration.mail === undefined;
    return { familyId: family.id, isNew, manageUrl, mayAnswerLink };
  }

  private newFamily(email: string, locale: Language | null): Omit<Family, 'id'> {
    const now = this.clock.now();
    return { email, locale, ...this.newSecrets(), createdAt: now, updatedAt: now };
  }

  private hashes({ linkSeed, feedSeed }: Pick<Family, 'linkSeed' | 'feedSeed'>) {
    return {
      tokenHash: sha256(this.token('link', linkSeed)),
      feedHash: sha256(this.token('feed', feedSeed)),
    };
  }

  private token(purpose: Purpose, seed: string): string {
    return tokenFromSeed(seed, purpose, this.configuration.jwtSecret);
  }
}
