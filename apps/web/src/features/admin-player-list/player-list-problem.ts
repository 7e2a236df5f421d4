import { LIMITS } from '@lions/domain';
import type { TFunction } from 'i18next';

/** Why these names could not be saved, said before anybody tries: too many, or one too long. */
export function playerListProblem(t: TFunction, names: string[]): string | undefined {
  const [max, over] = [LIMITS.playersPerTeam, names.length - LIMITS.playersPerTeam];
  if (over > 0) return t('tryouts.tooManyPlayers', { max, over });
  const tooLong = names.find((name) => Array.from(name).length > LIMITS.playerName);
  return tooLong && t('tryouts.nameTooLong', { max: LIMITS.playerName, name: tooLong });
}
