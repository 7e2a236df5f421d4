import type { Language } from '@lions/domain';
import { useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { translate } from '../../i18n/translate';
import { DevelopmentNotice, type DevelopmentNoticeTexts } from '../../ui/development-notice';
import { fetchPublic } from '../../ui/fetch-public';
import { notify } from '../../ui/notice-store';
import { Notices, type NoticesLabels } from '../../ui/notices';
import { PageProblem } from '../../ui/page';
import type { RegistrationTexts } from '../../ui/registration-texts';
import type { AssociationsLink } from './how-to-take-part';
import { PlayersCard } from './players-card';
import { readTeam } from './read-team';
import { ScheduleCard } from './schedule-card';
import { TeamBanner } from './team-banner';
import { changePhrases, teamChanges } from './team-changes';
import type { TeamView } from './team-view';
import { useRegistrationForm, type WantedRegistration } from './use-registration-form';
import { useSelectedSession } from './use-selected-session';

export interface TeamTryoutsProps {
  team: TeamView;
  /** The way to the league's list. */
  back: { href: string; name: string };
  /** Absent: switched off. */
  developmentNotice?: DevelopmentNoticeTexts;
  selectedSession?: number;
  /** The address asks for the registration form. */
  wantedRegistration?: WantedRegistration;
  language: Language;
  timeZone: string;
  texts: Dictionary['tryouts']['team'];
  registration: {
    texts: RegistrationTexts;
    formTexts: Dictionary['tryouts']['form'];
    policyHref: string;
    newLinkHref: string;
  };
  calendarTexts: Dictionary['calendar']['add'];
  newTab: string;
  associations: AssociationsLink;
  notices: NoticesLabels;
}

/** A team's players and schedule, which one tap brings up to date. */
export function TeamTryouts(props: TeamTryoutsProps) {
  const { language, timeZone, texts, associations } = props;
  const [team, setTeam] = useState(props.team);
  const [isRefreshing, setRefreshing] = useState(false);
  /** What the last refresh found; undefined before the first. */
  const [changes, setChanges] = useState<string[]>();
  const { selected, select } = useSelectedSession(props.selectedSession);
  const form = useRegistrationForm(props.wantedRegistration, selected, texts);

  const readAgain = () => readTeam(fetchPublic, team.id, { language, timeZone, now: new Date() });

  /** Hidden or deleted since: the page that says so must not leave the names on the screen (D-03). */
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
      {selected !== undefined && <input type="hidden" name="session" value={selected} />}
      {/* Not `disabled`, which would take the focus away from who pressed it. */}
      <button className="button button-ghost" aria-disabled={isRefreshing}>
        {isRefreshing ? texts.refreshing : texts.refresh}
      </button>
      <p>
        {team.updated === undefined
          ? texts.notUpdated
          : translate(language, texts, 'lastUpdated', { when: team.updated })}
      </p>
      <p className="refresh-found" aria-live="polite">
        {changes && (changes.length === 0 ? texts.unchanged : changes.join(' · '))}
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
            language={language}
            texts={texts}
            registration={form}
            calendarTexts={props.calendarTexts}
            newTab={props.newTab}
            isLoading={isRefreshing}
            associations={associations}
            newLinkHref={props.registration.newLinkHref}
          />
          <PlayersCard players={team.players} language={language} texts={texts} associations={associations} />
        </div>
      </div>
      <Notices labels={props.notices} />
      {form.wanted && form.Dialog && (
        <form.Dialog
          {...props.registration}
          sessions={team.sessions.filter(({ isOpen }) => isOpen)}
          sessionId={form.wanted.sessionId}
          language={language}
          timeZone={timeZone}
          title={texts.register}
          // The numbers on the page; whoever registered has been told already.
          onRegistered={() => void readAgain().then(setTeam, () => undefined)}
          onClosed={(wasTried) => {
            form.close();
            if (wasTried) void readAgain().then(setTeam, leaveIfGone);
          }}
        />
      )}
    </>
  );
}
