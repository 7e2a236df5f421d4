import { api, useListTeamsQuery } from '@lions/api-client';
import { locationLabel } from '@lions/domain';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLanguage } from '../../ui/session/language';
import { useSessionName } from '../../ui/time/clock';
import { countOf, isPractice, registeredIn, type RosterRow, type RosterTarget } from './roster';

/** Day and time of a practice or session, and the team and place of a session: two teams may have the same evening. */
export function useTargetName(target: RosterTarget) {
  const [language] = useLanguage();
  const when = useSessionName()(target);
  const { data: teams } = useListTeamsQuery({}, { skip: isPractice(target) });
  if (isPractice(target)) return { when, where: '', team: undefined };
  const team = teams?.find(({ id }) => id === target.teamId)?.name;
  return { when, where: [team, locationLabel(target.location, language)].filter(Boolean).join(' · '), team };
}

/** A choice of a practice or session: day and time, place, and how full it is. */
export function useTargetOption() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const nameOf = useSessionName();
  return (target: RosterTarget) => {
    const taken = t('registrations.taken', { registered: registeredIn(target), capacity: target.capacity });
    const place = isPractice(target) ? '' : locationLabel(target.location, language);
    const [when, places] = [nameOf(target), [place, taken].filter(Boolean).join(' · ')];
    return { value: target.id, label: `${when} · ${places}`, when, places };
  };
}

/** Reads the list behind a roster again when a newer roster has other counts than its row. */
export function useListFollows(target: RosterTarget, rows: readonly RosterRow[] | undefined): void {
  const dispatch = useDispatch();
  const [registered, waiting] = [countOf(rows ?? [], 'confirmed'), countOf(rows ?? [], 'waiting')];
  const follow = useEffectEvent(() => {
    if (!rows || (registered === registeredIn(target) && waiting === target.waitlistCount)) return;
    dispatch(api.util.invalidateTags([isPractice(target) ? 'practices' : 'tryouts']));
  });
  const isLoaded = rows !== undefined;
  useEffect(() => follow(), [registered, waiting, isLoaded]);
}
