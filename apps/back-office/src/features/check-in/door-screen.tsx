import { inNameOrder, type NameOrder, playerSearch } from '@lions/domain';
import { notify } from '@lions/web-base';
import {
  type ComponentType,
  type RefObject,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNameOrder } from '../../ui/registrations/name-order';
import { partOnDemand } from '../../ui/screen/part';
import { DoorFooter, DoorHeader } from './door-header';
import { OtherDaySheet, useOtherDay } from './other-day';
import { PlayerRow } from './player-row';
import { PlayerSheet } from './player-sheet';
import { Problems } from './problems';
import type { ScannerProps } from './scanner';
import { useClosedByBack } from './sheet';
import type { Change, DoorRow } from './store/changes';
import type { Door } from './store/door';
import type { DoorState } from './store/door-state';
import { WalkInSheet } from './walk-in-sheet';

/** Lazily loaded: the page itself needs nothing of Ant Design. */
const CorrectDialogPart = partOnDemand(
  async () => (await import('../../ui/registrations/correct-dialog')).CorrectDialog,
  'dialog',
);

/** Sheet or dialog above the list. */
type Layer =
  | { kind: 'player' | 'correction'; row: DoorRow }
  | { kind: 'walkIn'; player: Partial<Change['player']> }
  | { kind: 'scanner'; Scanner: ComponentType<ScannerProps> };

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
  const [layer, setLayer] = useState<Layer>();
  const [order, setOrder] = useNameOrder();
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
  const rows = useMemo(() => inNameOrder(state.rows, (row) => row.playerName, order), [state.rows, order]);
  const found = rows.filter(playerSearch(sought));
  const shown = new Set(onlyMissing ? found.filter(({ attended }) => !attended) : found);
  useFocusOnShownRow(list);
  const close = () => setLayer(undefined);
  useClosedByBack(layer !== undefined || otherDay.isAsking, () => {
    close();
    otherDay.close();
  });
  // A player who is cancelled elsewhere meanwhile stays open: what is typed is not lost.
  const opened =
    layer?.kind === 'player' ? (rows.find(({ key }) => key === layer.row.key) ?? layer.row) : undefined;
  const scan = () =>
    import('./scanner').then(
      ({ Scanner }) => setLayer({ kind: 'scanner', Scanner }),
      () => notify({ kind: 'error', title: t('common.partFailedTitle') }),
    );
  const openWalkIn = (player: Partial<Change['player']>) => setLayer({ kind: 'walkIn', player });
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
        <Problems door={door} state={state} onRegisterAgain={openWalkIn} />
        <label className="door-order">
          {t('checkIn.sortedBy')}
          <select value={order} onChange={({ target }) => setOrder(target.value as NameOrder)}>
            <option value="last">{t('checkIn.lastName')}</option>
            <option value="first">{t('checkIn.firstName')}</option>
          </select>
        </label>
        <ul ref={list} className="door-list" aria-label={t('checkIn.title')}>
          {rows.map((row) => (
            // Hidden, not removed: to render hundreds of rows again after each search would block the next tap.
            <li key={row.key} hidden={!shown.has(row)}>
              <PlayerRow row={row} onTick={onTick} onMore={() => setLayer({ kind: 'player', row })} />
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
          onWalkIn={() => ask(() => openWalkIn({ playerName: search }))}
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
          onClose={close}
          onCorrect={() => setLayer({ kind: 'correction', row: opened })}
        />
      )}
      {layer?.kind === 'correction' && (
        <CorrectDialogPart
          row={{ ...layer.row, kind: facts.team === null ? 'practice' : 'session' }}
          onCorrected={() => void door.sync()}
          onClosed={close}
        />
      )}
      {layer?.kind === 'walkIn' && (
        <WalkInSheet door={door} player={layer.player} onClose={close} onAdded={() => setSearch('')} />
      )}
      {layer?.kind === 'scanner' && <layer.Scanner door={door} onClose={close} />}
      {otherDay.isAsking && <OtherDaySheet otherDay={otherDay} />}
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
