import { Injectable } from '@nestjs/common';
import { PICTURE_FORMATS, PICTURE_PLACES, type PictureFormat } from '@lions/domain';
import { userNamesIn } from '../../auth/accounts/user-names.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { CachedValue } from '../../platform/database/cached-value.js';
import { Db } from '../../platform/database/db.js';
import type { Reader } from '../../platform/database/reader.js';
import { PictureFiles } from './picture-files.js';
import { Picture } from './picture.entity.js';
import { toPictureDto, toShownPictureDto, type PictureDto, type ShownPictureDto } from './pictures.dto.js';

/** A stored size, ready to be sent. */
export interface Media {
  format: PictureFormat;
  bytes: Buffer;
  /** False for a team that the public does not see. */
  isPublic: boolean;
}

const OF_VISIBLE_TEAM =
  'teamId IS NULL OR teamId IN (SELECT id FROM teams WHERE isVisible = 1 AND deletedAt IS NULL)';

/** Reads photographs and their files. See docs/decisions/site/photographs.md. */
@Injectable()
export class PicturesService {
  /** The stored sizes by key; a write of any process ends it. */
  private readonly stored = new CachedValue(() =>
    this.db.read(async (reader) => {
      const rows = await reader.find(Picture);
      const shown = new Set((await shownIn(reader)).map(({ id }) => id));
      return new Map(rows.map(({ id, fileKey, widths }) => [fileKey, { widths, isPublic: shown.has(id) }]));
    }),
  );

  constructor(
    private readonly db: Db,
    private readonly files: PictureFiles,
  ) {}

  /** Home first, then the teams, then the gallery; in each the newest first. */
  list(): Promise<PictureDto[]> {
    return this.db.read(async (reader) => namedIn(reader, (await reader.find(Picture)).sort(byPlace)));
  }

  /** The same without the photographs of hidden and deleted teams. */
  async shown(): Promise<ShownPictureDto[]> {
    const rows = await this.db.read(shownIn);
    return rows.sort(byPlace).map(toShownPictureDto);
  }

  /** A stored size by the end of its address. @throws AppError NOT_FOUND */
  async media(caller: Caller | undefined, file: string): Promise<Media> {
    const [, fileKey = '', digits, ending] = /^([0-9a-f]{32})-(\d{1,5})\.(\w{1,5})$/.exec(file) ?? [];
    const known = (await this.stored.current(this.db.publicDataVersion)).get(fileKey);
    const width = known?.widths.find((stored) => String(stored) === digits);
    const format = PICTURE_FORMATS.find((stored) => stored === ending);
    const isHidden = known?.isPublic === false && caller?.role !== 'superadmin';
    const bytes = known && width && format && !isHidden && (await this.files.read(fileKey, width, format));
    if (!bytes) throw new AppError('NOT_FOUND');
    return { format, bytes, isPublic: known.isPublic };
  }
}

const shownIn = (reader: Reader): Promise<Picture[]> => reader.rows(Picture, OF_VISIBLE_TEAM, []);

const byPlace = (one: Picture, other: Picture): number =>
  PICTURE_PLACES.indexOf(one.place) - PICTURE_PLACES.indexOf(other.place) || other.id - one.id;

/** The rows with the names of who uploaded them. */
export async function namedIn(reader: Reader, rows: readonly Picture[]): Promise<PictureDto[]> {
  const names = await userNamesIn(
    reader,
    rows.map(({ consentById }) => consentById),
  );
  return rows.map((row) => toPictureDto(row, names.get(row.consentById) ?? null));
}
