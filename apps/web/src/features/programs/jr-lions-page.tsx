import type { Page, PageRequest } from '../../ui/page';
import { programSoonPage } from './program-soon';

/** Jr. Lions, still to come (spec 2.1). */
export function jrLionsPage(request: PageRequest): Page {
  return programSoonPage(request, 'jrLions');
}
