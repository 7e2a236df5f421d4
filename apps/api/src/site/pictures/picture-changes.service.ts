import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { HOUR_MS } from '@lions/domain';
import { auditChange, AuditService } from '../../platform/audit/audit.service.js';
import { requireVersionIn } from '../../platform/audit/require-version.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { describeError, isDuplicate } from '../../platform/database/database-error.js';
import { Db } from '../../platform/database/db.js';
import type { Writer } from '../../platform/database/reader.js';
import { TeamsService } from '../../teams/teams.service.js';
import { saveVersionedIn } from '../../platform/audit/save-versioned.js';
import { PictureEncoder } from './picture-encoder.js';
import { PictureFiles } from './picture-files.js';
import { Picture } from './picture.entity.js';
import {
  toPictureDto,
  type CreatePictureDto,
  type PictureDto,
  type UpdatePictureDto,
} from './pictures.dto.js';
import { namedIn } from './pictures.service.js';

type NewPicture = Omit<Picture, 'id'>;

/** Uploads, changes and removals of photographs. See docs/decisions/site/photographs.md. */
@Injectable()
export class PictureChangesService {
  private readonly logger = new Logger('Photographs');

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly teams: TeamsService,
    private readonly files: PictureFiles,
    private readonly encoder: PictureEncoder,
  ) {}

  /**
   * Keeps a photograph and, at home and of a team, removes the one that it replaces.
   * @throws AppError TEAM_NOT_FOUND, PICTURE_SIZE, PICTURE_UNREADABLE
   */
  async create(caller: Caller, input: CreatePictureDto, bytes: Buffer): Promise<PictureDto> {
    const { fileKey, filled } = await this.files.add((folder) => this.encoder.encode(bytes, folder));
    try {
      const { saved, replaced } = await this.insert(caller, this.newPicture(caller, input, fileKey, filled));
      await this.removeFiles(replaced);
      return saved;
    } catch (error) {
      await this.files.remove(fileKey);
      throw error;
    }
  }

  /** Merges the texts. @throws AppError PICTURE_NOT_FOUND, VERSION_CONFLICT */
  update(
    caller: Caller,
    id: number,
    input: UpdatePictureDto,
    expected: number | undefined,
  ): Promise<PictureDto> {
    return this.db.write(async (tx) => {
      const row = await this.lockIn(tx, id, expected);
      const entry = { audit: this.audit, caller, action: 'picture.update' as const, now: this.clock.now() };
      await saveVersionedIn(tx, Picture, row, input, entry);
      return this.dtoIn(tx, row);
    });
  }

  /** Removes row and files: its addresses answer 404 at once. @throws AppError PICTURE_NOT_FOUND, VERSION_CONFLICT */
  async remove(caller: Caller, id: number, expected: number | undefined): Promise<void> {
    const removed = await this.db.write(async (tx) => {
      const row = await this.lockIn(tx, id, expected);
      await this.deleteIn(tx, caller, row);
      return row;
    });
    await this.removeFiles([removed]);
  }

  /** Removes files without a row: of teams that were removed for good, and of uploads that a kill has cut. */
  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    try {
      const rows = await this.db.read((reader) => reader.find(Picture));
      await this.files.sweep(new Set(rows.map(({ fileKey }) => fileKey)));
    } catch (error) {
      this.logger.error({ message: 'Old files will be removed in an hour', ...describeError(error) });
    }
  }

  private newPicture(
    caller: Caller,
    { place, altEn, altFr, ...input }: CreatePictureDto,
    fileKey: string,
    size: Pick<Picture, 'width' | 'height' | 'widths'>,
  ): NewPicture {
    const teamId = place === 'team' ? (input.teamId ?? null) : null;
    const slots = { home: 'home', team: `team ${teamId}`, gallery: null };
    const now = this.clock.now();
    return {
      place,
      teamId,
      slot: slots[place],
      fileKey,
      ...size,
      altEn,
      altFr,
      consentById: caller.userId,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
  }

  private async insert(caller: Caller, row: NewPicture) {
    const insert = () => this.db.write((tx) => this.insertIn(tx, caller, row));
    try {
      return await insert();
    } catch (error) {
      // Another upload filled the place at the same moment: now there is a row to replace.
      if (isDuplicate(error)) return insert();
      throw error;
    }
  }

  private async insertIn(tx: Writer, caller: Caller, row: NewPicture) {
    if (row.teamId !== null) await this.teams.lockIn(tx, caller, row.teamId);
    const replaced = row.slot === null ? [] : await tx.lock(Picture, { slot: row.slot });
    for (const former of replaced) await this.deleteIn(tx, caller, former);
    const id = await tx.insert(Picture, row);
    const { place, teamId, altEn, altFr } = row;
    await this.audit.recordIn(tx, caller, {
      action: 'picture.create',
      subjectId: id,
      ...auditChange({}, { place, teamId, altEn, altFr }),
    });
    return { saved: await this.dtoIn(tx, Object.assign(new Picture(), row, { id })), replaced };
  }

  private async lockIn(tx: Writer, id: number, expected: number | undefined): Promise<Picture> {
    const [row] = await tx.lock(Picture, { id });
    if (!row) throw new AppError('PICTURE_NOT_FOUND');
    await requireVersionIn(tx, 'picture', row, expected, await this.dtoIn(tx, row));
    return row;
  }

  private async deleteIn(tx: Writer, caller: Caller, { id, altEn, altFr }: Picture): Promise<void> {
    await tx.delete(Picture, { id });
    await this.audit.recordIn(tx, caller, {
      action: 'picture.delete',
      subjectId: id,
      ...auditChange({ altEn, altFr }, { altEn: null, altFr: null }),
    });
  }

  private async dtoIn(tx: Writer, row: Picture): Promise<PictureDto> {
    return (await namedIn(tx, [row]))[0] ?? toPictureDto(row, null);
  }

  /** Never rejects: without their rows the files are unreachable, and the sweep tries again. */
  private async removeFiles(removed: readonly Picture[]): Promise<void> {
    for (const { fileKey } of removed)
      await this.files.remove(fileKey).catch((error: unknown) => {
        this.logger.error({ message: 'A file of a photograph stays', ...describeError(error) });
      });
  }
}
