import type { CreateIncidentDto, IncidentDto } from '@lions/api-client';
import type { CivilDate } from '@lions/domain';
import dayjs, { type Dayjs } from 'dayjs';
import { clubToday } from '../../ui/time/clock';
import { civilDay } from '../../ui/time/days';

/** The days of an incident; those after the first are empty until the thing has happened. */
export const DAYS = ['knownOn', 'commissionToldOn', 'personsToldOn', 'closedOn'] as const;

type DayName = (typeof DAYS)[number];

/** Values of an incident's form. */
export type IncidentValues = Partial<Pick<IncidentDto, 'occurred' | 'happened' | 'information'>> &
  Partial<Pick<IncidentDto, 'persons' | 'isSerious' | 'riskReason' | 'measures'>> &
  Partial<Record<DayName, Dayjs | null>>;

const pickerDay = (day: CivilDate | null) => (day === null ? null : dayjs(day));
const storedDay = (day: Dayjs | null | undefined) => (day ? civilDay(day) : null);

/** The club learns of most incidents on the day it writes them down. */
export const newIncident = (): IncidentValues => ({ knownOn: dayjs(clubToday()) });

/** The form's values of a stored incident. */
export const incidentValues = (incident: IncidentDto): IncidentValues => ({
  occurred: incident.occurred,
  happened: incident.happened,
  information: incident.information,
  persons: incident.persons,
  isSerious: incident.isSerious,
  riskReason: incident.riskReason,
  measures: incident.measures,
  knownOn: pickerDay(incident.knownOn),
  commissionToldOn: pickerDay(incident.commissionToldOn),
  personsToldOn: pickerDay(incident.personsToldOn),
  closedOn: pickerDay(incident.closedOn),
});

/** The body of a save. The form's rules admit only complete values. */
export function savedIncident(values: IncidentValues): CreateIncidentDto {
  const { occurred = '', happened = '', information = '', riskReason = '' } = values;
  return {
    occurred,
    happened,
    information,
    riskReason,
    isSerious: values.isSerious === true,
    persons: values.persons ?? null,
    measures: values.measures ?? null,
    knownOn: storedDay(values.knownOn) ?? '',
    commissionToldOn: storedDay(values.commissionToldOn),
    personsToldOn: storedDay(values.personsToldOn),
    closedOn: storedDay(values.closedOn),
  };
}
