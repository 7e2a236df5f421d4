import { Injectable } from '@nestjs/common';
import {
  CLUB_KEYS,
  isClubKey,
  LIMITS,
  readClubValue,
  standardClub,
  type Club,
  type ClubKey,
  type ClubValue,
} from '@lions/domain';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { againIfDuplicate } from '../../platform/database/database-error.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { clubChange, valueOf, versionsIn, type Value } from './club-versions.js';
import { ClubSetting } from '../setting.entity.js';
import type { ClubSettingDto, ClubVersionDto } from './club.dto.js';

/** The version of a setting that was never saved. */
const NEVER_SAVED = 0;

/** The newest version of every key, or of one. */
const NEWEST =
  'version = (SELECT MAX(other.version) FROM club_settings other WHERE other.`key` = club_settings.`key`)';

/** The settings of the club, which superadmins change; the domain's `CLUB_SETTINGS` describes them. */
@Injectable()
export class ClubSettingsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly configuration: Configuration,
  ) {}

  /** The club as its pages show it, in one statement. */
  async club(): Promise<Club> {
    const rows = await this.db.read((reader) => reader.rows(ClubSetting, NEWEST, []));
    const saved = CLUB_KEYS.map((key) => [key, valueOf(rows.find((row) => row.key === key))] as const);
    const given = Object.fromEntries(saved.filter(([, value]) => value !== null));
    return { ...this.standard(), ...given } as Club;
  }

  /** The newest version of a setting; undefined while the code's content is in use. */
  async savedIn<Key extends ClubKey>(
    reader: Reader,
    key: Key,
  ): Promise<{ value: ClubValue<Key>; version: number; savedAt: Date } | undefined> {
    const [row] = await reader.rows(ClubSetting, `${NEWEST} AND \`key\` = ?`, [key]);
    const value = valueOf(row) as ClubValue<Key> | null;
    return row && value ? { value, version: row.version, savedAt: row.savedAt } : undefined;
  }

  list(): Promise<ClubSettingDto[]> {
    return this.db.read(async (reader) => {
      const rows = await reader.rows(ClubSetting, NEWEST, []);
      const versions = await versionsIn(reader, rows);
      return CLUB_KEYS.map((key) =>
        this.state(
          key,
          versions.find((_, index) => rows[index]?.key === key),
        ),
      );
    });
  }

  /** The newest versions, newest first. @throws AppError SETTING_NOT_FOUND */
  versions(key: string): Promise<ClubVersionDto[]> {
    const known = knownKey(key);
    return this.db.read(async (reader) => {
      const rows = await reader.find(ClubSetting, {
        where: { key: known },
        order: { version: 'DESC' },
        take: LIMITS.pageSize.default,
      });
      return versionsIn(reader, rows);
    });
  }

  /**
   * Saves a new version, or nothing when the value stays the same.
   * @throws AppError SETTING_NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT
   */
  async update(
    caller: Caller,
    text: string,
    input: Value | null,
    expected: number | undefined,
  ): Promise<ClubSettingDto> {
    const key = knownKey(text);
    const value = input && checked(key, input);
    // Another request may save the first version at the same moment: then there is a row to lock.
    return againIfDuplicate(() => this.db.write((tx) => this.saveIn(tx, caller, key, value, expected)));
  }

  /** Whether that version is the newest of its key; its row is locked. */
  async isNewestIn(tx: Writer, id: number): Promise<boolean> {
    const [row] = await tx.find(ClubSetting, { where: { id } });
    const rows = row ? await tx.lock(ClubSetting, { key: row.key }) : [];
    return row !== undefined && rows.every(({ version }) => version <= row.version);
  }

  /** Saves the value of the version before that one again. */
  async putBackIn(tx: Writer, caller: Caller, id: number): Promise<void> {
    const [row] = await tx.find(ClubSetting, { where: { id } });
    if (!row) throw new Error(`No version of a club setting has the id ${id}`);
    const [earlier] = await tx.find(ClubSetting, { where: { key: row.key, version: row.version - 1 } });
    await this.saveIn(tx, caller, row.key, valueOf(earlier), undefined);
  }

  /** @throws AppError VERSION_CONFLICT */
  async saveIn(
    tx: Writer,
    caller: Caller,
    key: ClubKey,
    value: Value | null,
    expected: number | undefined,
  ): Promise<ClubSettingDto> {
    const rows = await tx.lock(ClubSetting, { key });
    const newest = rows.toSorted((one, other) => other.version - one.version)[0];
    const version = newest?.version ?? NEVER_SAVED;
    const [last] = await versionsIn(tx, newest ? [newest] : []);
    if (expected !== undefined && expected !== version)
      throw new AppError('VERSION_CONFLICT', {
        current: this.state(key, last),
        ...(last?.changedBy && { changedBy: last.changedBy, changedAt: last.changedAt ?? '' }),
      });
    const before = valueOf(newest);
    if (JSON.stringify(before) === JSON.stringify(value)) return this.state(key, last);
    const next = {
      key,
      version: version + 1,
      value,
      savedById: caller.userId,
      savedAt: this.clock.now(),
    };
    const id = await tx.insert(ClubSetting, next);
    tx.recorded?.created.push({ table: 'club_settings', id });
    const standard = this.standardOf(key);
    await this.audit.recordIn(tx, caller, {
      action: 'club.update',
      subjectId: id,
      ...clubChange(key, before ?? standard, value ?? standard),
    });
    const [saved] = await versionsIn(tx, [Object.assign(new ClubSetting(), next, { id })]);
    return this.state(key, saved);
  }

  private state(key: ClubKey, newest: ClubVersionDto | undefined): ClubSettingDto {
    const { version, value, changedBy, changedAt } = newest ?? {
      version: NEVER_SAVED,
      value: null,
      changedBy: null,
      changedAt: null,
    };
    return { key, standard: this.standardOf(key), version, value, changedBy, changedAt };
  }

  private standardOf(key: ClubKey): Value | null {
    return (this.standard()[key] as Value | undefined) ?? null;
  }

  /** The content of the code and of the operator's variables. */
  private standard(): Club {
    return standardClub(this.configuration.site);
  }
}

/** The value as it is stored; `name` is that of the field that holds it. @throws AppError VALIDATION_FAILED */
export function checked(key: ClubKey, input: Value, name = 'value'): Value {
  const { value, problems } = readClubValue(key, input);
  if (!value)
    throw new AppError('VALIDATION_FAILED', {
      details: problems.map(({ field, message }) => ({ field: `${name}.${field}`, message })),
    });
  return value;
}

function knownKey(key: string): ClubKey {
  if (!isClubKey(key)) throw new AppError('SETTING_NOT_FOUND');
  return key;
}
