import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  EyeInvisibleOutlined,
  HistoryOutlined,
} from '@ant-design/icons';
import { useDeleteTryoutSessionMutation, type TryoutSessionDto } from '@lions/api-client';
import { formatTimes, locationLabel } from '@lions/domain';
import { formatDay, notify } from '@lions/web-base';
import { Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/dialogs/confirm';
import { notifyFailure } from '../../ui/forms/errors';
import { useLanguage } from '../../ui/session/language';
import { useSessionName } from '../../ui/time/clock';
import { ifMatch } from '../../ui/forms/version-conflict';
import { partOnDemand } from '../../ui/screen/part';

/** Lazily loaded session form, with its date picker and selects. */
export const TryoutSessionFormPart = partOnDemand(
  async () => (await import('./tryout-session-form')).TryoutSessionForm,
);

interface TryoutSessionRowProps {
  session: TryoutSessionDto;
  /** Whether the user can restore it after deletion. */
  canRestore: boolean;
  onEdit: () => void;
  onCopy: () => void;
  /** First actions of the row. */
  children: ReactNode;
}

/** One tryout session: time, place, description; edit, duplicate and delete. */
export function TryoutSessionRow(props: TryoutSessionRowProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const confirm = useConfirm();
  const [deleteSession] = useDeleteTryoutSessionMutation();
  const { session, canRestore, onEdit, onCopy, children } = props;
  const { id, version, date, time, description, isActive, endsAt } = session;
  const location = locationLabel(session.location, language);
  const day = formatDay(date, language);
  const when = useSessionName()(session);
  const isPast = endsAt !== null && new Date(endsAt) < new Date();

  const remove = async () => {
    const text = [
      t('tryouts.confirmDelete'),
      t('tryouts.deleteLoses', { when, location }),
      t(canRestore ? 'tryouts.restorableByYou' : 'common.keptThirtyDays'),
    ];
    if (!(await confirm({ title: t('tryouts.deleteTitle'), text, action: t('common.delete') }))) return;
    const { error } = await deleteSession({ id, 'If-Match': ifMatch(version) });
    if (error) notifyFailure(t, t('tryouts.deleteFailed'), error);
    else notify({ kind: 'success', title: t('tryouts.deleted') });
  };

  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h3>
          <time dateTime={date}>{day}</time>
        </h3>
        <p>{formatTimes(time, language)}</p>
        <p>{location}</p>
        {description && <p className="admin-hint admin-prose">{description}</p>}
        {isPast && (
          <Tag className="admin-tag admin-tag-quiet" icon={<HistoryOutlined aria-hidden />}>
            {t('tryouts.past')}
          </Tag>
        )}
        {!isActive && (
          <Tag className="admin-tag admin-tag-quiet" icon={<EyeInvisibleOutlined aria-hidden />}>
            {t('tryouts.inactive')}
          </Tag>
        )}
      </div>
      <div className="admin-row-actions">
        {children}
        <Button
          icon={<EditOutlined aria-hidden />}
          aria-label={t('common.editNamed', { name: when })}
          {...TryoutSessionFormPart.ahead}
          onClick={onEdit}
        >
          {t('common.edit')}
        </Button>
        <Button
          icon={<CopyOutlined aria-hidden />}
          aria-label={t('tryouts.duplicateNamed', { name: when })}
          {...TryoutSessionFormPart.ahead}
          onClick={onCopy}
        >
          {t('tryouts.duplicate')}
        </Button>
        <Button
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('common.deleteNamed', { name: when })}
          onClick={() => void remove()}
        >
          {t('common.delete')}
        </Button>
      </div>
    </li>
  );
}
