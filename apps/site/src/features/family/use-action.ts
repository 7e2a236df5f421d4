import { notify } from '@lions/web-base';
import { useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import type { Answered, FamilyProblem } from './family-calls';

/** Error texts, by error code. */
export type KnownErrors = Record<string, string>;

/** The action in progress: on a registration, by its id, or on the page as a whole. */
export type Working = number | 'recognize' | 'language' | 'link' | 'erase' | undefined;

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

/**
 * Runs one action of a private page at a time; failures raise a notice, except those that a form shows at its
 * fields.
 */
export function useAction(
  failed: Dictionary['family']['failed'],
  errors: KnownErrors,
  refresh: () => Promise<void>,
) {
  const [working, setWorking] = useState<Working>();

  /** Resolves to the remaining error. */
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
      if (problem.kind === 'refused') await refresh();
    }
    return problem;
  }
  return { working, run };
}
