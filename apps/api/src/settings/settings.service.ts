import { Injectable } from '@nestjs/common';
import { isSettingKey, isSwitchedOn, SETTINGS, type SettingKey, type SwitchKey } from '@lions/domain';
import { IsNull } from 'typeorm';
import { auditChange, AuditService } from '../platform/audit/audit.service.js';
import { lastChangeIn, requireVersionIn } from '../platform/audit/require-version.js';
import type { Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { againIfDuplicate } from '../platform/database/database-error.js';
import { Db } from '../platform/database/db.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { SecondFactorService } from '../auth/second-factor/second-factor.service.js';
import { Setting } from './setting.entity.js';
import { toSettingDto, type SettingStateDto, type UpdateSettingDto } from './settings.dto.js';

/** The version of a setting that never had a value. */
const NEVER_SET = 0;

/** Named values that superadmins set; the domain's `SETTINGS` holds every key. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly secondFactors: SecondFactorService,
  ) {}

  /** Whether a switch of the public site is on. */
  isOn(key: SwitchKey): Promise<boolean> {
    return this.db.read((reader) => this.isOnIn(reader, key));
  }

  async isOnIn(reader: Reader, key: SwitchKey): Promise<boolean> {
    return isSwitchedOn(key, await this.valueIn(reader, key));
  }

  /** Undefined while the setting has no value. */
  async valueIn(reader: Reader, key: SettingKey): Promise<string | undefined> {
    return (await this.findIn(reader, key))?.value;
  }

  /** Null while the setting has no value. */
  findIn(reader: Reader, key: SettingKey): Promise<Setting | null> {
    return reader.findOne(Setting, { where: { key, deletedAt: IsNull() } });
  }

  /** All settings, with or without a value, and who changed each last as far as the log knows. */
  list(): Promise<SettingStateDto[]> {
    return this.db.read(async (reader) => {
      const rows = await reader.find(Setting);
      return Promise.all(
        (Object.keys(SETTINGS) as SettingKey[]).map(async (key) => {
          const row = rows.find((setting) => setting.key === key);
          if (!row) return { key, value: null, version: NEVER_SET, changedBy: null, changedAt: null };
          const { value, version, updatedAt, deletedAt } = row;
          const { changedBy = null } = await lastChangeIn(reader, 'setting', row.id);
          return {
            key,
            value: deletedAt ? null : value,
            version,
            changedBy,
            changedAt: updatedAt.toISOString(),
          };
        }),
      );
    });
  }

  /** @throws AppError SETTING_NOT_FOUND for an unknown key and for one without a value */
  async get(key: string): Promise<Setting> {
    const setting = await this.db.read((reader) => this.findIn(reader, knownKey(key)));
    if (!setting) throw new AppError('SETTING_NOT_FOUND');
    return setting;
  }

  /** @throws AppError SETTING_NOT_FOUND, INVALID_CLEANUP_TIME, INVALID_SETTING, SECOND_FACTOR_OWN_FIRST, VERSION_CONFLICT */
  async update(
    caller: Caller,
    text: string,
    input: UpdateSettingDto,
    expected: number | undefined,
  ): Promise<Setting> {
    const key = knownKey(text);
    if (!SETTINGS[key].accepts(input.value))
      throw new AppError(key === 'tryout_auto_deletion_time' ? 'INVALID_CLEANUP_TIME' : 'INVALID_SETTING');
    // Another request may insert the first value at the same moment: then there is a row to update.
    return againIfDuplicate(() =>
      this.db.write(async (tx) => {
        if (key === 'second_factor_required' && input.value === 'true')
          await this.secondFactors.requireOwnIn(tx, caller.userId);
        return this.saveIn(tx, caller, key, input, expected);
      }),
    );
  }

  /** Switches it off, unless it is off. */
  async switchOffIn(tx: Writer, caller: Caller, key: SwitchKey): Promise<void> {
    if (await this.isOnIn(tx, key)) await this.saveIn(tx, caller, key, { value: 'false' }, undefined);
  }

  /** @throws AppError SETTING_NOT_FOUND, VERSION_CONFLICT */
  async remove(caller: Caller, key: string, expected: number | undefined): Promise<void> {
    const known = knownKey(key);
    await this.db.write(async (tx) => {
      const [setting] = await tx.lock(Setting, { key: known });
      if (!setting || setting.deletedAt) throw new AppError('SETTING_NOT_FOUND');
      await requireVersionIn(tx, 'setting', setting, expected, toSettingDto(setting));
      const now = this.clock.now();
      const gone = { description: null, version: setting.version + 1, updatedAt: now, deletedAt: now };
      await tx.update(Setting, { id: setting.id }, gone);
      const { value, description } = setting;
      await this.audit.recordIn(tx, caller, {
        action: 'setting.delete',
        subjectId: setting.id,
        before: { key, value, description },
      });
    });
  }

  private async saveIn(
    tx: Writer,
    caller: Caller,
    key: SettingKey,
    input: UpdateSettingDto,
    expected: number | undefined,
  ): Promise<Setting> {
    const [row] = await tx.lock(Setting, { key });
    // A caller with a version saw a value that was removed since, or saw none where there is one now.
    const isSet = row !== undefined && row.deletedAt === null;
    if (!isSet && expected !== undefined && expected !== (row?.version ?? NEVER_SET))
      throw new AppError('SETTING_NOT_FOUND');
    if (isSet) await requireVersionIn(tx, 'setting', row, expected, toSettingDto(row));
    const { value, description = row?.description } = input;
    const fields = { key, value, description: description || null };
    const version = (row?.version ?? NEVER_SET) + 1;
    const next = { ...fields, version, updatedAt: this.clock.now(), deletedAt: null };
    if (row) await tx.update(Setting, { id: row.id }, next);
    const id = row?.id ?? (await tx.insert(Setting, next));
    const { before, after } = auditChange(isSet ? row : {}, fields) ?? {};
    await this.audit.recordIn(tx, caller, {
      action: 'setting.update',
      subjectId: id,
      before: { ...before, key },
      after: { ...after, key },
    });
    return Object.assign(new Setting(), next, { id });
  }
}

function knownKey(key: string): SettingKey {
  if (!isSettingKey(key)) throw new AppError('SETTING_NOT_FOUND');
  return key;
}
