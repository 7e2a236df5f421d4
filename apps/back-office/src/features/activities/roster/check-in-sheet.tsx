import { inNameOrder } from '@lions/domain';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNameOrder } from '../../../ui/registrations/name-order';
import { ageWords, positionOf, type RosterRow } from './roster';

/** Lines for players who come without a registration. */
const EMPTY_LINES = 5;

interface CheckInSheetProps {
  title: string | undefined;
  /** Day and time, place. */
  lines: string[];
  /** The roster; cancelled registrations are not printed. */
  rows: readonly RosterRow[];
  hasAges?: boolean;
}

/** Print-only sheet: players by name with a box, ticked for those who are here; without e-mail and phone. */
export function CheckInSheet({ title, lines, rows, hasAges = false }: CheckInSheetProps) {
  const { t } = useTranslation();
  const [order] = useNameOrder();
  const registered = inNameOrder(
    rows.filter(({ status }) => status === 'confirmed'),
    ({ playerName }) => playerName,
    order,
  );
  const waiting = rows
    .filter(({ status }) => status === 'waiting')
    .sort((a, b) => (a.waitlistPosition ?? 0) - (b.waitlistPosition ?? 0));
  const isNumbered = [...registered, ...waiting].some(({ tryoutNumber }) => tryoutNumber !== null);
  const line = (key: number, count: ReactNode, row?: RosterRow) => (
    <tr key={key}>
      <td>{count}</td>
      {isNumbered && <td className="registrations-tryout-number">{row?.tryoutNumber}</td>}
      <td className="registrations-sheet-name">{row?.playerName}</td>
      <td>{row && t(`registrations.positions.${positionOf(row)}`)}</td>
      {hasAges && <td>{row && ageWords(t, row)}</td>}
      <td>{row?.attended ? '☑' : '☐'}</td>
    </tr>
  );
  const head = [
    t('registrations.number'),
    ...(isNumbered ? [t('registrations.bib')] : []),
    t('registrations.player'),
    t('registrations.position'),
    ...(hasAges ? [t('registrations.age')] : []),
    t('registrations.present'),
  ];
  return createPortal(
    <section className="registrations-sheet">
      <h2>{title}</h2>
      <p>{lines.join(' · ')}</p>
      <table>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{registered.map((row, index) => line(row.id, index + 1, row))}</tbody>
        {waiting.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={head.length}>
                {t('registrations.statuses.waiting')}
              </th>
            </tr>
            {waiting.map((row) => line(row.id, row.waitlistPosition, row))}
          </tbody>
        )}
        <tbody>{Array.from({ length: EMPTY_LINES }, (_, index) => line(index, '\u00a0'))}</tbody>
      </table>
    </section>,
    document.body,
  );
}
