import type { CorrectRegistrationDto } from '@lions/api-client';
import { notify, type NoticesLabels } from '@lions/web-base';
import { useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import type { Answered, FamilyProblem, RegistrationCalls } from './family-calls';
import type { ViewContext } from './family-view';

/** Error texts, by error code. */
export type KnownErrors = Record<string, string>;

/** Props from the server for the pages of both private links. */
export interface HolderProps extends ViewContext {
  texts: Dictionary['family'];
  newTab: string;
  /** Current year in the club's zone. */
  thisYear: number;
  errors: KnownErrors;
  notices: NoticesLabels;
}

/** The action in progress: on a registration, by its id, or on the page as a whole. */
type Working = number | 'cancel' | 'recognize' | 'guardian' | 'language' | 'link' | 'erase' | undefined;

/** Actions of a private link's holder on a registration; the title is the notice's text on success. */
export interface RegistrationActions {
  working: Working;
  /** Cancels all of them, or none. */
  cancel: (ids: readonly number[], title: string) => Promise<unknown>;
  confirm: (id: number, title: string) => Promise<unknown>;
  accept: (id: number, title: string) => Promise<unknown>;
  /** Resolves to the error. */
  correct: (
    id: number,
    correction: CorrectRegistrationDto,
    title: string,
  ) => Promise<FamilyProblem | undefined>;
}

/** The token exists only in the address. */
export const tokenHere = () => decodeURIComponent(location.pathname.split('/').at(-1) ?? '');

function sentenceOf(
  problem: FamilyProblem,
  failed: Dictionary['family']['failed'],
  errors: KnownErrors,
): string {
  if (problem.kind === 'refused') return errors[problem.code] ?? failed.failed;
  return problem.kind === 'gone' || problem.kind === 'fields' ? failed.failed : failed[problem.kind];
}

interface HolderContext<Answer, View> {
  callsHere: () => RegistrationCalls<Answer>;
  viewOf: (answer: Answer) => View | Promise<View>;
  failed: Dictionary['family']['failed'];
  errors: KnownErrors;
}

/** View of a private link, as the server last returned it, and the actions on its registrations. */
export function useHolder<Answer, View>(
  initial: View,
  { callsHere, viewOf, failed, errors }: HolderContext<Answer, View>,
) {
  const [view, setView] = useState(initial);
  const [working, setWorking] = useState<Working>();

  /**
   * Runs one action at a time; failures raise a notice, except those that a form shows at its fields. Resolves to the
   * error.
   */
  async function run<T>(
    what: Working,
    call: () => Promise<Answered<T>>,
    done: (answer: T) => unknown,
  ): Promise<FamilyProblem | undefined> {
    if (working !== undefined) return undefined;
    setWorking(what);
    const result = await call();
    if ('answer' in result) await done(result.answer);
    setWorking(undefined);
    if ('answer' in result) return undefined;
    const { problem } = result;
    // Reload: the names must not stay on the screen once the link is invalid.
    if (problem.kind === 'gone') location.reload();
    else if (problem.kind !== 'fields') {
      notify({ kind: 'error', title: failed.title, description: sentenceOf(problem, failed, errors) });
      // The state changed meanwhile, by a coach or by the time: show the current one.
      const current = problem.kind === 'refused' ? await callsHere().show() : undefined;
      if (current && 'answer' in current) setView(await viewOf(current.answer));
    }
    return problem;
  }

  const show = (title: string) => async (answer: Answer) => {
    setView(await viewOf(answer));
    notify({ kind: 'success', title });
  };
  const actions: RegistrationActions = {
    working,
    cancel: (ids, title) =>
      run(ids.length > 1 ? 'cancel' : ids[0], () => callsHere().cancel(ids), show(title)),
    confirm: (id, title) => run(id, () => callsHere().confirm(id), show(title)),
    accept: (id, title) => run(id, () => callsHere().accept(id), show(title)),
    correct: (id, correction, title) => run(id, () => callsHere().correct(id, correction), show(title)),
  };
  return { view, actions, run, show };
}
