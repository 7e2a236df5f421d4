import type { Language } from '@lions/domain';
import { Notices, type NoticesLabels, notify } from '@lions/web-base';
import { useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { DevelopmentNotice, type DevelopmentNoticeTexts } from '../../ui/unfinished';
import { fetchPublic } from '../../ui/page/public-api';
import { PageProblem } from '../../ui/page/page';
import type { RegistrationSetup } from '../../ui/registration/registration-texts';
import type { AssociationsLink } from './next/how-to-take-part';
import { NextSession, nextOf } from './next/next-session';
import { TakePart } from './next/take-part';
import { PlayersCard } from './players-card';
import { readTeam, type TeamView } from './team-view';
import { ScheduleCard } from './schedule/schedule-card';
import { RefreshForm } from './refresh-form';
import { TeamBanner } from './team-banner';
import { changePhrases, teamChanges } from './team-changes';
import { useTryoutForm, type WantedRegistration } from './registration/use-tryout-form';
import { useSelectedSession } from './use-selected-session';

interface TeamTryoutsProps {
  team: TeamView;
  /** Link to the league's list. */
  back: { href: string; name: string };
  /** Absent: feature switched off. */
  developmentNotice?: DevelopmentNoticeTexts;
  selectedSession?: number;
  /** The registration form that the address asks for. */
  wantedRegistration?: WantedRegistration;
  language: Language;
  timeZone: string;
  texts: Dictionary['tryouts']['team'];
  setup: RegistrationSetup;
  formTexts: Dictionary['tryouts']['form'];
  calendarTexts: Dictionary['calendar']['add'];
  newTab: string;
  associations: AssociationsLink;
  notices: NoticesLabels;
}

/** A team's players and schedule, with a refresh button. */
export function TeamTryouts(props: TeamTryoutsProps) {
  const { language, timeZone, texts, associations } = props;
  const [team, setTeam] = useState(props.team);
  const [isRefreshing, setRefreshing] = useState(false);
  /** Result of the last refresh; undefined before the first. */
  const [changes, setChanges] = useState<string[]>();
  const { selected, select } = useSelectedSession(props.selectedSession);
  const form = useTryoutForm(props.wantedRegistration, selected, texts);

  const readAgain = () => readTeam(fetchPublic, team.id, { language, timeZone, now: new Date() });

  /** Hidden or deleted since: reload, so that no names stay on the screen. */
  const leaveIfGone = (problem: unknown) => {
    const isGone = problem instanceof PageProblem && problem.kind === 'notFound';
    if (isGone) location.reload();
    return isGone;
  };

  const refresh = async () => {
    if (isRefreshing) return;
    setRefreshing(true);
    setChanges(undefined);
    notify({ kind: 'info', title: texts.refreshStarted, description: texts.refreshStartedText });
    try {
      const fresh = await readAgain();
      setChanges(changePhrases(teamChanges(team, fresh), language, texts));
      document.title = document.title.replace(team.name, fresh.name);
      setTeam(fresh);
      notify({ kind: 'success', title: texts.refreshed, description: texts.refreshedText });
    } catch (problem) {
      if (leaveIfGone(problem)) return;
      notify({ kind: 'error', title: texts.refreshFailed, description: texts.refreshFailedText });
    }
    setRefreshing(false);
  };

  const next = nextOf(team.sessions);
  return (
    <>
      <TeamBanner team={team} back={props.back}>
        <RefreshForm
          updated={team.updated}
          changes={changes}
          selected={selected}
          isRefreshing={isRefreshing}
          onRefresh={() => void refresh()}
          language={language}
          texts={texts}
        />
      </TeamBanner>
      <div className="wrap page-body">
        <div className="team-next">
          {next && (
            <NextSession session={next} language={language} texts={texts} formTexts={props.formTexts} />
          )}
          <TakePart
            sessions={team.sessions}
            selected={selected}
            registration={form}
            texts={texts}
            associations={associations}
          />
        </div>
        {props.developmentNotice && <DevelopmentNotice texts={props.developmentNotice} />}
        <div className="team-cards">
          <ScheduleCard
            sessions={team.sessions}
            selected={selected}
            onSelect={select}
            playerCount={team.players.length}
            language={language}
            texts={texts}
            registration={form}
            calendarTexts={props.calendarTexts}
            newTab={props.newTab}
            isLoading={isRefreshing}
            myHref={props.setup.myHref}
          />
          <PlayersCard players={team.players} language={language} texts={texts} associations={associations} />
        </div>
      </div>
      <Notices labels={props.notices} />
      {form.wanted && form.Dialog && (
        <form.Dialog
          setup={props.setup}
          formTexts={props.formTexts}
          sessions={team.sessions}
          isTeamOpen={team.isOpen}
          sessionId={form.wanted.sessionId}
          timeZone={timeZone}
          title={texts.register}
          subject={team.name}
          calendarTexts={props.calendarTexts}
          newTab={props.newTab}
          // Silent: the form shows its result itself.
          readAgain={() => readAgain().then(setTeam, () => undefined)}
          onClosed={(wasTried) => {
            form.close();
            if (wasTried) void readAgain().then(setTeam, leaveIfGone);
          }}
        />
      )}
    </>
  );
}
