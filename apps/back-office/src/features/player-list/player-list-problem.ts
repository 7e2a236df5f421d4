import { LIMITS } from '@lions/domain';
import type { TFunction } from 'i18next';

/**
 * Why the list cannot be saved, checked before saving: too many names, or a name that is too long.
 */
export function playerListProblem(t: TFunction, names: string[]): string | undefined {
  const [max, over] = [LIMITS.playersPerTeam, names.length - LIMITS.playersPerTeam];
  if (over > 0) return t('tryouts.tooManyPlayers', { max, over });
  const tooLong = names.find((name) => Array.from(name).length > LIMITS.playerName);
  return tooLong && t('tryouts.nameTooLong', { max: LIMITS.playerName, name: tooLong });
}
