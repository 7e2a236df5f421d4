import type { Dictionary } from '../../i18n/dictionary';

type Texts = Dictionary['practice'];

/** Texts of the open page, without those of the closed page and of the schedule. */
export type PracticeTexts = Pick<Texts, 'availability' | 'booking' | 'form'> & {
  registration: Pick<Texts['registration'], 'available' | 'previousMonth' | 'nextMonth'>;
};

/** The texts that are serialized for the browser. */
export function practiceTexts({ practice }: Dictionary): PracticeTexts {
  const { availability, booking, form, registration } = practice;
  const { available, previousMonth, nextMonth } = registration;
  return { availability, booking, form, registration: { available, previousMonth, nextMonth } };
}
