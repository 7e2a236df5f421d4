import { nameKey } from '@lions/domain';
import type { RegistrationView } from './family-view';

/** The names of the children, each once. A file of its own: a receipt's page needs no other code of the agenda's view. */
export const childNames = (held: readonly RegistrationView[]): string =>
  [...new Map(held.map(({ typed: { playerName } }) => [nameKey(playerName), playerName])).values()].join(
    ', ',
  );
