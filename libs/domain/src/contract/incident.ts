import type { CivilDate } from '../time/club-time.js';

/** Who is told of an incident with a risk of serious injury (Quebec, P-39.1, s. 3.5), by the day they were told. */
export const NOTICE_DAYS = ['commissionToldOn', 'personsToldOn'] as const;

export type NoticeDay = (typeof NOTICE_DAYS)[number];

/** Fields that decide who must be told. */
export type RatedIncident = { isSerious: boolean } & Record<NoticeDay, CivilDate | null>;

/** Notices that are still due; none without a risk of serious injury. */
export const noticesDue = (incident: RatedIncident): NoticeDay[] =>
  incident.isSerious ? NOTICE_DAYS.filter((day) => incident[day] === null) : [];
