import type { CivilDate } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBrowserChoice } from '../../ui/session/browser-choice';
import { useLanguage } from '../../ui/session/language';
import { clubToday } from '../../ui/time/clock';
import { Sheet } from './sheet';

/**
 * The check-in of another day than today asks once before it takes the first player. The answer holds for this browser,
 * this activity and today.
 */
export function useOtherDay(date: CivilDate) {
  const today = clubToday();
  const { pathname } = useLocation();
  const [isConfirmed, setConfirmed] = useBrowserChoice(`check-in-other-day ${pathname} ${today}`);
  const [wanted, setWanted] = useState<() => void>();
  const mustAsk = date !== today && !isConfirmed;
  return {
    date,
    isPast: date < today,
    isToday: date === today,
    mustAsk,
    /** Does it, or asks first. */
    ask: (action: () => void) => (mustAsk ? setWanted(() => action) : action()),
    isAsking: wanted !== undefined,
    confirm: () => {
      setConfirmed(true);
      wanted?.();
      setWanted(undefined);
    },
    close: () => setWanted(undefined),
  };
}

export type OtherDay = ReturnType<typeof useOtherDay>;

function useSentence({ date, isPast }: OtherDay): string {
  const { t } = useTranslation();
  const [language] = useLanguage();
  return t(isPast ? 'checkIn.otherDay.was' : 'checkIn.otherDay.is', { day: formatDay(date, language) });
}

/** Always visible: the wrong day is the commonest mistake at a door. */
export function OtherDayWarning({ otherDay, isReadOnly }: { otherDay: OtherDay; isReadOnly: boolean }) {
  const { t } = useTranslation();
  const sentence = useSentence(otherDay);
  return (
    <div className="door-other-day">
      <p className="door-warning">{sentence}</p>
      {otherDay.mustAsk && !isReadOnly && (
        <button type="button" className="door-button" onClick={otherDay.confirm}>
          {t('checkIn.otherDay.goOn')}
        </button>
      )}
    </div>
  );
}

export function OtherDaySheet({ otherDay }: { otherDay: OtherDay }) {
  const { t } = useTranslation();
  const sentence = useSentence(otherDay);
  return (
    <Sheet title={t('checkIn.otherDay.title')} onClose={otherDay.close}>
      <p>{sentence}</p>
      <button type="button" className="door-button door-primary" onClick={otherDay.confirm}>
        {t('checkIn.otherDay.goOn')}
      </button>
    </Sheet>
  );
}
