import { ComingSoonStamp } from '../../../ui/unfinished';
import type { PageRequest } from '../../../ui/page/page';
import { type Availability, AvailabilityLegend } from '../calendar/availability';
import { monthOf } from '../../../ui/month/months';
import { MonthCalendar } from './month-calendar';
import { PracticeFacts } from '../practice-facts';

/**
 * Cells of the blurred calendar with an example of each state, on Tuesdays and Thursdays; not real practices.
 */
const EXAMPLES: Partial<Record<number, Availability>> = {
  9: 'full',
  11: 'waitlist',
  16: 'full',
  18: 'partial',
  23: 'available',
  25: 'available',
};

type PreviewProps = Pick<PageRequest, 'language' | 'texts' | 'today'>;

/** Inert, blurred preview of the registration page, shown below the stamp until it opens. */
export function RegistrationPreview({ language, texts, today }: PreviewProps) {
  const { practice } = texts;
  return (
    <div className="preview">
      <div className="preview-stamp">
        <ComingSoonStamp text={practice.comingSoon} />
      </div>
      <div className="preview-blurred" inert aria-hidden="true" data-nosnippet="">
        <h2>{practice.registration.welcome}</h2>
        <p className="lead">{practice.registration.welcomeText}</p>
        <div className="preview-columns">
          <div className="card">
            <h3>{practice.registration.available}</h3>
            <AvailabilityLegend texts={practice.availability} />
            <MonthCalendar month={monthOf(today)} marks={EXAMPLES} language={language} texts={practice} />
          </div>
          <PracticeFacts title={practice.registration.facts} language={language} />
        </div>
      </div>
    </div>
  );
}
