import type { TFunction } from 'i18next';
import { memo } from 'react';
import { ageWords, issuesOf, issueText, positionOf, type Issue, type RosterRow as Row } from './roster';

/** Values that all rows of a roster share; stable, so that a row is rendered only when it changes. */
export interface RowContext {
  t: TFunction;
  /** Rows cannot be selected or changed. */
  isReadOnly: boolean;
  /** Whether a mail that has not left is said in each row. */
  tellsMail: boolean;
  onOpen: (id: number) => void;
  onSelect: (ids: readonly number[], isSelected: boolean) => void;
  onMenu: (row: Row, button: HTMLElement) => void;
}

interface RosterRowProps {
  row: Row;
  context: RowContext;
  isSelected: boolean;
  isMenuOpen: boolean;
}

/** Made once: an icon of Ant Design takes as long to render as the rest of a row. */
const PHONE = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6.6 10.8a15 15 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.25 11 11 0 0 0 3.6.57 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1 11 11 0 0 0 .57 3.57 1 1 0 0 1-.25 1z" />
  </svg>
);

/** One player in a line. Plain elements, and the box apart, because 200 rows may be selected at once. */
export const RosterRow = memo(function RosterRow({ isSelected, ...props }: RosterRowProps) {
  const { t, isReadOnly, onSelect } = props.context;
  const { id, status, playerName: name } = props.row;
  return (
    <tr className="roster-row" data-status={status}>
      {!isReadOnly && (
        <td className="roster-check">
          <label>
            <input
              type="checkbox"
              aria-label={t('registrations.selectNamed', { name })}
              checked={isSelected}
              onChange={({ target }) => onSelect([id], target.checked)}
            />
          </label>
        </td>
      )}
      <Cells {...props} />
    </tr>
  );
});

/** The name opens everything else. */
const Cells = memo(function Cells({ row, context, isMenuOpen }: Omit<RosterRowProps, 'isSelected'>) {
  const { t, isReadOnly, tellsMail, onOpen, onMenu } = context;
  const { id, playerName: name, parentPhone: phone, status } = row;
  return (
    <>
      <td className="roster-number">{row.tryoutNumber}</td>
      <td className="roster-who">
        <button type="button" className="roster-name" onClick={() => onOpen(id)}>
          {name}
        </button>
        {(row.attended || row.isPaid) && (
          <span className="roster-marks">
            {row.attended && <Mark name={t('registrations.present')}>✓</Mark>}
            {row.isPaid && <Mark name={t('registrations.paid')}>$</Mark>}
          </span>
        )}
      </td>
      <td className="roster-issue">
        <IssueTag t={t} row={row} issues={issuesOf(row, tellsMail)} />
        {row.note !== null && <span title={row.note}>{row.note}</span>}
      </td>
      <td className="roster-position">{t(`registrations.positions.${positionOf(row)}`)}</td>
      <td className="roster-age">{ageWords(t, row)}</td>
      <td className="roster-call">
        {phone && (
          <a href={telOf(phone)} aria-label={t('registrations.callNamed', { name, phone })} title={phone}>
            {PHONE}
          </a>
        )}
      </td>
      <td className="roster-more">
        {!isReadOnly && status !== 'cancelled' && (
          <button
            type="button"
            aria-label={t('common.moreFor', { name })}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            onClick={({ currentTarget }) => onMenu(row, currentTarget)}
          >
            ⋯
          </button>
        )}
      </td>
    </>
  );
});

const Mark = ({ name, children }: { name: string; children: string }) => (
  <span role="img" aria-label={name} title={name}>
    {children}
  </span>
);

export const telOf = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

interface IssueTagProps {
  t: TFunction;
  row: Row;
  issues: readonly Issue[];
}

/** The most urgent issue; what it means, and the other issues, are in its title and read aloud. */
function IssueTag({ t, row, issues: [first, ...others] }: IssueTagProps) {
  if (!first) return row.status === 'cancelled' && t('registrations.statuses.cancelled');
  const more = others.map((issue) => issueText(t, issue, row)).join(', ');
  return (
    <span
      className={`admin-tag admin-tag-${first === 'waiting' || first === 'mailPending' ? 'plain' : 'bad'}`}
      title={[t(`registrations.means.${first}`), more].filter(Boolean).join(' · ')}
    >
      <span>{issueText(t, first, row)}</span>
      {more && (
        <>
          <span aria-hidden> +{others.length}</span>
          <span className="visually-hidden">, {more}</span>
        </>
      )}
    </span>
  );
}
