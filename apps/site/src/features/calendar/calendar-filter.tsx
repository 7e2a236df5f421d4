import { LEAGUES, teamNameIn } from '@lions/domain';
import { LEAGUE_CONTENT, localize } from '@lions/web-base';
import type { PageRequest } from '../../ui/page/page';
import { calendarAddress, KINDS, parametersOf } from './calendar-choice';
import type { ClubCalendar } from './read-calendar';

interface CalendarFilterProps extends Pick<PageRequest, 'language' | 'texts' | 'today'> {
  calendar: ClubCalendar;
}

/** The kinds as links, and the teams as a form: both work without a script. */
export function CalendarFilter({ calendar, language, texts, today }: CalendarFilterProps) {
  const { choice, teams, hasPractices } = calendar;
  const { clubCalendar } = texts;
  const kinds = [undefined, ...KINDS.filter((kind) => hasPractices || kind !== 'practices')];
  return (
    <div className="cal-filter">
      <nav className="cal-kinds" aria-label={clubCalendar.kinds}>
        {kinds.map((kind) => (
          <a
            key={kind ?? 'all'}
            href={calendarAddress({ ...choice, kind }, today, language)}
            data-kind={kind}
            aria-current={kind === choice.kind ? 'true' : undefined}
          >
            {kind ? clubCalendar.kind[kind] : clubCalendar.allKinds}
          </a>
        ))}
      </nav>
      {teams.length > 0 && (
        <form className="cal-teams" method="get" action={localize('/calendar', language)}>
          {parametersOf({ ...choice, teamId: undefined }, today).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor="calendar-team">{clubCalendar.team}</label>
          <select id="calendar-team" name="team" defaultValue={choice.teamId ?? ''}>
            <option value="">{clubCalendar.allTeams}</option>
            {LEAGUES.map((league) => (
              <optgroup key={league} label={LEAGUE_CONTENT[league].label}>
                {teams
                  .filter((team) => team.league === league)
                  .map((team) => (
                    <option key={team.id} value={team.id}>
                      {teamNameIn(team, language)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
          <button className="button button-quiet">{clubCalendar.apply}</button>
        </form>
      )}
    </div>
  );
}
