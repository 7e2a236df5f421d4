import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  EyeInvisibleOutlined,
  HistoryOutlined,
  StopOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import type { TryoutSessionDto } from '@lions/api-client';
import { formatTimes, locationLabel, textFor } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';
import { useSessionName } from '../../ui/time/clock';
import { partOnDemand } from '../../ui/screen/part';
import { StatusTag, Tag } from '../../ui/screen/tags';
import { isOver } from './activity';
import { CheckInLink, RosterButton } from './roster/roster-part';
import { useActivityActions } from './use-activity-actions';

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

/** One tryout session: time, place, description; edit, duplicate, cancel and delete. */
export function TryoutSessionRow(props: TryoutSessionRowProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { session, isReadOnly, canRestore, onRoster, onEdit, onCopy } = props;
  const { remove, cancel, bringBack, isAsking } = useActivityActions(session);
  const { date, time, isActive, cancelledAt } = session;
  const location = locationLabel(session.location, language);
  const day = formatDay(date, language);
  const when = useSessionName()(session);
  const note = textFor({ en: session.description, fr: session.descriptionFr }, language);
  const isPast = isOver(session, new Date());

  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h3>
          <time dateTime={date}>{day}</time>
        </h3>
        <p>{formatTimes(time, language)}</p>
        <p>{location}</p>
        {note && (
          <p className="admin-hint admin-prose" lang={note.language}>
            {note.text}
          </p>
        )}
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
      <div className="admin-row-actions">
        <RosterButton activity={session} onOpen={onRoster} />
        {!isReadOnly && (
          <>
            <CheckInLink activity={session} />
            <Button
              icon={<EditOutlined aria-hidden />}
              aria-label={t('common.editNamed', { name: when })}
              {...SessionFormPart.ahead}
              onClick={onEdit}
            >
              {t('common.edit')}
            </Button>
            <Button
              icon={<CopyOutlined aria-hidden />}
              aria-label={t('tryouts.duplicateNamed', { name: when })}
              {...SessionFormPart.ahead}
              onClick={onCopy}
            >
              {t('tryouts.duplicate')}
            </Button>
            {!isPast && cancelledAt === null && (
              <Button
                icon={<StopOutlined aria-hidden />}
                aria-label={t('tryouts.cancelNamed', { when })}
                loading={isAsking}
                onClick={() => void cancel()}
              >
                {t('tryouts.cancelAction')}
              </Button>
            )}
            {!isPast && cancelledAt !== null && (
              <Button
                icon={<UndoOutlined aria-hidden />}
                aria-label={t('tryouts.bringBackNamed', { when })}
                loading={isAsking}
                onClick={() => void bringBack()}
              >
                {t('tryouts.bringBackAction')}
              </Button>
            )}
            <Button
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('common.deleteNamed', { name: when })}
              loading={isAsking}
              onClick={() => void remove(session.location, canRestore)}
            >
              {t('common.delete')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
