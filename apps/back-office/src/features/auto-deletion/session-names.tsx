import { formatTimes, locationLabel } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';
import { useState } from 'react';
import { Button } from 'antd';

interface NamedSession {
  id: number;
  teamName: string;
  date: string;
  time: string;
  location: string;
}

/** Sessions shown before "show more". */
const PAGE = 20;

/** Sessions by team, day, time and place: the first twenty, more on request. */
export function SessionNames({ sessions }: { sessions: readonly NamedSession[] }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const [shown, setShown] = useState(PAGE);
  const left = sessions.length - shown;
  return (
    <>
      <ul className="expiring-sessions">
        {sessions.slice(0, shown).map(({ id, teamName, date, time, location }) => (
          <li key={id}>
            <b>{teamName}</b>
            <span>
              {formatDay(date, language)}, {formatTimes(time, language)}
            </span>
            <span className="admin-hint">{locationLabel(location, language)}</span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button onClick={() => setShown(shown + PAGE)}>{t('autoDeletion.showMore', { count: left })}</Button>
      )}
    </>
  );
}
