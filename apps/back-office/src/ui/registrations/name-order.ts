import type { NameOrder } from '@lions/domain';
import { useBrowserText } from '../session/browser-choice';

/** How players are sorted at the door and on paper, stored in this browser, and its setter. */
export function useNameOrder(): [NameOrder, (order: NameOrder) => void] {
  const [stored, store] = useBrowserText('roster-order');
  return [stored === 'first' ? 'first' : 'last', store];
}
