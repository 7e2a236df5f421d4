import type { TFunction } from 'i18next';
import { memo, useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DoorRow } from './store/changes';

const SWIPE_PX = 40;

interface PlayerRowProps {
  row: DoorRow;
  /** undefined: the list cannot be changed. */
  onTick: ((row: DoorRow) => void) | undefined;
  onMore: (row: DoorRow) => void;
}

/** A player: the row is the switch; a swipe to the left, or its last button, opens the rest. */
export const PlayerRow = memo(function PlayerRow({ row, onTick, onMore }: PlayerRowProps) {
  const { t } = useTranslation();
  const swipe = useSwipe(() => onMore(row));
  const { playerName: name, attended, tryoutNumber } = row;
  return (
    <div className="door-row" data-here={attended} {...swipe.row}>
      <button
        type="button"
        role="switch"
        aria-checked={attended}
        disabled={!onTick}
        className="door-switch"
        onClick={() => !swipe.wasSwiped() && onTick?.(row)}
      >
        <span className="door-mark" aria-hidden />
        <span className="door-who">
          <span className="door-name">{name}</span> <span className="door-facts">{factsOf(t, row)}</span>
        </span>
        {tryoutNumber !== null && (
          <span className="door-number" role="img" aria-label={t('checkIn.number', { number: tryoutNumber })}>
            {tryoutNumber}
          </span>
        )}
      </button>
      <button
        type="button"
        className="door-more"
        aria-label={t('checkIn.more', { name })}
        onClick={() => onMore(row)}
      >
        <span aria-hidden>⋯</span>
      </button>
    </div>
  );
}, isSame);

/** The list is made again at each tick: rows that look the same are not rendered. */
function isSame(before: PlayerRowProps, after: PlayerRowProps): boolean {
  const [was, is] = [before.row, after.row];
  if (before.onTick !== after.onTick) return false;
  return (Object.keys(is) as (keyof DoorRow)[]).every((field) => was[field] === is[field]);
}

/** Position, age, and what needs attention, the most urgent first. */
function factsOf(t: TFunction, row: DoorRow): string {
  const { status, hasConsent, earlier, absences, playerPosition, playerAge, birthYear, note, isUnsent } = row;
  return [
    isUnsent && t('checkIn.unsentMark'),
    status === 'waiting' && t('checkIn.waiting'),
    !hasConsent && t('checkIn.noConsent'),
    note,
    absences > 0 && t('checkIn.absent', { absences, earlier }),
    t(`registrations.positions.${playerPosition}`),
    birthYear !== null && t('registrations.bornIn', { year: birthYear }),
    playerAge !== null && t('registrations.ageYears', { age: playerAge }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Listeners of a row for a swipe to the left; the click after it is not a tick. */
function useSwipe(onSwipe: () => void) {
  const start = useRef<number | undefined>(undefined);
  const swiped = useRef(false);
  return {
    row: {
      onPointerDown: ({ clientX }: PointerEvent) => {
        start.current = clientX;
        swiped.current = false;
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (start.current === undefined || start.current - clientX < SWIPE_PX) return;
        start.current = undefined;
        swiped.current = true;
        onSwipe();
      },
      onPointerUp: () => {
        start.current = undefined;
      },
      onPointerCancel: () => {
        start.current = undefined;
      },
    },
    wasSwiped: () => {
      const was = swiped.current;
      swiped.current = false;
      return was;
    },
  };
}
