import type { Page, PageRequest } from '../../ui/page/page';
import { programSoonPage } from './program-soon';

/** Jr. Lions: "coming soon" page. */
export function jrLionsPage(request: PageRequest): Page {
  return programSoonPage(request, 'jrLions');
}
