import { LIMITS } from '@lions/domain';
import { positionIn, type TypedForm } from './registration-values';
import type { RememberedChild, RememberedFamily } from './remembered-family';
import { PARENT_INPUTS } from './text-inputs';

/** The children and the parent of a form. */
export const familyOf = ({ players, ...form }: TypedForm): RememberedFamily => ({
  children: players.flatMap(({ playerName, position, birthYear }) => {
    const known = positionIn(position);
    return known ? [{ playerName, position: known, ...(birthYear && { birthYear }) }] : [];
  }),
  parent: Object.fromEntries(
    PARENT_INPUTS.flatMap((input) => (form[input] ? [[input, form[input]]] : [])),
  ) as RememberedFamily['parent'],
});

const folded = (text = '') => text.trim().toLowerCase();
export const isSameFamily = (one: RememberedFamily, other: RememberedFamily) =>
  folded(one.parent.parentEmail) === folded(other.parent.parentEmail);

/** The family with what the newer form says; another family replaces it. */
export function joinFamilies(
  before: RememberedFamily | undefined,
  newer: RememberedFamily,
): RememberedFamily {
  if (!before || !isSameFamily(before, newer)) return newer;
  const nameOf = ({ playerName }: RememberedChild) => folded(playerName);
  const known = before.children.map((child) => {
    const again = newer.children.find((other) => nameOf(other) === nameOf(child));
    return again ? { ...child, ...again } : child;
  });
  const added = newer.children.filter((child) => known.every((other) => nameOf(other) !== nameOf(child)));
  return {
    children: [...known, ...added].slice(0, LIMITS.formPlayers),
    parent: { ...before.parent, ...newer.parent },
  };
}
