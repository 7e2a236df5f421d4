import { ControlOutlined } from '@ant-design/icons';
import type { TFunction } from 'i18next';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreActions, type MenuAction } from '../../../ui/screen/menu';
import { ROSTER_FILTERS, ROSTER_ORDERS, type RosterFilter, type RosterOrder } from './roster';

/** Search text and filter of the list. */
export interface Asked {
  text: string;
  filter: RosterFilter;
}

interface RosterToolsProps {
  asked: Asked;
  onAsk: (asked: Asked) => void;
  order: RosterOrder;
  onOrder: (order: RosterOrder) => void;
  /** Matches of the text that the filter hides. */
  hidden: number;
  /** Rarer actions. */
  actions: readonly MenuAction[];
  children: ReactNode;
}

/** Search, filter, order and actions of a roster: one line on a laptop; a phone folds all but the search. */
export function RosterTools(props: RosterToolsProps) {
  const { asked, onAsk, order, onOrder, hidden, actions, children } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // Escape empties the field first; the next one closes the roster.
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || asked.text === '') return;
    event.stopPropagation();
    event.preventDefault();
    onAsk({ ...asked, text: '' });
  };
  return (
    <>
      <div className="roster-tools" data-open={isOpen}>
        <input
          type="search"
          aria-label={t('registrations.search')}
          placeholder={t('registrations.search')}
          value={asked.text}
          onChange={({ target }) => onAsk({ ...asked, text: target.value })}
          onKeyDown={clear}
        />
        <button
          type="button"
          className="roster-fold admin-icon-button"
          aria-label={t('registrations.tools')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ControlOutlined aria-hidden />
        </button>
        <Choice
          label={t('registrations.show')}
          options={ROSTER_FILTERS.map((value) => ({ value, label: filterText(t, value) }))}
          value={asked.filter}
          onChange={(filter) => onAsk({ ...asked, filter })}
        />
        <Choice
          label={t('registrations.sortBy')}
          options={ROSTER_ORDERS.map((value) => ({ value, label: t(`registrations.orders.${value}`) }))}
          value={order}
          onChange={onOrder}
        />
        {children}
        <span className="roster-others">
          <MoreActions actions={actions} />
        </span>
      </div>
      {hidden > 0 && asked.text.trim() !== '' && (
        <p className="roster-hidden" role="status">
          {t('registrations.hidden', { count: hidden })}{' '}
          <button type="button" onClick={() => onAsk({ ...asked, filter: 'all' })}>
            {t('registrations.showHidden')}
          </button>
        </p>
      )}
    </>
  );
}

function filterText(t: TFunction, filter: RosterFilter): string {
  if (filter === 'all') return t('registrations.allStatuses');
  if (filter === 'issues') return t('registrations.withIssues');
  if (filter === 'Defense' || filter === 'Forward' || filter === 'Goalie')
    return t(`registrations.positions.${filter}`);
  return t(`registrations.statuses.${filter}`);
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The browser's own select: fast, and known on phones. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <span className="roster-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
