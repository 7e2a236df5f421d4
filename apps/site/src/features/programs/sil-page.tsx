import type { Page, PageRequest } from '../../ui/page/page';
import { programSoonPage } from './program-soon';

/** Structure Intégrée des Lions (SIL): "coming soon" page. */
export function silPage(request: PageRequest): Page {
  return programSoonPage(request, 'sil');
}
