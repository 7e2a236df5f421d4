import { useTranslation } from 'react-i18next';
import type { Door } from './store/door';
import type { DoorState } from './store/door-state';

interface DoorFooterProps {
  door: Door;
  state: DoorState;
  onWalkIn: () => void;
  onScan: () => void;
}

/** Actions within reach of a thumb. */
export function DoorFooter({ door, state, onWalkIn, onScan }: DoorFooterProps) {
  const { t } = useTranslation();
  const last = state.undo.at(-1);
  const isUsedUp = state.givesNumbers && state.numbers.length === 0 && state.delivery !== 'sending';
  return (
    <footer className="door-footer">
      {isUsedUp && <p className="door-warning">{t('checkIn.numbersUsedUp')}</p>}
      {last && (
        <button type="button" className="door-button" onClick={() => door.undo()}>
          {t('checkIn.undo', { name: last.row.playerName })}
        </button>
      )}
      <div className="door-bar">
        <button type="button" className="door-button door-primary" onClick={onWalkIn}>
          {t('checkIn.walkIn')}
        </button>
        <button type="button" className="door-button" onClick={onScan}>
          {t('checkIn.scan')}
        </button>
        <button
          type="button"
          className="door-button"
          aria-pressed={state.givesNumbers}
          onClick={() => door.setGivesNumbers(!state.givesNumbers)}
        >
          <span>
            {t('checkIn.numbers')} {/* A screen reader says the state of a pressed button itself. */}
            <span className="door-state" aria-hidden>
              {t(state.givesNumbers ? 'checkIn.on' : 'checkIn.off')}
            </span>
          </span>
        </button>
      </div>
    </footer>
  );
}
