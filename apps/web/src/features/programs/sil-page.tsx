import type { Page, PageRequest } from '../../ui/page';
import { programSoonPage } from './program-soon';

/** Structure Intégrée des Lions (SIL), still to come (spec 2.1). */
export function silPage(request: PageRequest): Page {
  return programSoonPage(request, 'sil');
}
