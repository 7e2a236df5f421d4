import type { Dictionary } from '../../../i18n/dictionary';

/** Availability states, in the order of the legend. */
export const AVAILABILITIES = ['available', 'partial', 'full', 'waitlist'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Icons on a 16 × 16 disc (tick, half, cross, clock), so that no state depends on colour alone. */
const STROKES: Record<Availability, string> = {
  available: 'm4.6 8.4 2.4 2.4 4.4-5',
  partial: 'M4.5 8h7',
  full: 'm5.3 5.3 5.4 5.4m0-5.4-5.4 5.4',
  waitlist: 'M8 4.4V8l2.4 1.8',
};

/** Icon in the state's colour; decoration beside the state's name. */
export function AvailabilityMark({ availability }: { availability: Availability }) {
  return (
    <svg
      className="availability-mark"
      data-availability={availability}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="8" />
      <path d={STROKES[availability]} />
    </svg>
  );
}

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
