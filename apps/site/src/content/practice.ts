import { PRACTICE_VENUE, type Language } from '@lions/domain';
import type { Localized, Picture } from './localized';

/** A line of the registration page's info box: what all practices have in common. */
interface PracticeFact {
  id: string;
  name: Localized;
  value: Localized;
}

/** Venue of all practices. */
export const PRACTICE_ARENA: Localized = PRACTICE_VENUE.name;

export const PRACTICE_FACTS: PracticeFact[] = [
  {
    id: 'duration',
    name: { en: 'Duration', fr: 'Durée' },
    value: { en: '1.5 hours', fr: '1\u00a0h\u00a030' },
  },
  {
    id: 'capacity',
    name: { en: 'Capacity', fr: 'Places' },
    value: {
      en: '18 skaters + 2 goalies',
      fr: '18\u00a0patineurs et patineuses + 2\u00a0gardiens et gardiennes',
    },
  },
  {
    id: 'arena',
    name: { en: 'Arena', fr: 'Aréna' },
    value: PRACTICE_ARENA,
  },
];

/** The same in a sentence, for the closed page. */
export const PRACTICE_SUMMARY: Localized = {
  en: 'A practice lasts 1.5 hours at the Dollard Civic Centre, with room for 18 skaters and 2 goalies. When it is full, the player can join the waiting list.',
  fr: 'Un entraînement dure 1\u00a0h\u00a030 au Centre civique de Dollard et compte 18\u00a0places de patineur ou patineuse et 2\u00a0places de gardien ou gardienne. S’il est complet, le joueur peut s’inscrire sur la liste d’attente.',
};

const SCHEDULE_SIZE = { width: 1200, height: 640 };
const SCHEDULE_ALT: Localized = {
  en: 'Practice Schedule - Coming Soon',
  fr: 'Horaire des entraînements\u00a0– À venir',
};

/** The schedule page's picture; it contains text, so there is one for each language. */
export const SCHEDULE_PICTURES: Record<Language, Picture> = {
  en: { file: 'practice-schedule.en.svg', alt: SCHEDULE_ALT, ...SCHEDULE_SIZE },
  fr: { file: 'practice-schedule.fr.svg', alt: SCHEDULE_ALT, ...SCHEDULE_SIZE },
};
