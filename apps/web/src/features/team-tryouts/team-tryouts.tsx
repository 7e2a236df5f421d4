import type { Language } from '@lions/domain';
import { useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { translate } from '../../i18n/translate';
import { DevelopmentNotice, type DevelopmentNoticeTexts } from '../../ui/development-notice';
import { notify } from '../../ui/notice-store';
import { Notices, type NoticesLabels } from '../../ui/notices';
import type { FetchJson } from '../../ui/public-api';
import { PlayersCard } from './players-card';
import { readTeam } from './read-team';
import { ScheduleCard } from './schedule-card';
import { TeamBanner } from './team-banner';
import type { TeamView } from './team-view';
import { useSelectedSession } from './use-selected-session';

export interface TeamTryoutsProps {
  team: TeamView;
  /** The way to the league's list. */
  back: { href: string; name: string };
  /** Absent: switched off. */
  developmentNotice?: DevelopmentNoticeTexts;
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

  const refreshForm = (
    // Without script the button loads the page anew: the same, only slower.
    <form
      className="refresh"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        void refresh();
      }}
    >
      <button className="button button-ghost" disabled={isRefreshing}>
        {isRefreshing ? texts.refreshing : texts.refresh}
      </button>
      <p>
        {team.updated === undefined
          ? texts.notUpdated
          : translate(language, texts, 'lastUpdated', { when: team.updated })}
      </p>
    </form>
  );
  return (
    <>
      <TeamBanner team={team} back={props.back}>
        {refreshForm}
      </TeamBanner>
      <div className="wrap page-body">
        {props.developmentNotice && <DevelopmentNotice texts={props.developmentNotice} />}
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
      </div>
      <Notices labels={props.notices} />
    </>
  );
}
