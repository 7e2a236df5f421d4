import type { Page, PageRequest } from '../../ui/page';
import { programSoonPage } from './program-soon';

/** M18 AAA Lions, still to come (spec 2.1). */
export function m18Page(request: PageRequest): Page {
  return programSoonPage(request, 'm18');
}
