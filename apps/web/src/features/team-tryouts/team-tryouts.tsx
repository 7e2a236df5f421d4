import type { Language } from '@lions/domain';
import { useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { translate } from '../../i18n/translate';
import { LeagueLogo } from '../../ui/league-logo';
import { notify } from '../../ui/notice-store';
import { Notices, type NoticesLabels } from '../../ui/notices';
import type { FetchJson } from '../../ui/public-api';
import { PlayersCard } from './players-card';
import { readTeam } from './read-team';
import { ScheduleCard } from './schedule-card';
import type { TeamView } from './team-view';
import { useSelectedSession } from './use-selected-session';

export interface TeamTryoutsProps {
  team: TeamView;
  selectedSession?: number;
  language: Language;
  timeZone: string;
  texts: Dictionary['tryouts']['team'];
  newTab: string;
  notices: NoticesLabels;
}

/** Without cookies: a signed-in coach sees here what parents see (D-03). */
const fetchPublic: FetchJson = async (path) => {
  const response = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
  return { status: response.status, body: await response.json() };
};

/** A team's players and schedule, which one tap brings up to date. */
export function TeamTryouts(props: TeamTryoutsProps) {
  const { language, timeZone, texts } = props;
  const [team, setTeam] = useState(props.team);
  const [isRefreshing, setRefreshing] = useState(false);
  const { selected, select } = useSelectedSession(props.selectedSession);

  const refresh = async () => {
    setRefreshing(true);
    notify({ kind: 'info', title: texts.refreshStarted, description: texts.refreshStartedText });
    try {
      setTeam(await readTeam(fetchPublic, team.id, { language, timeZone }));
      notify({ kind: 'success', title: texts.refreshed, description: texts.refreshedText });
    } catch {
      notify({ kind: 'error', title: texts.refreshFailed, description: texts.refreshFailedText });
    }
    setRefreshing(false);
  };

  return (
    <>
      <div className="team-head">
        <span className="badge" data-team-color={team.colorTheme} aria-hidden="true">
          {team.badge}
        </span>
        <div className="team-name">
          <h1>{team.name}</h1>
          {team.description && <p className="lead">{team.description}</p>}
        </div>
        <LeagueLogo league={team.league} className="league-logo" />
        {/* Without script the button loads the page anew: the same, only slower. */}
        <form
          className="refresh"
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            void refresh();
          }}
        >
          <button className="button button-quiet" disabled={isRefreshing}>
            {isRefreshing ? texts.refreshing : texts.refresh}
          </button>
          <p>
            {team.updated === undefined
              ? texts.notUpdated
              : translate(language, texts, 'lastUpdated', { when: team.updated })}
          </p>
        </form>
      </div>
      <div className="team-cards">
        <ScheduleCard
          sessions={team.sessions}
          selected={selected}
          onSelect={select}
          playerCount={team.players.length}
          texts={texts}
          newTab={props.newTab}
        />
        <PlayersCard players={team.players} language={language} texts={texts} />
      </div>
      <Notices labels={props.notices} />
    </>
  );
}
