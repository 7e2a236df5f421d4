import { createElement, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The parts of public documents that come alive; the keys are the names that <Island> writes. */
const ISLANDS: Record<string, () => Promise<ComponentType<never>>> = {
  'site-header': async () => (await import('../features/site-shell/site-header')).SiteHeader,
  'team-tryouts': async () => (await import('../features/team-tryouts/team-tryouts')).TeamTryouts,
};

const elements = [...document.querySelectorAll<HTMLElement>('[data-island]')];
let waiting = elements.length;

/** Browser tests wait for this mark: before it, a click would reach plain HTML. */
function reportHydrated(): void {
  waiting -= 1;
  if (waiting === 0) document.documentElement.dataset.hydrated = 'true';
}

function Hydrated({ component, props }: { component: ComponentType<object>; props: object }) {
  useEffect(reportHydrated, []);
  return createElement(component, props);
}

async function hydrate(element: HTMLElement): Promise<void> {
  const load = ISLANDS[element.dataset.island ?? ''];
  if (!load) return;
  // The document holds the props that the server rendered this very component with, so the types agree.
  const component = (await load()) as ComponentType<object>;
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}') as object;
  hydrateRoot(element, <Hydrated component={component} props={props} />);
}

for (const element of elements) void hydrate(element);
