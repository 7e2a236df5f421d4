import { Button } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsOf, type RosterRow as Row } from './roster';
import { RosterRow, type RowContext } from './roster-row';

export interface RosterGroupProps {
  /** Id of the heading that labels the list. */
  labelledBy: string;
  /** In their order, the cancelled ones last. */
  rows: readonly Row[];
  context: RowContext;
  selected: ReadonlySet<number>;
  /** The row whose menu is open. */
  menuOf: number | undefined;
  /** Whether the cancelled rows are shown without being asked for, such as what a search finds. */
  showsCancelled: boolean;
}

/** The players of a session, or of a group of a practice, with the cancelled ones folded at the end. */
export function RosterGroup(props: RosterGroupProps) {
  const { rows, showsCancelled, ...shared } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const cancelled = rowsOf(rows, 'cancelled');
  const active = rows.filter(({ status }) => status !== 'cancelled');
  const isShown = isOpen || showsCancelled;
  return (
    <>
      {active.length > 0 && <RosterLines {...shared} rows={active} />}
      {cancelled.length > 0 && (
        <details
          className="admin-fold"
          open={isShown}
          onToggle={({ currentTarget }) => showsCancelled || setOpen(currentTarget.open)}
        >
          <summary>{t('registrations.cancelledCount', { count: cancelled.length })}</summary>
          {isShown && <RosterLines {...shared} rows={cancelled} />}
        </details>
      )}
    </>
  );
}

/** Rows on the screen of a laptop, and a few more: the others are rendered after these are painted. */
const FIRST_ROWS = 24;

/** Rows that are rendered before the rest is asked for: 200 take a slow phone a quarter of a second at each search. */
const SHOWN_ROWS = 60;

type RosterLinesProps = Omit<RosterGroupProps, 'showsCancelled'>;

function RosterLines({ labelledBy, rows, context, selected, menuOf }: RosterLinesProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = useMemo(() => (isWhole ? rows : rows.slice(0, SHOWN_ROWS)), [rows, isWhole]);
  const rendered = useDeferredValue(shown, shown.slice(0, FIRST_ROWS));
  const left = rows.length - shown.length;
  const titles = {
    check: t('registrations.select'),
    number: t('registrations.number'),
    who: t('registrations.player'),
    issue: t('registrations.status'),
    position: t('registrations.position'),
    age: t('registrations.age'),
    call: t('registrations.phone'),
    more: t('registrations.actions'),
  };
  const columns = Object.entries(titles).filter(([key]) => key !== 'check' || !context.isReadOnly);
  return (
    <>
      <table className="roster-table" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {columns.map(([key, title]) => (
              <th key={key} scope="col" className={`roster-${key}`}>
                <span className="visually-hidden">{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rendered.map((row) => (
            <RosterRow
              key={row.id}
              row={row}
              context={context}
              isSelected={selected.has(row.id)}
              isMenuOpen={row.id === menuOf}
            />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button onClick={() => setWhole(true)}>{t('registrations.showMore', { count: left })}</Button>
      )}
    </>
  );
}
