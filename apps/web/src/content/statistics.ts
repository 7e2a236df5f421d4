import type { Language } from '@lions/domain';

/** One of the home page's eight counters (spec 2.4). */
export interface Statistic {
  id: string;
  value: number;
  name: Record<Language, string>;
}

/** As of 2025. */
export const STATISTICS: Statistic[] = [
  { id: 'nhl-drafted', value: 98, name: { en: 'NHL drafted', fr: 'Repêchés dans la LNH' } },
  { id: 'nhl-active', value: 58, name: { en: 'Active NHL', fr: 'Actifs dans la LNH' } },
  { id: 'ncaa', value: 188, name: { en: 'NCAA', fr: 'NCAA' } },
  { id: 'qmjhl-drafted', value: 290, name: { en: 'QMJHL drafted', fr: 'Repêchés dans la LHJMQ' } },
  { id: 'ahl', value: 126, name: { en: 'AHL', fr: 'Ligue américaine' } },
  {
    id: 'pro',
    value: 315,
    name: { en: 'Pro hockey (excluding NHL)', fr: 'Hockey professionnel (hors LNH)' },
  },
  { id: 'olympians', value: 8, name: { en: 'Olympians', fr: 'Olympiens' } },
  { id: 'world-junior', value: 14, name: { en: 'World Junior', fr: 'Mondial junior' } },
];
