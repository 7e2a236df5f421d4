import type { Page, PageRequest } from '../../ui/page/page';
import { programSoonPage } from './program-soon';

/** M18 AAA Lions: "coming soon" page. */
export function m18Page(request: PageRequest): Page {
  return programSoonPage(request, 'm18');
}
