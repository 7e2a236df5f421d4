import type { ClubSettingDto, SeasonTurnDto, TeamDto } from '@lions/api-client';
import { useListClubScheduleQuery } from '@lions/api-client';
import {
  addMonths,
  clubFields,
  type ClubValue,
  LIMITS,
  proposedSeason,
  type SeasonTeam,
} from '@lions/domain';
import { Alert, Button, Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { useId } from 'react';
import { clubToday } from '../../../ui/time/clock';
import { useLanguage } from '../../../ui/session/language';
import { FieldItems } from '../club-fields';
import { clubValues, type ClubValues, inputName } from '../club-values';
import { byLeague, proposedTeams } from './season-values';
import { TurnFacts } from './turn-facts';
import { useSeasonTurn } from './use-season-turn';

interface SeasonFormProps {
  season: ClubSettingDto;
  /** The value of the club's divisions. */
  divisions: Record<string, unknown>;
  teams: readonly TeamDto[];
  onDone: (turn: SeasonTurnDto, season: string) => void;
}

/** The three steps: the season, the teams, and what will happen. */
export function SeasonForm({ season, divisions, teams, onDone }: SeasonFormProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const present = (season.value ?? season.standard) as ClubValue<'season'>;
  const next = proposedSeason(present);
  const proposed = proposedTeams(divisions as ClubValue<'divisions'>, next, teams).map((team) => ({
    ...team,
    key: `${team.league} ${team.name}`,
  }));
  const [form] = Form.useForm<ClubValues>();
  const turning = useSeasonTurn({ form, present, version: season.version, proposed, onDone });
  const { choice, choose, preview, isOutdated, busy } = turning;
  const today = clubToday();
  const { data: coming } = useListClubScheduleQuery(
    { from: today, to: addMonths(today, LIMITS.sessionFutureMonths) },
    { refetchOnMountOrArgChange: true },
  );
  // The API refuses them: their families would have to be told.
  const isBusy = ({ id }: TeamDto) => coming?.some(({ teamId }) => teamId === id) ?? false;
  const [kept, archivable] = [true, false].map((is) => byLeague(teams).filter((team) => isBusy(team) === is));
  const names = kept?.map(({ name }) => name).join(', ');
  const notOffered = names ? ` ${t('season.notArchivable', { teams: names })}` : '';
  return (
    <Form<ClubValues>
      form={form}
      name="club-season"
      className="season-form"
      layout="vertical"
      noValidate
      requiredMark={false}
      initialValues={clubValues('season', { value: { ...next }, standard: null })}
      onValuesChange={turning.type}
      onFinish={(values) => void turning.look(values)}
    >
      <section className="admin-card" aria-labelledby="season-name">
        <h2 id="season-name">{t('season.seasonTitle')}</h2>
        <p className="admin-hint">{t('season.seasonText', { present: present.label[language] })}</p>
        <div className="club-fields">
          {clubFields('season').map(([name, field]) => (
            <FieldItems
              key={name}
              name={name}
              field={field.kind === 'day' ? { ...field, isRequired: true } : field}
              at={inputName}
            />
          ))}
        </div>
      </section>
      <section className="admin-card" aria-labelledby="season-teams">
        <h2 id="season-teams">{t('season.teamsTitle')}</h2>
        <TeamChoice
          title={t('season.archive')}
          text={t('season.archiveText') + notOffered}
          none={t('season.noTeams') + notOffered}
          teams={(archivable ?? []).map(({ id, name, league }) => ({ key: id, name, league }))}
          chosen={choice.archived}
          onChoose={(archived) => choose({ ...choice, archived })}
        />
        <TeamChoice
          title={t('season.add')}
          text={t('season.addText')}
          none={t('season.noNewTeams')}
          teams={byLeague(proposed)}
          chosen={choice.added}
          onChoose={(added) => choose({ ...choice, added })}
        />
        <div className="admin-form-actions">
          <Link to="/admin?view=club&part=divisions">{t('season.divisionsLink')}</Link>
        </div>
      </section>
      <section className="admin-card" aria-labelledby="season-preview">
        <h2 id="season-preview">{t('season.previewTitle')}</h2>
        <p className="admin-hint">{t('season.previewText')}</p>
        {isOutdated && <Alert type="info" showIcon role="status" title={t('season.outdated')} />}
        {preview && <TurnFacts turn={preview.turn} season={preview.season} />}
        <div className="admin-form-actions">
          <Button type={preview ? 'default' : 'primary'} htmlType="submit" loading={busy}>
            {t('season.preview')}
          </Button>
          {preview && (
            <Button type="primary" disabled={busy} onClick={() => void turning.begin()}>
              {t('season.begin')}
            </Button>
          )}
        </div>
      </section>
    </Form>
  );
}

interface TeamChoiceProps<Key extends string | number> {
  title: string;
  text: string;
  /** Instead of the teams when there are none. */
  none: string;
  teams: readonly (SeasonTeam & { key: Key })[];
  chosen: Key[];
  onChoose: (chosen: Key[]) => void;
}

/** Teams to tick, each with its league. */
function TeamChoice<Key extends string | number>({
  title,
  text,
  none,
  teams,
  chosen,
  onChoose,
}: TeamChoiceProps<Key>) {
  const hint = useId();
  return (
    <fieldset className="season-teams" aria-describedby={hint}>
      <legend>{title}</legend>
      <p id={hint} className="admin-hint">
        {teams.length === 0 ? none : text}
      </p>
      <Checkbox.Group<Key>
        value={chosen}
        options={teams.map(({ key, name, league }) => ({
          value: key,
          label: `${name} · ${LEAGUE_CONTENT[league].label}`,
        }))}
        onChange={onChoose}
      />
    </fieldset>
  );
}
