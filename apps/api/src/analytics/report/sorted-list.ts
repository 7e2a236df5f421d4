/**
 * Where an item belongs in a sorted list: before the first one that does not come before it.
 * @param compare an item of the list with that one
 */
export function insertionIndex<Item>(sorted: readonly Item[], compare: (item: Item) => number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as Item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Puts an item where it belongs in a sorted list: sorting the whole list again compares each item. */
export function insertSorted<Item>(sorted: Item[], item: Item, compare: (a: Item, b: Item) => number): void {
  sorted.splice(
    insertionIndex(sorted, (other) => compare(other, item)),
    0,
    item,
  );
}
