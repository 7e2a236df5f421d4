import type { Language } from '@lions/domain';
import { formatDayOfYear, Notices, type NoticesLabels, notify, translate } from '@lions/web-base';
import { useState, type ReactNode } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { DevelopmentNotice, type DevelopmentNoticeTexts } from '../../ui/unfinished';
import { fetchPublic } from '../../ui/page/public-api';
import { PageProblem } from '../../ui/page/page';
import type { TeamDivision } from '../../ui/registration/division';
import type { RegistrationSetup } from '../../ui/registration/registration-texts';
import { useFormDialog, type WantedRegistration } from '../../ui/dialog/use-form-dialog';
import { type AssociationsLink, TakePart } from './how-to-take-part';
import { readTeam, type TeamView, type TryoutSessionView } from './team-view';
import { ScheduleCard } from './schedule-card';
import { RefreshForm } from './refresh-form';
import { changePhrases, teamChanges } from './team-changes';
import { registrationIn, useSelectedSession } from './use-selected-session';
import { LeagueLogo } from '../../ui/league-logo';
import { placesSentence, sessionEvening } from './session-evenings';

interface TeamTryoutsProps {
  team: TeamView;
  /** Link to the league's list. */
  back: { href: string; name: string };
  /** Absent: feature switched off. */
  developmentNotice?: DevelopmentNoticeTexts;
  selectedSession?: number;
  /** The registration form that the address asks for. */
  wantedRegistration?: WantedRegistration;
  /** Name of the team's league. */
  league: string;
  division?: TeamDivision;
  language: Language;
  timeZone: string;
  texts: Dictionary['tryouts']['team'];
  setup: RegistrationSetup;
  formTexts: Dictionary['tryouts']['form'];
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
  const { calendarTexts, newTab } = props.setup;
  const dialog = useFormDialog({
    name: 'register',
    initial: props.wantedRegistration,
    wantedIn: registrationIn,
    language,
    texts,
    addressWithout: ({ id }, search) => {
      search.delete('register');
      // The session stays selected.
      if (id !== undefined) search.set('session', String(id));
      const query = search.toString();
      return `${location.pathname}${query && `?${query}`}`;
    },
  });
  const form = { isOpening: dialog.isOpening, open: (id = selected) => dialog.open(id) };

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
            formTexts={props.formTexts}
            registration={form}
            calendarTexts={calendarTexts}
            newTab={newTab}
            isLoading={isRefreshing}
            myHref={props.setup.myHref}
          />
          <PlayersCard players={team.players} language={language} texts={texts} associations={associations} />
        </div>
      </div>
      <Notices labels={props.notices} />
      {dialog.wanted && dialog.form && (
        <dialog.form.Dialog
          texts={dialog.form.formTexts}
          kind="session"
          title={texts.register}
          about={team.name.includes(props.league) ? team.name : `${team.name} · ${props.league}`}
          subject={team.name}
          division={props.division}
          evenings={team.sessions.map((session) => sessionEvening(session, language, props.formTexts))}
          wanted={dialog.wanted.id}
          isTeamClosed={!team.isOpen}
          setup={props.setup}
          formTexts={props.formTexts}
          opener={{ name: 'register', value: String(dialog.wanted.id ?? '') }}
          // Silent: the form shows its result itself.
          readAgain={() => readAgain().then(setTeam, () => undefined)}
          onClosed={(wasTried) => {
            dialog.close();
            if (wasTried) void readAgain().then(setTeam, leaveIfGone);
          }}
        />
      )}
    </>
  );
}

interface TeamBannerProps {
  team: TeamView;
  back: { href: string; name: string };
  children: ReactNode;
}

/** The team's name between its badge and its league's logo. */
function TeamBanner({ team, back, children }: TeamBannerProps) {
  return (
    <div className="banner team-banner">
      <div className="wrap page-head">
        <a className="back-link" href={back.href}>
          {back.name}
        </a>
        <div className="team-head">
          <span className="badge" data-team-color={team.colorTheme} aria-hidden="true">
            {team.badge}
          </span>
          <div className="team-name">
            <h1>{team.name}</h1>
            {team.description && (
              <p className="lead" lang={team.description.language}>
                {team.description.text}
              </p>
            )}
          </div>
          <LeagueLogo league={team.league} className="league-logo" />
        </div>
        {children}
      </div>
    </div>
  );
}

/** The next session that takes place; undefined with none ahead. */
function nextOf(sessions: readonly TryoutSessionView[]): TryoutSessionView | undefined {
  return sessions.find(({ isAhead, isCancelled }) => isAhead && !isCancelled);
}

interface NextSessionProps {
  session: TryoutSessionView;
  language: Language;
  texts: Dictionary['tryouts']['team'];
  formTexts: Dictionary['tryouts']['form'];
}

/** The next ice time of the team: day, time, arena, and free spots, the waiting list, or that registration is closed. */
function NextSession({ session, language, texts, formTexts }: NextSessionProps) {
  return (
    <section className="card next-session" aria-labelledby="next-title">
      <h2 id="next-title">{texts.nextSession}</h2>
      <p className="next-when">
        <time className="day" dateTime={session.date}>
          {formatDayOfYear(session.date, language)},
        </time>{' '}
        <span className="session-times">{session.times}</span>
      </p>
      <p>{session.location}</p>
      <p className="next-places">
        {session.isOpen ? placesSentence(session, language, formTexts) : texts.registrationClosed}
      </p>
    </section>
  );
}

interface PlayersCardProps {
  players: string[];
  language: Language;
  texts: Dictionary['tryouts']['team'];
  associations: AssociationsLink;
}

/** The team's competing players in their public display mode, with their total. */
function PlayersCard({ players, language, texts, associations }: PlayersCardProps) {
  return (
    <section className="card" aria-labelledby="players-title">
      <h2 id="players-title">{texts.playersTitle}</h2>
      {players.length === 0 ? (
        <p className="empty">
          <strong>{texts.noPlayers}</strong>
          {texts.noPlayersText}
        </p>
      ) : (
        <>
          <p className="card-total">
            {translate(language, texts, 'totalPlayers', { total: players.length })}
          </p>
          <ul className="players">
            {players.map((player, index) => (
              // Index keys: two players may share a name, and a plain list of names has no other id.
              <li key={index}>{player}</li>
            ))}
          </ul>
        </>
      )}
      <div className="help">
        <h3>{texts.helpTitle}</h3>
        <p>{texts.helpText}</p>
        <a className="tap-link" href={associations.href}>
          {associations.name}
        </a>
      </div>
    </section>
  );
}
