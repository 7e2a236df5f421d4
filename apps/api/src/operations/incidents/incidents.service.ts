import { Injectable } from '@nestjs/common';
import { noticesDue, VALIDATION } from '@lions/domain';
import { auditChange, AuditService } from '../../platform/audit/audit.service.js';
import { requireVersionIn } from '../../platform/audit/require-version.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { Db } from '../../platform/database/db.js';
import { saveVersionedIn } from '../../platform/audit/save-versioned.js';
import { Incident } from './incident.entity.js';
import {
  toIncidentDto,
  type CreateIncidentDto,
  type IncidentDto,
  type UpdateIncidentDto,
} from './incidents.dto.js';

/** With a risk of serious injury, an incident is closed once those concerned were told. */
function requireTold(incident: Parameters<typeof noticesDue>[0] & { closedOn: string | null }): void {
  if (incident.closedOn === null || noticesDue(incident).length === 0) return;
  throw new AppError('VALIDATION_FAILED', {
    details: [{ field: 'closedOn', message: VALIDATION.incidentNoticesDue }],
  });
}

/** The register of confidentiality incidents. */
@Injectable()
export class IncidentsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  /** All of them, the last one that the club learned of first. */
  async list(): Promise<IncidentDto[]> {
    const order = { knownOn: 'DESC', id: 'DESC' } as const;
    const rows = await this.db.read((reader) => reader.find(Incident, { order }));
    return rows.map(toIncidentDto);
  }

  /** @throws AppError VALIDATION_FAILED for a closed one while a notice is due */
  create(caller: Caller, input: CreateIncidentDto): Promise<IncidentDto> {
    const { persons = null, measures = null, closedOn = null, ...others } = input;
    const { commissionToldOn = null, personsToldOn = null, ...texts } = others;
    const entered = { ...texts, persons, measures, commissionToldOn, personsToldOn, closedOn };
    requireTold(entered);
    const now = this.clock.now();
    const row = { ...entered, version: 1, createdAt: now, updatedAt: now };
    return this.db.write(async (tx) => {
      const id = await tx.insert(Incident, row);
      const change = auditChange({}, entered);
      await this.audit.recordIn(tx, caller, { action: 'incident.create', subjectId: id, ...change });
      return toIncidentDto({ ...row, id });
    });
  }

  /** Merges the fields. @throws AppError INCIDENT_NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED as above */
  update(
    caller: Caller,
    id: number,
    input: UpdateIncidentDto,
    expected: number | undefined,
  ): Promise<IncidentDto> {
    return this.db.write(async (tx) => {
      const [row] = await tx.lock(Incident, { id });
      if (!row) throw new AppError('INCIDENT_NOT_FOUND');
      await requireVersionIn(tx, 'incident', row, expected, toIncidentDto(row));
      requireTold({ ...row, ...input });
      const entry = { audit: this.audit, caller, action: 'incident.update' as const, now: this.clock.now() };
      await saveVersionedIn(tx, Incident, row, input, entry);
      return toIncidentDto(row);
    });
  }
}
