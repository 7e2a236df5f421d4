export type RegistrationState = 'confirmed' | 'waiting' | 'cancelled' | 'calledOff' | 'over';

/** Icons on a 16 × 16 disc (tick, clock, cross, bar, dot), so that no state depends on colour alone. */
const STROKES: Record<RegistrationState, string> = {
  confirmed: 'm4.6 8.4 2.4 2.4 4.4-5',
  waiting: 'M8 4.4V8l2.4 1.8',
  cancelled: 'm5.3 5.3 5.4 5.4m0-5.4-5.4 5.4',
  calledOff: 'M4.5 8h7',
  over: 'M7.9 8h.2',
};

interface StateMarkProps {
  state: RegistrationState;
  name: string;
}

/** State of a registration as icon and text. */
export function StateMark({ state, name }: StateMarkProps) {
  return (
    <p className="held-state" data-state={state}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="8" />
        <path d={STROKES[state]} />
      </svg>
      {name}
    </p>
  );
}
