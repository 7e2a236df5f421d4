import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VALIDATION } from '@lions/domain';
import type { AuditEntryDto } from '../../platform/audit/audit.dto.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { writeBackup } from '../backup/write-backup.js';
import { readConfiguration } from '../../platform/config/configuration.js';
import { openDatabase } from '../../testing/database/open-database.js';
import { useSignedIn, useTestApp } from '../../testing/test-app.js';
import { Incident } from './incident.entity.js';
import type { IncidentDto } from './incidents.dto.js';

const PATH = '/api/incidents';
const REQUIRED = {
  knownOn: '2025-09-01',
  occurred: 'August 30 or 31',
  happened: 'A roster was sent to a wrong address.\nThe recipient wrote back.',
  information: 'Names and ages of players',
  isSerious: false,
  riskReason: 'The recipient confirmed the deletion.',
};

const app = useTestApp();
const root = useSignedIn(app, 'superadmin');

async function given(values: object = {}): Promise<IncidentDto> {
  const answer = await root.post<IncidentDto>(PATH, { ...REQUIRED, ...values });
  expect({ ...answer }).toMatchObject({ status: 201 });
  return answer.body;
}
const list = async () => (await root.get<IncidentDto[]>(PATH)).body;
const closing = (id: number, values: object) =>
  root.put(`${PATH}/${id}`, { closedOn: '2025-09-20', ...values });
const STILL_DUE = {
  status: 400,
  body: { details: [{ field: 'closedOn', message: VALIDATION.incidentNoticesDue }] },
};

describe('the incident register', () => {
  it('stores all fields, and lists what became known last first', async () => {
    const full = {
      ...REQUIRED,
      knownOn: '2025-09-03',
      persons: 18,
      isSerious: true,
      measures: 'The message was deleted.',
      commissionToldOn: '2025-09-04',
      personsToldOn: '2025-09-05',
      closedOn: '2025-09-10',
    };
    const [newest, oldest] = [await given(full), await given()];
    expect(newest).toEqual({ ...full, id: newest.id, version: 1 });
    expect(oldest).toEqual({
      ...REQUIRED,
      id: oldest.id,
      persons: null,
      measures: null,
      commissionToldOn: null,
      personsToldOn: null,
      closedOn: null,
      version: 1,
    });
    expect(await list()).toEqual([newest, oldest]);
  });

  it.each([
    [{ knownOn: '2025-02-30' }, 'knownOn', VALIDATION.dateInvalid],
    [{ knownOn: null }, 'knownOn', VALIDATION.dateInvalid],
    [{ occurred: ' ' }, 'occurred', VALIDATION.required],
    [{ happened: '' }, 'happened', VALIDATION.required],
    [{ information: 'x'.repeat(2001) }, 'information', VALIDATION.textTooLong],
    [{ riskReason: '\n' }, 'riskReason', VALIDATION.required],
    [{ measures: 'x'.repeat(2001) }, 'measures', VALIDATION.textTooLong],
    [{ persons: -1 }, 'persons', VALIDATION.wholeNumberInvalid],
    [{ persons: 1_000_001 }, 'persons', VALIDATION.wholeNumberInvalid],
    [{ commissionToldOn: 'yesterday' }, 'commissionToldOn', VALIDATION.dateInvalid],
    [{ personsToldOn: '2025-13-01' }, 'personsToldOn', VALIDATION.dateInvalid],
    [{ closedOn: 'soon' }, 'closedOn', VALIDATION.dateInvalid],
  ])('rejects %j with 400', async (values, field, message) => {
    const answer = await root.post(PATH, { ...REQUIRED, ...values });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field, message }] } });
  });

  it('rejects an incident without an answer about the risk', async () => {
    const { isSerious, ...unrated } = REQUIRED;
    expect(isSerious).toBe(false);
    expect(await root.post(PATH, unrated)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'isSerious' }] },
    });
  });

  it('closes a serious incident once the Commission and the persons were told', async () => {
    const { id } = await given({ isSerious: true });
    expect(await closing(id, {})).toMatchObject(STILL_DUE);
    expect(await closing(id, { personsToldOn: '2025-09-04' })).toMatchObject(STILL_DUE);
    const told = { commissionToldOn: '2025-09-03', personsToldOn: '2025-09-04' };
    expect(await closing(id, told)).toMatchObject({ status: 200, body: { ...told, version: 2 } });
    expect(await root.put(`${PATH}/${id}`, { personsToldOn: null })).toMatchObject(STILL_DUE);
    expect(await root.post(PATH, { ...REQUIRED, isSerious: true, closedOn: '2025-09-20' })).toMatchObject(
      STILL_DUE,
    );
  });

  it('closes an incident without such a risk at once, and opens it again', async () => {
    const { id } = await given();
    expect(await closing(id, {})).toMatchObject({ status: 200, body: { closedOn: '2025-09-20' } });
    expect(await closing(id, { closedOn: null })).toMatchObject({ status: 200, body: { closedOn: null } });
  });

  it('answers 409 with the current incident to an outdated version, and 404 to an unknown one', async () => {
    const { id } = await given();
    expect(await root.put(`${PATH}/${id}`, { persons: 3 }, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
    });
    expect(await root.put(`${PATH}/${id}`, { persons: 4 }, { 'if-match': '"1"' })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { id, persons: 3, version: 2 } },
    });
    expect(await root.put(`${PATH}/${id + 1000}`, {})).toMatchObject({
      status: 404,
      body: { code: 'INCIDENT_NOT_FOUND' },
    });
  });

  it('has no call that removes an incident', async () => {
    const { id } = await given();
    expect(await root.delete(`${PATH}/${id}`)).toMatchObject({ status: 404 });
    expect((await list()).map((incident) => incident.id)).toContain(id);
  });

  it('is closed to coaches', async () => {
    const coach = await app.signedIn('coach');
    const before = await list();
    expect(await coach.get(PATH)).toMatchObject({ status: 403 });
    expect(await coach.post(PATH, REQUIRED)).toMatchObject({ status: 403 });
    expect(await coach.put(`${PATH}/${before[0]?.id}`, { persons: 1 })).toMatchObject({ status: 403 });
    expect(await list()).toEqual(before);
  });

  it('is in the audit log, with its texts masked', async () => {
    const { id } = await given({ happened: 'The secret circumstances', measures: 'A secret measure' });
    await root.put(`${PATH}/${id}`, { persons: 7, riskReason: 'A secret reason' });
    const query = `subject=incident&subjectId=${id}`;
    const { body } = await root.get<AuditEntryDto[]>(`/api/audit?${query}`);
    expect(body).toMatchObject([
      { action: 'incident.update', after: { persons: 7, riskReason: '(masked)' } },
      { action: 'incident.create', after: { isSerious: false, happened: '(masked)', measures: '(masked)' } },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/secret (circumstances|measure|reason)/i);
  });

  it('is in the backup', async () => {
    const incident = await given({ persons: 5 });
    const folder = mkdtempSync(join(tmpdir(), 'lions-incidents-'));
    try {
      const file = join(folder, 'club.backup');
      await writeBackup(app.configuration, file, undefined);
      const place = readConfiguration({ DATA_DIR: join(folder, 'data') });
      await restoreBackup(place, file, undefined);
      const dataSource = await openDatabase({ configuration: place });
      const restored = await dataSource.getRepository(Incident).findOneBy({ id: incident.id });
      await dataSource.destroy();
      expect(restored).toMatchObject({ ...REQUIRED, persons: 5, isSerious: false });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
