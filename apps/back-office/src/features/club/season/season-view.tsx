import {
  type ClubSettingDto,
  type SeasonTurnDto,
  type UndoableChangeDto,
  useListClubSettingsQuery,
  useListTeamsQuery,
  useListUndoableChangesQuery,
} from '@lions/api-client';
import type { ClubKey } from '@lions/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoButton } from '../../../ui/changes/undo-button';
import { LoadFailed, LoadingLines } from '../../../ui/screen/loading';
import { AdminView } from '../../../ui/screen/view';
import { useMomentFormat } from '../../../ui/time/clock';
import { SeasonForm } from './season-form';
import { TurnFacts } from './turn-facts';
import '../club.css';
import './season.css';

/** A turn that was made here, with the name of its season. */
interface Done {
  turn: SeasonTurnDto;
  season: string;
}

/** A new season in one step: what becomes of the old one, what would happen, and the undo of a day. */
export function SeasonView() {
  const { t } = useTranslation();
  const fresh = { refetchOnMountOrArgChange: true };
  // Refetched on each visit: another superadmin may have begun the season.
  const settings = useListClubSettingsQuery(undefined, fresh);
  const teams = useListTeamsQuery({}, fresh);
  const { data: changes } = useListUndoableChangesQuery(undefined, fresh);
  const [done, setDone] = useState<Done>();
  const stateOf = (key: ClubKey) => settings.data?.find((setting) => setting.key === key);
  const [season, divisions] = [stateOf('season'), stateOf('divisions')];
  const error = settings.error ?? teams.error;
  const undoable = changes?.find(({ action }) => action === 'season.turn');
  const retry = () => {
    void settings.refetch();
    void teams.refetch();
  };
  return (
    <AdminView title={t('season.title')}>
      <p className="admin-hint">{t('season.intro')}</p>
      {undoable && <UndoCard change={undoable} />}
      {done && undoable && <DoneCard {...done} />}
      {error && !(settings.data && teams.data) && <LoadFailed error={error} onRetry={retry} />}
      {(settings.isLoading || teams.isLoading) && <LoadingLines rows={8} />}
      {season && divisions && teams.data && !(done && undoable) && (
        <SeasonForm
          // New proposal for each version of the season.
          key={season.version}
          season={season}
          divisions={shownOf(divisions)}
          teams={teams.data}
          onDone={(turn, name) => setDone({ turn, season: name })}
        />
      )}
    </AdminView>
  );
}

const shownOf = ({ value, standard }: ClubSettingDto) => value ?? standard ?? {};

function UndoCard({ change }: { change: UndoableChangeDto }) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  return (
    <section className="admin-card" aria-labelledby="season-undo">
      <h2 id="season-undo">{t('season.undoTitle')}</h2>
      <p className="admin-hint">{t('season.undoText', { until: moment(change.endsAt) })}</p>
      <div className="admin-form-actions">
        <UndoButton id={change.id} what={t('season.what')} />
      </div>
    </section>
  );
}

function DoneCard({ turn, season }: Done) {
  const { t } = useTranslation();
  return (
    <section className="admin-card" aria-labelledby="season-done">
      <h2 id="season-done">{t('season.begun')}</h2>
      <p className="admin-hint" role="status">
        {t('season.begunText')}
      </p>
      <TurnFacts turn={turn} season={season} />
    </section>
  );
}
