import { useListAuditActorsQuery } from '@lions/api-client';
import { AUDIT_ACTION_NAMES, AUDIT_SUBJECTS, LIMITS } from '@lions/domain';
import { Button, Input, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditFilter } from './audit-filter';
import { actorText } from './audit-words';
import { useWording } from './audit-line';

interface FilterCardProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Filters of the log; each choice applies at once. */
export function FilterCard({ filter, onChange }: FilterCardProps) {
  const { t } = useTranslation();
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <section className="admin-card" aria-labelledby="filter-title">
      <div className="admin-card-head">
        <h2 id="filter-title">{t('audit.filterTitle')}</h2>
        <Button disabled={!isFiltered} onClick={() => onChange({})}>
          {t('audit.clear')}
        </Button>
      </div>
      <div className="admin-filters">
        <WhoAndWhat filter={filter} onChange={onChange} />
        <IdField filter={filter} onChange={onChange} />
        <DayFields filter={filter} onChange={onChange} />
      </div>
    </section>
  );
}

function WhoAndWhat({ filter, onChange }: FilterCardProps) {
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

function IdField({ filter, onChange }: FilterCardProps) {
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

/** First and last day of the period. Native date inputs, which use the reader's own format. */
function DayFields({ filter, onChange }: FilterCardProps) {
  const { t } = useTranslation();
  const { from, to } = filter;
  return (
    <>
      <Field label={t('audit.from')}>
        {(id) => (
          <Input
            id={id}
            type="date"
            value={from ?? ''}
            max={to}
            onChange={({ target }) => onChange({ ...filter, from: target.value || undefined })}
          />
        )}
      </Field>
      <Field label={t('audit.to')}>
        {(id) => (
          <Input
            id={id}
            type="date"
            value={to ?? ''}
            min={from}
            onChange={({ target }) => onChange({ ...filter, to: target.value || undefined })}
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
