import type { Dictionary } from '../../i18n/dictionary';
import { AVAILABILITIES, AvailabilityMark } from './availability-mark';

/** What each mark means: sign, colour and word (spec 2.4). */
export function AvailabilityLegend({ texts }: { texts: Dictionary['practice']['availability'] }) {
  return (
    <ul className="legend">
      {AVAILABILITIES.map((availability) => (
        <li key={availability}>
          <AvailabilityMark availability={availability} />
          {texts[availability]}
        </li>
      ))}
    </ul>
  );
}
