import { aboutPage } from '../features/about/about-page';
import { apparelPage } from '../features/about/apparel-page';
import { celebrationsPage } from '../features/celebrations/celebrations-page';
import { wallPage } from '../features/celebrations/wall-page';
import { familyPage } from '../features/family/family-page';
import { myPage } from '../features/family/my-page/my-page';
import { receiptPage } from '../features/family/receipts/receipt-page';
import { homePage } from '../features/home/home-page';
import { privacyPage, termsPage } from '../features/legal/policy-pages';
import { linksPage } from '../features/links/links-page';
import { practicePage } from '../features/practice/practice-page';
import { schedulePage } from '../features/practice/schedule-page';
import { offlinePage } from '../features/page-problem/problem-page';
import { jrLionsPage, m18Page, silPage } from '../features/programs/program-soon';
import { playerJourneyPage } from '../features/programs/player-journey-page';
import { tryoutsSoonPage } from '../features/programs/tryouts-soon-page';
import { teamPage } from '../features/team-tryouts/team-page';
import { chooserPage } from '../features/tryouts/chooser-page';
import { leaguePage } from '../features/tryouts/league-page';
import type { PageSource } from '../ui/page/page';

/**
 * A public address. A static page needs no data: it is rendered once a day (it may show the date) and cached.
 */
export interface PublicRoute {
  path: string;
  page: PageSource;
  isStatic?: true;
}

const fixed = (path: string, page: PageSource): PublicRoute => ({ path, page, isStatic: true });

/** All public addresses in their English form; the French one has the prefix /fr. */
export const PUBLIC_ROUTES: PublicRoute[] = [
  fixed('/', homePage),
  fixed('/50th-celebrations', celebrationsPage),
  fixed('/apparel', apparelPage),
  fixed('/about', aboutPage),
  fixed('/m18-aaa-lions', m18Page),
  fixed('/sil', silPage),
  fixed('/hockey-quebec-player-journey', playerJourneyPage),
  fixed('/hockey-qc-player-journey', playerJourneyPage),
  { path: '/practice', page: practicePage },
  { path: '/practices', page: schedulePage },
  fixed('/jr-lions', jrLionsPage),
  fixed('/resources/useful-links', linksPage),
  fixed('/privacy-policy', privacyPage),
  fixed('/terms-of-service', termsPage),
  fixed('/wall-of-celebrations', wallPage),
  fixed('/tryouts', tryoutsSoonPage),
  fixed('/hockey-programs/tryouts', chooserPage),
  fixed('/offline', offlinePage),
  fixed('/my', myPage),
  { path: '/my/r/:token', page: receiptPage },
  { path: '/my/:token', page: familyPage },
  { path: '/hockey-programs/tryouts/:league', page: leaguePage },
  { path: '/hockey-programs/team/:teamId', page: teamPage },
  { path: '/hockey-programs/tryouts/:league/:teamId', page: teamPage },
];

/** The parameters of an address that matches `pattern`; undefined when it does not. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

/** The page at an address without language prefix, or undefined. */
export function findRoute(path: string): { route: PublicRoute; params: Record<string, string> } | undefined {
  for (const route of PUBLIC_ROUTES) {
    const params = paramsOf(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}
