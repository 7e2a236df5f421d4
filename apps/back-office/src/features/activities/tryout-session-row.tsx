import { EyeInvisibleOutlined, HistoryOutlined } from '@ant-design/icons';
import type { TryoutSessionDto } from '@lions/api-client';
import { formatTimes, locationLabel, textFor } from '@lions/domain';
import { formatDay, formatShortDay } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';
import { useSessionName } from '../../ui/time/clock';
import { MoreActions } from '../../ui/screen/menu';
import { partOnDemand } from '../../ui/screen/part';
import { StatusTag, Tag } from '../../ui/screen/tags';
import { isOver } from './activity';
import { CheckInLink, RosterButton } from './roster/roster-part';
import { useActivityActions } from './use-activity-actions';
import './tryout-sessions.css';

/** Lazily loaded session form, with its date picker and selects. */
export const SessionFormPart = partOnDemand(async () => (await import('./form/activity-form')).ActivityForm);

interface TryoutSessionRowProps {
  session: TryoutSessionDto;
  /** Without the row's own actions. */
  isReadOnly: boolean;
  /** Whether the user can restore it after deletion. */
  canRestore: boolean;
  onRoster: () => void;
  onEdit: () => void;
  onCopy: () => void;
}

/** One tryout session: day, time, place and description; its registrations, the check-in, and a menu of the rest. */
export function TryoutSessionRow(props: TryoutSessionRowProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { session, isReadOnly, canRestore, onRoster, onEdit, onCopy } = props;
  const { remove, cancel, bringBack } = useActivityActions(session);
  const { date, time, isActive, cancelledAt } = session;
  const location = locationLabel(session.location, language);
  const when = useSessionName()(session);
  const note = textFor({ en: session.description, fr: session.descriptionFr }, language);
  const isPast = isOver(session, new Date());
  const change =
    cancelledAt === null
      ? { key: 'cancel', label: t('tryouts.cancelAction'), onClick: () => void cancel() }
      : { key: 'bringBack', label: t('tryouts.bringBackAction'), onClick: () => void bringBack() };
  const actions = [
    { key: 'edit', label: t('common.edit'), onClick: onEdit },
    { key: 'copy', label: t('tryouts.duplicate'), onClick: onCopy },
    ...(isPast ? [] : [change]),
    {
      key: 'delete',
      label: t('common.delete'),
      danger: true,
      onClick: () => void remove(session.location, canRestore),
    },
  ];

  return (
    <li className="admin-row tryout-session">
      <div className="admin-row-text">
        <h3>
          <time dateTime={date} title={formatDay(date, language)}>
            {formatShortDay(date, language)}
          </time>{' '}
          · {formatTimes(time, language)}
        </h3>
        <div className="tryout-session-facts">
          <p>{location}</p>
          {note && (
            <p className="admin-hint admin-prose" lang={note.language}>
              {note.text}
            </p>
          )}
        </div>
        {(isPast || cancelledAt !== null || !isActive) && (
          <div className="admin-tags">
            {isPast && (
              <Tag look="quiet" icon={<HistoryOutlined aria-hidden />}>
                {t('tryouts.past')}
              </Tag>
            )}
            {cancelledAt !== null && <StatusTag status="cancelled">{t('tryouts.cancelled')}</StatusTag>}
            {!isActive && (
              <Tag look="quiet" icon={<EyeInvisibleOutlined aria-hidden />}>
                {t('tryouts.inactive')}
              </Tag>
            )}
          </div>
        )}
      </div>
      <div className="admin-row-actions" {...SessionFormPart.ahead}>
        <RosterButton activity={session} onOpen={onRoster} />
        {!isReadOnly && (
          <>
            <CheckInLink activity={session} />
            <MoreActions name={`${when}, ${location}`} actions={actions} />
          </>
        )}
      </div>
    </li>
  );
}
