import type { ClubSettingDto } from '@lions/api-client';
import { CLUB_SETTINGS, clubFields } from '@lions/domain';
import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../ui/time/clock';
import { useFieldName } from './club-fields';
import { ClubForm } from './club-form';
import { ClubHistory } from './club-history';
import type { ClubValues } from './club-values';
import { useClubForm } from './use-club-form';

interface ClubCardProps {
  state: ClubSettingDto;
  /** Called at each input: Ctrl+S saves the form that was typed in last. */
  onType: (form: FormInstance<ClubValues>) => void;
}

/** One setting of the club with its form and history; a form with a list is folded. */
export function ClubCard({ state, onType }: ClubCardProps) {
  const { t } = useTranslation();
  const textOf = useFieldName();
  const { key } = state;
  const { name, about } = CLUB_SETTINGS[key];
  const [form] = Form.useForm<ClubValues>();
  const editing = useClubForm(form, state);
  const { busy, isDirty, putBack } = editing;
  const hasRows = clubFields(key).some(([, { kind }]) => kind === 'rows');
  const [wasOpened, setOpened] = useState(!hasRows);
  const content = wasOpened && <ClubForm state={state} form={form} editing={editing} onType={onType} />;
  return (
    <section className="admin-card" aria-labelledby={`club-${key}`}>
      <h2 id={`club-${key}`}>{textOf(name)}</h2>
      <p className="admin-hint">{textOf(about)}</p>
      <LastSave state={state} />
      {hasRows ? (
        <details className="admin-fold" onToggle={() => setOpened(true)}>
          <summary>{t('club.rows.open')}</summary>
          {content}
        </details>
      ) : (
        content
      )}
      <ClubHistory state={state} isDisabled={busy || isDirty} onPutBack={(value) => void putBack(value)} />
      {isDirty && <p className="admin-hint">{t('club.unsavedFirst')}</p>}
    </section>
  );
}

function LastSave({ state: { changedBy, changedAt } }: { state: ClubSettingDto }) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  if (changedAt === null) return <p className="admin-hint">{t('club.neverChanged')}</p>;
  const when = moment(changedAt);
  return (
    <p className="admin-hint">
      {changedBy === null ? t('club.savedAt', { when }) : t('club.savedBy', { name: changedBy, when })}
    </p>
  );
}
