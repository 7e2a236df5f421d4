import { useOrderTeamsMutation, type TeamDto } from '@lions/api-client';
import { inOrder, type League } from '@lions/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../../ui/forms/errors';

/**
 * Optimistic order of a league's teams: shown at once, saved one request at a time with the newest
 * order last, and rolled back with a notice when the API refuses.
 */
export function useTeamOrder(league: League, teams: readonly TeamDto[]) {
  const { t } = useTranslation();
  const [orderTeams] = useOrderTeamsMutation();
  const [wanted, setWanted] = useState<number[]>();
  const next = useRef<number[]>(undefined);
  const isSaving = useRef(false);
  const ordered = wanted ? inOrder(teams, wanted) : teams;

  const save = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    let failure: unknown;
    while (next.current && !failure) {
      const teamIds = next.current;
      next.current = undefined;
      failure = (await orderTeams({ teamOrderDto: { league, teamIds } })).error;
    }
    next.current = undefined;
    isSaving.current = false;
    setWanted(undefined);
    if (failure) notifyFailure(t, t('teams.orderFailed'), failure);
  };

  /** Moves the team to an index of the list, from 0. */
  const move = (id: number, place: number) => {
    const ids = ordered.map((team) => team.id).filter((other) => other !== id);
    ids.splice(place, 0, id);
    setWanted(ids);
    next.current = ids;
    void save();
  };
  return { ordered, move };
}
