import { homePage } from '../features/home/home-page';
import { teamPage } from '../features/team-tryouts/team-page';
import { chooserPage } from '../features/tryouts/chooser-page';
import { leaguePage } from '../features/tryouts/league-page';
import type { PageSource } from '../ui/page';

/** A public address. `file` names the prerendered document of a page that needs no data. */
export interface PublicRoute {
  path: string;
  page: PageSource;
  file?: string;
}

/** Every public address, a line each (spec 2.1); English form, the French one has /fr before it. */
export const PUBLIC_ROUTES: PublicRoute[] = [
  { path: '/', page: homePage, file: 'home' },
  { path: '/hockey-programs/tryouts', page: chooserPage, file: 'tryouts' },
  { path: '/hockey-programs/tryouts/:league', page: leaguePage },
  { path: '/hockey-programs/team/:teamId', page: teamPage },
  { path: '/hockey-programs/tryouts/:league/:teamId', page: teamPage },
];

/** The variable parts of an address that has the form of `pattern`; undefined when it has not. */
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
