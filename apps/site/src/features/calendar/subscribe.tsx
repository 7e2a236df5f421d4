import { LEAGUES, teamNameIn } from '@lions/domain';
import { LEAGUE_CONTENT, translate } from '@lions/web-base';
import { feedAddresses } from '../../ui/calendar/calendar-addresses';
import { ExternalLink } from '../../ui/links';
import type { PageRequest } from '../../ui/page/page';
import type { CalendarTeam } from './calendar-entry';

interface SubscribeProps extends Pick<PageRequest, 'language' | 'texts' | 'origin'> {
  /** Absent: the whole club. */
  team?: CalendarTeam;
}

/** The feed of the club, or of the chosen team, and those of the leagues. */
export function Subscribe({ team, language, texts, origin }: SubscribeProps) {
  const { subscribe } = texts.clubCalendar;
  const name = team && teamNameIn(team, language);
  const feed = (path: string) => `${origin}/api/calendar/${path}.ics?lang=${language}`;
  const { own, google, outlook } = feedAddresses(
    feed(team ? `team/${team.id}` : 'club'),
    name ?? texts.shell.clubName,
  );
  const newTab = texts.shell.opensInNewTab;
  return (
    <section className="card cal-subscribe" aria-labelledby="subscribe-title">
      <h2 id="subscribe-title">{subscribe.title}</h2>
      <p>{name ? translate(language, subscribe, 'team', { team: name }) : subscribe.club}</p>
      <p className="cal-feeds">
        <a className="button" href={own}>
          {subscribe.own}
        </a>
        <ExternalLink className="external tap-link" href={google} newTab={newTab}>
          {texts.calendar.subscribe.google}
        </ExternalLink>
        <ExternalLink className="external tap-link" href={outlook} newTab={newTab}>
          {texts.calendar.subscribe.outlook}
        </ExternalLink>
      </p>
      <p className="cal-feeds">
        {subscribe.leagues}
        {LEAGUES.map((league) => (
          <a key={league} className="tap-link" href={feedAddresses(feed(`league/${league}`), league).own}>
            {LEAGUE_CONTENT[league].label}
          </a>
        ))}
      </p>
    </section>
  );
}
