import type { CorrectRegistrationDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import type { Answered, FamilyProblem, RegistrationCalls } from './family-calls';

/** Error texts, by error code. */
export type KnownErrors = Record<string, string>;

/** The action in progress: on a registration, by its id, or on the page as a whole. */
type Working = number | 'recognize' | 'language' | 'link' | 'erase' | undefined;

/** Actions of a private link's holder on a registration; the title is the notice's text on success. */
export interface RegistrationActions {
  working: Working;
  cancel: (id: number, title: string) => Promise<unknown>;
  confirm: (id: number, title: string) => Promise<unknown>;
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
  return problem.kind === 'offline' || problem.kind === 'unavailable' ? failed[problem.kind] : failed.failed;
}

interface HolderContext<Answer, View> {
  callsHere: () => RegistrationCalls<Answer>;
  viewOf: (answer: Answer) => View;
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
    done: (answer: T) => void,
  ): Promise<FamilyProblem | undefined> {
    if (working !== undefined) return undefined;
    setWorking(what);
    const result = await call();
    setWorking(undefined);
    if ('answer' in result) {
      done(result.answer);
      return undefined;
    }
    const { problem } = result;
    // Reload: the names must not stay on the screen once the link is invalid.
    if (problem.kind === 'gone') location.reload();
    else if (problem.kind !== 'fields') {
      notify({ kind: 'error', title: failed.title, description: sentenceOf(problem, failed, errors) });
      // The state changed meanwhile, by a coach or by the time: show the current one.
      const current = problem.kind === 'refused' ? await callsHere().show() : undefined;
      if (current && 'answer' in current) setView(viewOf(current.answer));
    }
    return problem;
  }

  const show = (title: string) => (answer: Answer) => {
    setView(viewOf(answer));
    notify({ kind: 'success', title });
  };
  const actions: RegistrationActions = {
    working,
    cancel: (id, title) => run(id, () => callsHere().cancel(id), show(title)),
    confirm: (id, title) => run(id, () => callsHere().confirm(id), show(title)),
    correct: (id, correction, title) => run(id, () => callsHere().correct(id, correction), show(title)),
  };
  return { view, actions, run, show };
}
