import { formatTimes } from '@lions/domain';
import { formatShortDay } from '@lions/web-base';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';
import { ownAddress } from '../../ui/session/own-address';
import { SignInLink } from './locked-door';
import { type OtherDay, OtherDayWarning } from './other-day';
import type { DoorState } from './store/door-state';
import type { Door } from './store/door';

interface DoorHeaderProps {
  state: DoorState;
  facts: NonNullable<DoorState['facts']>;
  otherDay: OtherDay;
  search: string;
  searchField: RefObject<HTMLInputElement | null>;
  onSearch: (search: string) => void;
  onlyMissing: boolean;
  onOnlyMissing: (onlyMissing: boolean) => void;
}

/** Activity, number of present players, unsent changes, and the search. */
export function DoorHeader({ state, facts, search, searchField, onSearch, ...filter }: DoorHeaderProps) {
  const { t } = useTranslation();
  const { otherDay, onlyMissing, onOnlyMissing } = filter;
  const [language] = useLanguage();
  const when = `${formatShortDay(facts.date, language)}, ${formatTimes(facts.time, language)}`;
  // A waiting player counts once they are here.
  const all = state.rows.filter(({ status, attended }) => status === 'confirmed' || attended);
  const here = all.filter(({ attended }) => attended).length;
  return (
    <header className="door-header">
      <div className="door-title">
        <a href={ownAddress('/admin')} aria-label={t('checkIn.back')}>
          ‹
        </a>
        <div>
          <h1>{t('checkIn.here', { here, all: all.length })}</h1>
          <p>{[facts.team ?? t('checkIn.practice'), when].join(' · ')}</p>
        </div>
      </div>
      {facts.isReadOnly && (
        <p className="door-info">
          {t(facts.team === null ? 'checkIn.readOnlyPractice' : 'checkIn.readOnly')}
        </p>
      )}
      {facts.isCancelled && <p className="door-warning">{t('checkIn.cancelled')}</p>}
      {!otherDay.isToday && <OtherDayWarning otherDay={otherDay} isReadOnly={facts.isReadOnly} />}
      <DeliveryLine state={state} />
      <div className="door-find">
        <input
          ref={searchField}
          type="search"
          aria-label={t('checkIn.search')}
          placeholder={t('checkIn.searchBy')}
          autoComplete="off"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
        <button type="button" aria-pressed={onlyMissing} onClick={() => onOnlyMissing(!onlyMissing)}>
          {t('checkIn.onlyMissing')}
        </button>
      </div>
    </header>
  );
}

/** Number of unsent changes, and the reason. Always visible. */
function DeliveryLine({ state }: { state: DoorState }) {
  const { t } = useTranslation();
  const { changes, delivery, sealedCount, isStored } = state;
  const count = changes.filter(({ problem }) => !problem).length;
  // The line of a sent change would flash.
  const isQuiet = delivery === 'sending' || delivery === 'sent';
  const reason = delivery === 'offline' && count === 0 ? 'offlineFirst' : delivery;
  return (
    <div className="door-delivery" data-late={!isQuiet}>
      <p role="status">
        {count > 0 && `${t('checkIn.unsent', { count })} `}
        {isQuiet
          ? count === 0
            ? t('checkIn.allSent')
            : t('checkIn.sending')
          : t(`checkIn.${reason as 'offline' | 'offlineFirst' | 'signedOut' | 'failed'}`)}
      </p>
      {delivery === 'signedOut' && <SignInLink />}
      {!isStored && <p className="door-warning">{t('checkIn.notStored')}</p>}
      {sealedCount > 0 && <p>{t('checkIn.sealed', { count: sealedCount })}</p>}
    </div>
  );
}

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
