import { createElement, startTransition, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadScript } from './load-script';

/** The islands of public documents, keyed by the names that <Island> writes: those of their files. */
const ISLANDS: Record<string, () => Promise<ComponentType<never>>> = {
  consent: async () => (await import('../features/consent/consent')).Consent,
  'ask-link': async () => (await import('../features/family/ask-link')).AskLink,
  'family-home': async () => (await import('../features/family/family-home')).FamilyHome,
  'own-receipts': async () => (await import('../features/family/own-receipts')).OwnReceipts,
  'practice-booking': async () => (await import('../features/practice/practice-booking')).PracticeBooking,
  'receipt-home': async () => (await import('../features/family/receipt-home')).ReceiptHome,
  'team-links': async () => (await import('../features/tryouts/team-links')).TeamLinks,
  'team-tryouts': async () => (await import('../features/tryouts/team-tryouts')).TeamTryouts,
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

/** Starts a new task: evaluating React and hydrating in one task would block input on a slow phone. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function hydrate(element: HTMLElement): Promise<void> {
  const load = ISLANDS[element.dataset.island ?? ''];
  if (!load) return;
  // The document holds the props that the server rendered this component with, so the types match.
  const component = (await loadScript(load)) as ComponentType<object>;
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}') as object;
  await nextTask();
  return new Promise((done) => {
    // Only transitions are rendered in short tasks.
    startTransition(() => {
      hydrateRoot(element, <Hydrated component={component} props={props} onDone={done} />);
    });
  });
}

/** Hydrates the islands of this page; resolves when all are hydrated. */
export async function hydrateIslands(islands: Iterable<HTMLElement>): Promise<void> {
  await Promise.all([...islands].map(hydrate));
}
