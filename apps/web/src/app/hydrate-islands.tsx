import { createElement, startTransition, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The parts of public documents that come alive; the keys are the names that <Island> writes. */
const ISLANDS: Record<string, () => Promise<ComponentType<never>>> = {
  consent: async () => (await import('../features/consent/consent')).Consent,
  'ask-link': async () => (await import('../features/family/ask-link')).AskLink,
  family: async () => (await import('../features/family/family-home')).FamilyHome,
  'practice-booking': async () => (await import('../features/practice/practice-booking')).PracticeBooking,
  'team-links': async () => (await import('../features/team-tryouts/team-links')).TeamLinks,
  'team-tryouts': async () => (await import('../features/team-tryouts/team-tryouts')).TeamTryouts,
};

interface HydratedProps {
  component: ComponentType<object>;
  props: object;
  onDone: () => void;
}

function Hydrated({ component, props, onDone }: HydratedProps) {
  useEffect(onDone, [onDone]);
  return createElement(component, props);
}

/** A task of its own for what follows: evaluating React and hydrating in one go would hold up a slow phone's taps. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function hydrate(element: HTMLElement): Promise<void> {
  const load = ISLANDS[element.dataset.island ?? ''];
  if (!load) return;
  // The document holds the props that the server rendered this very component with, so the types agree.
  const component = (await load()) as ComponentType<object>;
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}') as object;
  await nextTask();
  return new Promise((done) => {
    // Only what a transition renders is cut into short tasks.
    startTransition(() => {
      hydrateRoot(element, <Hydrated component={component} props={props} onDone={done} />);
    });
  });
}

/** Brings the islands of this page alive; resolves when all of them are. */
export async function hydrateIslands(islands: Iterable<HTMLElement>): Promise<void> {
  await Promise.all([...islands].map(hydrate));
}
