import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type TeamDto, useCurrentUser, useOrderTeamsMutation } from '@lions/api-client';
import { inOrder, type League } from '@lions/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TeamCard } from './team-card';
import { notifyFailure } from '../../../ui/forms/errors';
import './team-list.css';

/** Replaces the drag library's English announcements: this list announces the result itself. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

interface TeamListProps {
  league: League;
  teams: readonly TeamDto[];
  /** The shown teams, where a filter leaves some out; reordering needs all. */
  shownIds?: readonly number[];
  onEdit: (team: TeamDto) => void;
}

/** Teams of a league in display order; reordered by dragging or, one step at a time, by buttons. */
export function TeamList({ league, teams, shownIds, onEdit }: TeamListProps) {
  const { t } = useTranslation();
  const { ordered, move } = useTeamOrder(league, teams);
  const [moved, setMoved] = useState<TeamDto>();
  // Derived from the list, so that a refused order, which puts the team back, is announced too.
  const movedPlace = ordered.findIndex(({ id }) => id === moved?.id);
  const shown = shownIds ? ordered.filter(({ id }) => shownIds.includes(id)) : ordered;
  const { user } = useCurrentUser();
  const canOrder = user?.teamIds === null && !shownIds && ordered.length > 1;
  // A tap on the handle is no drag yet.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));

  const moveTo = (team: TeamDto, place: number) => {
    if (place < 0 || place >= ordered.length) return;
    move(team.id, place);
    setMoved(team);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const team = ordered.find(({ id }) => id === active.id);
    if (team && over && over.id !== active.id)
      moveTo(
        team,
        ordered.findIndex(({ id }) => id === over.id),
      );
  };

  return (
    <>
      {canOrder && <p className="admin-hint">{t('teams.orderHint')}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={SILENT}
        onDragEnd={drop}
      >
        <SortableContext items={ordered.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className="admin-list">
            {shown.map((team, place) => (
              <TeamCard
                key={team.id}
                team={team}
                {...(canOrder && {
                  order: { place, total: ordered.length, onMove: (to: number) => moveTo(team, to) },
                })}
                onEdit={() => onEdit(team)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="team-moved" role="status">
        {movedPlace >= 0 &&
          t('teams.moved', { name: moved?.name, place: movedPlace + 1, total: ordered.length })}
      </p>
    </>
  );
}

/**
 * Optimistic order of a league's teams: shown at once, saved one request at a time with the newest
 * order last, and rolled back with a notice when the API refuses.
 */
function useTeamOrder(league: League, teams: readonly TeamDto[]) {
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
