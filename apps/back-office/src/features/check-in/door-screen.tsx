import { remembered, searchable, searchRank } from '@lions/domain';
import { notify } from '@lions/web-base';
import {
  type ComponentType,
  type RefObject,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { partOnDemand } from '../../ui/screen/part';
import { DoorFooter, DoorHeader } from './door-header';
import { OtherDaySheet, useOtherDay } from './other-day';
import { PlayerRow } from './player-row';
import { PlayerSheet } from './player-sheet';
import { Problems } from './problems';
import type { ScannerProps } from './scanner';
import type { Change, DoorRow } from './store/changes';
import type { Door } from './store/door';
import type { DoorState } from './store/door-state';
import { WalkInSheet } from './walk-in-sheet';

/** Lazily loaded: the page itself needs nothing of Ant Design. */
const CorrectDialogPart = partOnDemand(
  async () => (await import('../../ui/registrations/correct-dialog')).CorrectDialog,
  'dialog',
);

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
  const [corrected, setCorrected] = useState<DoorRow>();
  const [walkIn, setWalkIn] = useState<Partial<Change['player']>>();
  const [Scanner, setScanner] = useState<ComponentType<ScannerProps>>();
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const otherDay = useOtherDay(facts.date);
  const { mustAsk, ask } = otherDay;
  const tick = useCallback(
    (row: DoorRow) => {
      door.tick(row);
      // The next player is looked for without a tap in between.
      if (searchField.current?.value) searchField.current.focus();
      setSearch('');
    },
    [door],
  );
  const askAndTick = (row: DoorRow) => ask(() => tick(row));
  const sought = useDeferredValue(search);
  const found = state.rows.filter((row) => isFound(row, sought));
  const shown = new Set(onlyMissing ? found.filter(({ attended }) => !attended) : found);
  useFocusOnShownRow(list);
  // A player who is cancelled elsewhere meanwhile stays open: what is typed is not lost.
  const opened = state.rows.find(({ key }) => key === lastOpened?.key) ?? lastOpened;
  const scan = () =>
    import('./scanner').then(
      (part) => setScanner(() => part.Scanner),
      () => notify({ kind: 'error', title: t('common.partFailedTitle') }),
    );
  const closeWalkIn = () => setWalkIn(undefined);
  const onTick = facts.isReadOnly ? undefined : mustAsk ? askAndTick : tick;
  return (
    <div className="door">
      <DoorHeader
        state={state}
        facts={facts}
        search={search}
        searchField={searchField}
        otherDay={otherDay}
        onSearch={setSearch}
        onlyMissing={onlyMissing}
        onOnlyMissing={setOnlyMissing}
      />
      <main className="door-main">
        <Problems door={door} state={state} onRegisterAgain={setWalkIn} />
        <ul ref={list} className="door-list" aria-label={t('checkIn.title')}>
          {state.rows.map((row) => (
            // Hidden, not removed: to render hundreds of rows again after each search would block the next tap.
            <li key={row.key} hidden={!shown.has(row)}>
              <PlayerRow row={row} onTick={onTick} onMore={setOpened} />
            </li>
          ))}
        </ul>
        {onlyMissing && sought !== '' && <AlreadyHere rows={found} onShow={() => setOnlyMissing(false)} />}
        {shown.size === 0 && (found.length === 0 || sought === '') && (
          <Nothing state={state} search={sought} />
        )}
      </main>
      {!facts.isReadOnly && (
        <DoorFooter
          door={door}
          state={state}
          onWalkIn={() => ask(() => setWalkIn({ playerName: search }))}
          onScan={() => ask(() => void scan())}
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
          onCorrect={() => {
            setOpened(undefined);
            setCorrected(opened);
          }}
        />
      )}
      {corrected && (
        <CorrectDialogPart
          row={{ ...corrected, kind: facts.team === null ? 'practice' : 'session' }}
          onCorrected={() => void door.sync()}
          onClosed={() => setCorrected(undefined)}
        />
      )}
      {walkIn && (
        <WalkInSheet door={door} player={walkIn} onClose={closeWalkIn} onAdded={() => setSearch('')} />
      )}
      {otherDay.isAsking && <OtherDaySheet otherDay={otherDay} />}
      {Scanner && <Scanner door={door} onClose={() => setScanner(undefined)} />}
    </div>
  );
}

/**
 * A tick under "Not here yet" hides its row: the next shown row takes the focus, else the one before. The browser drops
 * the focus of a hidden element.
 */
function useFocusOnShownRow(list: RefObject<HTMLUListElement | null>): void {
  useLayoutEffect(() => {
    const row = document.activeElement?.closest('li');
    if (!row?.hidden || !list.current?.contains(row)) return;
    const rows = [...list.current.children] as HTMLElement[];
    const place = rows.indexOf(row);
    const next = [...rows.slice(place), ...rows.slice(0, place).reverse()].find(({ hidden }) => !hidden);
    next?.querySelector<HTMLElement>('[role=switch]')?.focus();
  });
}

/** Names are compared at each letter of a search. */
const searchableName = remembered(searchable, 2000);

function isFound({ playerName, tryoutNumber }: DoorRow, sought: string): boolean {
  const wanted = searchable(sought);
  if (wanted === '') return true;
  if (/^\d+$/.test(wanted) && String(tryoutNumber ?? '').startsWith(wanted)) return true;
  return searchRank(searchableName(playerName), wanted) !== undefined;
}

/** More names than this are not read at a door. */
const MOST_NAMES = 3;

/** Players that "Not here yet" hides from a search. Without this line a volunteer adds them again, as walk-ins. */
function AlreadyHere({ rows, onShow }: { rows: readonly DoorRow[]; onShow: () => void }) {
  const { t } = useTranslation();
  const names = rows.flatMap(({ attended, playerName }) => (attended ? [playerName] : []));
  if (names.length === 0) return null;
  const some = [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
  return (
    <div className="door-nothing" role="status">
      <p>{t('checkIn.alreadyHere', { count: names.length, names: some })}</p>
      <button type="button" className="door-button" onClick={onShow}>
        {t('checkIn.show')}
      </button>
    </div>
  );
}

/** Why the list is empty. */
function Nothing({ state, search }: { state: DoorState; search: string }) {
  const { t } = useTranslation();
  if (state.rows.length === 0) return <p className="door-nothing">{t('checkIn.none')}</p>;
  return <p className="door-nothing">{t(search === '' ? 'checkIn.allHere' : 'checkIn.noMatch')}</p>;
}
