import { isCivilDate, SEASON_CHOICES, type CivilDate, type SeasonChoice } from '@lions/domain';
import { useSearchParams } from 'react-router-dom';

/** The season and the opened week, from the address: `?view=analytics&season=before&made=2026-09-06`. */
export function useTurnoutAddress() {
  const [search, setSearch] = useSearchParams();
  const made = search.get('made') ?? '';
  const season = SEASON_CHOICES.find((choice) => choice === search.get('season')) ?? 'current';
  return {
    season,
    /** The Sunday of the week whose registrations are listed. */
    week: isCivilDate(made) ? made : undefined,
    /** Removes the chosen week too: another season has other weeks. */
    chooseSeason: (chosen: SeasonChoice) =>
      setSearch(
        (now) => {
          now.delete('made');
          if (chosen === 'current') now.delete('season');
          else now.set('season', chosen);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
    /** The address that opens a week, or closes it when it is open. */
    weekAddress: (week: CivilDate) => {
      const next = new URLSearchParams(search);
      if (week === made) next.delete('made');
      else next.set('made', week);
      return `?${next.toString()}`;
    },
  };
}
