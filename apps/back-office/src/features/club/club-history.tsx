import { useListClubVersionsQuery, type ClubSettingDto, type ClubVersionDto } from '@lions/api-client';
import { clubFields, clubText, type ClubKey } from '@lions/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { useMomentFormat } from '../../ui/time/clock';
import { useFieldName } from './club-fields';
import { Tag } from '../../ui/screen/tags';

interface ClubHistoryProps {
  state: ClubSettingDto;
  /** While something is typed or saved. */
  isDisabled: boolean;
  onPutBack: (value: ClubVersionDto['value']) => void;
}

/** Every version of a setting, newest first, each with a button that saves it again. */
export function ClubHistory({ state, isDisabled, onPutBack }: ClubHistoryProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { key } = state;
  const { data, error, refetch } = useListClubVersionsQuery({ key }, { skip: !isOpen });
  return (
    <details className="admin-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('club.history')}</summary>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isOpen && !error && !data && <AdminSpinner />}
      {data?.length === 0 && <p className="admin-hint">{t('club.noHistory')}</p>}
      {data && data.length > 0 && (
        <ol className="admin-lines">
          {data.map((saved) => (
            <Version
              key={saved.version}
              setting={key}
              saved={saved}
              isCurrent={saved.version === state.version}
              none={t(state.standard === null ? 'club.none' : 'club.standard')}
              isDisabled={isDisabled}
              onPutBack={() => onPutBack(saved.value)}
            />
          ))}
        </ol>
      )}
    </details>
  );
}

interface VersionProps {
  setting: ClubKey;
  saved: ClubVersionDto;
  isCurrent: boolean;
  /** Shown for a version without a value. */
  none: string;
  isDisabled: boolean;
  onPutBack: () => void;
}

function Version({ setting, saved, isCurrent, none, isDisabled, onPutBack }: VersionProps) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const { version, value, changedBy, changedAt } = saved;
  const when = changedAt === null ? '' : moment(changedAt);
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h3>{t('club.version', { version })}</h3>
        <p className="admin-hint">
          {changedBy === null ? t('club.savedAt', { when }) : t('club.savedBy', { name: changedBy, when })}
        </p>
        {value === null ? <p>{none}</p> : <Values setting={setting} value={value} />}
      </div>
      <div className="admin-row-actions">
        {isCurrent ? (
          <Tag look="good">{t('club.current')}</Tag>
        ) : (
          <Button disabled={isDisabled} aria-label={t('club.putBackNamed', { version })} onClick={onPutBack}>
            {t('club.putBack')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Values({ setting, value }: { setting: ClubKey; value: Record<string, unknown> }) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const shown = clubFields(setting).filter(([name]) => value[name] !== undefined);
  if (shown.length === 0) return <p>{t('common.emptyValue')}</p>;
  return (
    <ul>
      {shown.map(([name, field]) => (
        <li key={name}>
          {t('common.fieldMessage', { field: nameOf(field), message: clubText(field, value[name]) })}
        </li>
      ))}
    </ul>
  );
}
