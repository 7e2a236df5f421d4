/** The entries that a new list adds and removes, with repetitions. */
export function playerListChanges(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } {
  return { added: namesBeyond(before, after), removed: namesBeyond(after, before) };
}

/** The entries of `names` that `base` lacks, repetitions counted. */
function namesBeyond(base: readonly string[], names: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const name of base) left.set(name, (left.get(name) ?? 0) + 1);
  return names.filter((name) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count <= 0;
  });
}

/** The number of entries that a new list adds and removes, with repetitions. */
export function comparePlayerLists(
  before: readonly string[],
  after: readonly string[],
): { added: number; removed: number } {
  const { added, removed } = playerListChanges(before, after);
  return { added: added.length, removed: removed.length };
}
