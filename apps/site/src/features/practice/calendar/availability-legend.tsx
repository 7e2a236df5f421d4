import type { Dictionary } from '../../../i18n/dictionary';
import { AVAILABILITIES, AvailabilityMark } from './availability-mark';

/** Legend of the availability marks: icon, colour and text. */
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
