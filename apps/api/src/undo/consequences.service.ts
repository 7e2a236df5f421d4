import { Injectable } from '@nestjs/common';
import { groupBy, LANGUAGES, MAIL_KINDS, registrantKey } from '@lions/domain';
import { Configuration } from '../platform/config/configuration.js';
import { inBatches, placeholders } from '../platform/database/inserting.js';
import type { Reader } from '../platform/database/reader.js';
import type { RecordedChange, RecordedRow } from '../platform/database/recorded-change.js';
import { nullable, oneOf, text, whole, type RowOf } from '../platform/database/row-shape.js';
import { MailWriter } from '../mail/mail-writer.js';
import type { ConsequencesDto, LetterPreviewDto } from './undo.dto.js';

/** Columns of a practice, session or team whose change concerns all of its families. */
const ANNOUNCED = ['date', 'time', 'location', 'isActive', 'cancelledAt', 'deletedAt'];

/** A condition for the registrations of changed rows, by table. */
const REGISTERED_FOR: Record<string, (places: string) => string> = {
  practices: (places) => `status <> 'cancelled' AND practiceId IN (${places})`,
  tryout_sessions: (places) => `status <> 'cancelled' AND sessionId IN (${places})`,
  teams: (places) => `status <> 'cancelled' AND sessionId IN
    (SELECT id FROM tryout_sessions WHERE deletedAt IS NULL AND teamId IN (${places}))`,
};

const CHILD = { playerName: text, parentEmail: text };
const MAIL = {
  id: whole,
  kind: oneOf(MAIL_KINDS),
  familyId: whole,
  registrationId: nullable(whole),
  language: nullable(oneOf(LANGUAGES)),
};
type Mail = RowOf<typeof MAIL>;

const isPromotion = ({ table, before, after }: RecordedRow) =>
  table === 'registrations' && before.status === 'waiting' && after.status === 'confirmed';

/** Tells from a write, before it ends, which families it concerns and which mails it sends. */
@Injectable()
export class ConsequencesService {
  constructor(
    private readonly configuration: Configuration,
    private readonly writer: MailWriter,
  ) {}

  async ofIn(reader: Reader, change: RecordedChange, undoSeconds: number): Promise<ConsequencesDto> {
    const mails = await mailsIn(reader, change.mailKeys);
    const children = await this.childrenIn(reader, change.rows, mails);
    return {
      children: children.size,
      families: new Set(children.values()).size,
      promoted: change.rows.filter(isPromotion).length,
      toldFamilies: new Set(mails.map(({ familyId }) => familyId)).size,
      hasMailServer: this.configuration.mail !== undefined,
      letters: await this.previewsIn(reader, mails),
      undoSeconds,
    };
  }

  /** Number of families that these mails are for, and whose mails a coach told. */
  async toldFamiliesIn(
    reader: Reader,
    mailKeys: readonly string[],
    rows: readonly RecordedRow[],
  ): Promise<number> {
    const mails = [
      ...(await mailsIn(reader, mailKeys)),
      ...(await mailsIn(reader, idsOf(rows, 'outbox_mails'), 'id')),
    ];
    return new Set(mails.map(({ familyId }) => familyId)).size;
  }

  /**
   * The children of registrations that changed or were offered a place, and of changed practices, sessions and teams,
   * each with the e-mail of its family; a child that is registered several times is one.
   */
  private async childrenIn(
    reader: Reader,
    rows: readonly RecordedRow[],
    mails: readonly Mail[],
  ): Promise<Map<string, string>> {
    const children = new Map<string, string>();
    const add = async (ids: readonly number[], condition: (places: string) => string) => {
      for (const asked of inBatches(ids)) {
        const where = condition(placeholders(asked));
        const sql = `SELECT playerName, parentEmail FROM registrations WHERE ${where}`;
        for (const child of await reader.select(sql, asked, CHILD))
          children.set(registrantKey(child), child.parentEmail);
      }
    };
    const offers = mails.filter(({ kind }) => kind === 'offered' || kind === 'offer-over');
    const offered = offers.flatMap(({ registrationId }) => registrationId ?? []);
    await add([...idsOf(rows, 'registrations'), ...offered], (places) => `id IN (${places})`);
    const announced = rows.filter((row) =>
      ANNOUNCED.some((column) => JSON.stringify(row.before[column]) !== JSON.stringify(row.after[column])),
    );
    for (const [table, condition] of Object.entries(REGISTERED_FOR))
      await add(idsOf(announced, table), condition);
    return children;
  }

  /** Families whose mails tell the same kinds of things in the same language are shown the first one's mail. */
  private async previewsIn(reader: Reader, mails: readonly Mail[]): Promise<LetterPreviewDto[]> {
    const families = groupBy(mails, ({ familyId }) => String(familyId));
    const alike = groupBy(families, (family) =>
      [...new Set(family.map(({ kind, language }) => `${kind} ${language}`))].sort().join(),
    );
    const previews: LetterPreviewDto[] = [];
    for (const group of alike) {
      const mailIds = group[0]?.map(({ id }) => id) ?? [];
      const preview = await this.writer.previewIn(reader, mailIds);
      if (preview) previews.push({ ...preview, families: group.length });
    }
    return previews;
  }
}

const idsOf = (rows: readonly RecordedRow[], table: string): number[] =>
  rows.filter((row) => row.table === table).map(({ id }) => id);

async function mailsIn(
  reader: Reader,
  keys: readonly (string | number)[],
  column: 'id' | 'transitionKey' = 'transitionKey',
): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const asked of inBatches(keys))
    mails.push(
      ...(await reader.select(
        `SELECT m.id, m.kind, m.familyId, m.registrationId, COALESCE(f.locale, m.locale) AS language
         FROM outbox_mails m INNER JOIN families f ON f.id = m.familyId
         WHERE m.${column} IN (${placeholders(asked)}) ORDER BY m.id`,
        asked,
        MAIL,
      )),
    );
  return mails;
}
