import { remembered, searchable, searchRank } from '@lions/domain';
import { notify } from '@lions/web-base';
import { useCallback, useDeferredValue, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorFooter } from './door-footer';
import { DoorHeader } from './door-header';
import { PlayerRow } from './player-row';
import { PlayerSheet } from './player-sheet';
import { Problems } from './problems';
import type { ScannerProps } from './scan/scanner';
import type { Change, DoorRow } from './store/changes';
import type { Door } from './store/door';
import type { DoorState } from './store/door-state';
import { WalkInSheet } from './walk-in-sheet';

interface DoorScreenProps {
  door: Door;
  state: DoorState;
  facts: NonNullable<DoorState['facts']>;
}

/** The list at the door, with the bars above and below it. */
export function DoorScreen({ door, state, facts }: DoorScreenProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [onlyMissing, setOnlyMissing] = useState(false);
  const [lastOpened, setOpened] = useState<DoorRow>();
  const [walkIn, setWalkIn] = useState<Partial<Change['player']>>();
  const [Scanner, setScanner] = useState<ComponentType<ScannerProps>>();
  const searchField = useRef<HTMLInputElement>(null);
  const tick = useCallback(
    (row: DoorRow) => {
      door.tick(row);
      // The next player is looked for without a tap in between.
      if (searchField.current?.value) searchField.current.focus();
      setSearch('');
    },
    [door],
  );
  const sought = useDeferredValue(search);
  const isShown = (row: DoorRow) => (!onlyMissing || !row.attended) && isFound(row, sought);
  const shown = new Set(state.rows.filter(isShown));
  // A player who is cancelled elsewhere meanwhile stays open: what is typed is not lost.
  const opened = state.rows.find(({ key }) => key === lastOpened?.key) ?? lastOpened;
  const scan = () =>
    import('./scan/scanner').then(
      (part) => setScanner(() => part.Scanner),
      () => notify({ kind: 'error', title: t('common.partFailedTitle') }),
    );
  const closeWalkIn = () => setWalkIn(undefined);
  return (
    <div className="door">
      <DoorHeader
        state={state}
        facts={facts}
        search={search}
        searchField={searchField}
        onSearch={setSearch}
        onlyMissing={onlyMissing}
        onOnlyMissing={setOnlyMissing}
      />
      <main className="door-main">
        <Problems door={door} state={state} onRegisterAgain={setWalkIn} />
        <ul className="door-list" aria-label={t('checkIn.title')}>
          {state.rows.map((row) => (
            // Hidden, not removed: to render hundreds of rows again after each search would block the next tap.
            <li key={row.key} hidden={!shown.has(row)}>
              <PlayerRow row={row} onTick={facts.isReadOnly ? undefined : tick} onMore={setOpened} />
            </li>
          ))}
        </ul>
        {shown.size === 0 && <Nothing state={state} search={sought} />}
      </main>
      {!facts.isReadOnly && (
        <DoorFooter
          door={door}
          state={state}
          onWalkIn={() => setWalkIn({ playerName: search })}
          onScan={() => void scan()}
        />
      )}
      {opened && (
        <PlayerSheet
          key={opened.key}
          door={door}
          state={state}
          row={opened}
          isReadOnly={facts.isReadOnly}
          onClose={() => setOpened(undefined)}
        />
      )}
      {walkIn && (
        <WalkInSheet door={door} player={walkIn} onClose={closeWalkIn} onAdded={() => setSearch('')} />
      )}
      {Scanner && <Scanner door={door} onClose={() => setScanner(undefined)} />}
    </div>
  );
}

/** Names are compared at each letter of a search. */
const searchableName = remembered(searchable, 2000);

function isFound({ playerName, tryoutNumber }: DoorRow, sought: string): boolean {
  const wanted = searchable(sought);
  if (wanted === '') return true;
  if (/^\d+$/.test(wanted) && String(tryoutNumber ?? '').startsWith(wanted)) return true;
  return searchRank(searchableName(playerName), wanted) !== undefined;
}

/** Why the list is empty. */
function Nothing({ state, search }: { state: DoorState; search: string }) {
  const { t } = useTranslation();
  if (state.rows.length === 0) return <p className="door-nothing">{t('checkIn.none')}</p>;
  return <p className="door-nothing">{t(search === '' ? 'checkIn.allHere' : 'checkIn.noMatch')}</p>;
}
