import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { positionOf, type RosterRow } from '../roster';

export interface CheckInSheetProps {
  title: string | undefined;
  /** Day and time, place. */
  lines: string[];
  /** Heading of the notes column; absent: no such column. */
  noteTitle?: string;
  /** Note of each registration, such as an age. */
  notes?: ReadonlyMap<number, string>;
  /** The roster; only registered players are printed. */
  rows: readonly RosterRow[];
}

/** Print-only sheet: registered players by name with a box to tick; without e-mail and phone. */
export function CheckInSheet({ title, lines, noteTitle, notes, rows }: CheckInSheetProps) {
  const { t } = useTranslation();
  const byName = rows
    .filter(({ status }) => status === 'confirmed')
    .sort((a, b) => a.playerName.localeCompare(b.playerName, 'fr-CA'));
  const isNumbered = byName.some(({ tryoutNumber }) => tryoutNumber !== null);
  return createPortal(
    <section className="registrations-sheet">
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('registrations.number')}</th>
            <th scope="col">{t('registrations.player')}</th>
            <th scope="col">{t('registrations.position')}</th>
            {noteTitle !== undefined && <th scope="col">{noteTitle}</th>}
            <th scope="col">{t('registrations.present')}</th>
          </tr>
        </thead>
        <tbody>
          {byName.map((row, index) => (
            <tr key={row.id}>
              <td className={isNumbered ? 'registrations-tryout-number' : undefined}>
                {isNumbered ? row.tryoutNumber : index + 1}
              </td>
              <td>{row.playerName}</td>
              <td>{t(`registrations.positions.${positionOf(row)}`)}</td>
              {noteTitle !== undefined && <td>{notes?.get(row.id)}</td>}
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
