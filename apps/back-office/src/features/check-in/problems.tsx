import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Change } from './store/changes';
import type { Door } from './store/door';
import type { DoorState } from './store/door-state';
import { GiveSpot } from './give-spot';

interface ProblemsProps {
  door: Door;
  state: DoorState;
  onRegisterAgain: (player: Change['player']) => void;
}

const WORDED = [
  'WAITING',
  'REGISTRATION_CANCELLED',
  'REGISTRATION_NOT_FOUND',
  'NUMBER_TAKEN',
  'SESSION_CANCELLED',
  'PRACTICE_CANCELLED',
  'TEAM_OUT_OF_SCOPE',
  'PRACTICES_OUT_OF_SCOPE',
] as const;

/** Changes that the server refused: each with its sentence and what to do, until a coach has read it. */
export function Problems({ door, state, onRegisterAgain }: ProblemsProps) {
  const { t } = useTranslation();
  const changes = state.changes.filter(({ problem }) => problem);
  if (changes.length === 0) return null;
  return (
    <section className="door-problems" aria-label={t('checkIn.problems.title')}>
      {changes.map((change) => (
        <div key={change.id} role="alert">
          <p>{sentenceOf(t, change)}</p>
          <p className="door-actions">
            <Remedy door={door} state={state} change={change} onRegisterAgain={onRegisterAgain} />
            <button type="button" className="door-button" onClick={() => door.dismiss(change.id)}>
              {t('checkIn.dismiss')}
            </button>
          </p>
        </div>
      ))}
    </section>
  );
}

function sentenceOf(t: TFunction, { player: { playerName: name }, problem, tryoutNumber }: Change): string {
  const code = WORDED.find((known) => known === problem?.code) ?? 'other';
  return t(`checkIn.problems.${code}`, { name, other: problem?.takenBy, number: tryoutNumber });
}

/** The one action that solves it. */
function Remedy({ door, state, change, onRegisterAgain }: ProblemsProps & { change: Change }) {
  const { t } = useTranslation();
  const row = state.rows.find(({ id }) => id === change.registrationId);
  const [number] = state.numbers;
  const code = change.problem?.code;
  if (code === 'REGISTRATION_CANCELLED' || code === 'REGISTRATION_NOT_FOUND') {
    const again = () => {
      door.dismiss(change.id);
      onRegisterAgain(change.player);
    };
    return (
      <button type="button" className="door-button door-primary" onClick={again}>
        {t('checkIn.registerAgain')}
      </button>
    );
  }
  if (code === 'WAITING' && row)
    return <GiveSpot door={door} row={row} onGiven={() => door.dismiss(change.id)} />;
  if (code !== 'NUMBER_TAKEN' || !row || number === undefined) return null;
  const giveNext = () => {
    door.dismiss(change.id);
    door.edit(row, [{ tryoutNumber: number }]);
  };
  return (
    <button type="button" className="door-button door-primary" onClick={giveNext}>
      {t('checkIn.giveNext', { number })}
    </button>
  );
}
