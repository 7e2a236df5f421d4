import type { Dictionary } from '../../i18n/dictionary';

type Texts = Dictionary['practice'];

/** What the page at work says, without what belongs to the page that is coming and to the schedule. */
export type PracticeTexts = Pick<Texts, 'availability' | 'booking' | 'form'> & {
  registration: Pick<Texts['registration'], 'available' | 'previousMonth' | 'nextMonth'>;
};

/** What travels to the browser of it. */
export function practiceTexts({ practice }: Dictionary): PracticeTexts {
  const { availability, booking, form, registration } = practice;
  const { available, previousMonth, nextMonth } = registration;
  return { availability, booking, form, registration: { available, previousMonth, nextMonth } };
}
