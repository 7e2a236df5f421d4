import type { UnsentMailDto } from '@lions/api-client';
import { groupBy, locationLabel, messageIn } from '@lions/domain';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../session/language';
import { useSessionName } from '../time/clock';
import { useActivityName } from './activity-name';

/** Siblings with the same news are one line. */
const newsOf = ({ kind, date, time, teamName, was, isBack, message }: UnsentMailDto) =>
  JSON.stringify([kind, date, time, teamName, was, isBack, message]);

/** What to tell a family, in words: what happened, for which players, to which practice or session. */
export function FamilyNews({ mails }: { mails: readonly UnsentMailDto[] }) {
  return (
    <ul className="families-news">
      {groupBy(mails, newsOf).map((news) => (
        <News key={news[0]?.id} news={news} />
      ))}
    </ul>
  );
}

function News({ news }: { news: readonly UnsentMailDto[] }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const activityName = useActivityName();
  const sessionName = useSessionName();
  const [mail] = news;
  if (!mail) return null;
  const { kind, was, isBack, message } = mail;
  const written = message && messageIn(message, language);
  const place = was?.location ? [locationLabel(was.location, language)] : [];
  return (
    <li>
      <strong>{isBack ? t('families.toTell.isBack') : t(`outbox.kinds.${kind}`)}</strong>
      {' · '}
      {/* A child whose form was sent twice has the confirmation twice. */}
      {[...new Set(news.map(({ playerName }) => playerName))].join(', ')}
      <span className="admin-hint">{activityName(mail)}</span>
      {was && (
        <span className="admin-hint">
          {t('families.toTell.was', { was: [sessionName(was), ...place].join(', ') })}
        </span>
      )}
      {written && (
        <blockquote className="admin-prose" lang={written.language}>
          <b>{written.subject}</b>
          {`\n${written.text}`}
        </blockquote>
      )}
    </li>
  );
}
