import { useListAuditActorsQuery } from '@lions/api-client';
import { AUDIT_ACTION_NAMES, AUDIT_SUBJECTS, civilDateOf, LIMITS } from '@lions/domain';
import { Input, Select } from 'antd';
import dayjs from 'dayjs';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../../ui/time/clock';
import { DayPicker } from '../../ui/time/day-picker';
import { civilDay } from '../../ui/time/days';
import type { AuditFilter } from './audit-filter';
import { actorText } from './audit-words';
import { useWording } from './audit-line';

export interface FilterProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Fields of the filter; each choice applies at once. */
export function FilterFields(props: FilterProps) {
  return (
    <div className="admin-filters">
      <WhoAndWhat {...props} />
      <IdField {...props} />
      <DayFields {...props} />
    </div>
  );
}

function WhoAndWhat({ filter, onChange }: FilterProps) {
  const { t } = useTranslation();
  const wording = useWording();
  const { data: actors = [] } = useListAuditActorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const people = actors.map((actor) => ({ value: actor, label: actorText(wording, actor) }));
  const kinds = AUDIT_SUBJECTS.map((kind) => ({ value: kind, label: t(`audit.kinds.${kind}`) }));
  const actions = AUDIT_ACTION_NAMES.filter(
    (action) => filter.subject === undefined || action.startsWith(`${filter.subject}.`),
  ).map((action) => ({ value: action, label: t(`audit.actions.${action}`) }));
  return (
    <>
      <Field label={t('audit.person')}>
        {(id) => (
          <Select
            id={id}
            options={people}
            value={filter.actor}
            placeholder={t('audit.anybody')}
            showSearch={{ optionFilterProp: 'label' }}
            allowClear
            onChange={(actor?: string) => onChange({ ...filter, actor })}
          />
        )}
      </Field>
      <Field label={t('audit.kind')}>
        {(id) => (
          <Select
            id={id}
            options={kinds}
            value={filter.subject}
            placeholder={t('audit.anything')}
            allowClear
            // Clear the action: an action of another subject would match nothing.
            onChange={(subject?: AuditFilter['subject']) =>
              onChange({ ...filter, subject, action: undefined })
            }
          />
        )}
      </Field>
      <Field label={t('audit.action')}>
        {(id) => (
          <Select
            id={id}
            options={actions}
            value={filter.action}
            placeholder={t('audit.anyAction')}
            showSearch={{ optionFilterProp: 'label' }}
            allowClear
            onChange={(action?: AuditFilter['action']) => onChange({ ...filter, action })}
          />
        )}
      </Field>
    </>
  );
}

function IdField({ filter, onChange }: FilterProps) {
  const { t } = useTranslation();
  const change = (text: string) => {
    const subjectId = text === '' ? undefined : Number(text);
    if (subjectId === undefined || (/^[1-9]\d*$/.test(text) && subjectId <= LIMITS.id))
      onChange({ ...filter, subjectId });
  };
  return (
    <Field label={t('audit.subjectId')}>
      {(id) => (
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={filter.subjectId ?? ''}
          onChange={({ target }) => change(target.value.trim())}
        />
      )}
    </Field>
  );
}

/** A day of the address as the picker's value; null when it is absent or unreadable. */
function dayOf(date: string | undefined) {
  const day = civilDateOf(date ?? '');
  return day === undefined ? null : dayjs(day);
}

/** First and last day of the period. */
function DayFields({ filter, onChange }: FilterProps) {
  const { t } = useTranslation();
  const { from, to } = filter;
  const today = clubToday();
  return (
    <>
      <Field label={t('audit.from')}>
        {(id) => (
          <DayPicker
            id={id}
            allowClear
            last={to ?? today}
            value={dayOf(from)}
            onChange={(day) => onChange({ ...filter, from: day ? civilDay(day) : undefined })}
          />
        )}
      </Field>
      <Field label={t('audit.to')}>
        {(id) => (
          <DayPicker
            id={id}
            allowClear
            first={from}
            last={today}
            value={dayOf(to)}
            onChange={(day) => onChange({ ...filter, to: day ? civilDay(day) : undefined })}
          />
        )}
      </Field>
    </>
  );
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="audit-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
