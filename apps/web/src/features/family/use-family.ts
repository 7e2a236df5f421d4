import { useState } from 'react';
import type { Language } from '@lions/domain';
import { localize } from '../../i18n/address';
import { notify } from '../../ui/notice-store';
import { familyCalls, type Answered, type FamilyCalls, type FamilyProblem } from './family-calls';
import { familyView, type FamilyAnswer, type FamilyView, type Forms } from './family-view';

/** Where the page is opened anew after its link was replaced. */
export const LINK_REPLACED = '#link';

export type KnownErrors = Record<string, string>;

/** What is being done: a registration by its id, or one of the page's own things. */
export type Working = number | 'language' | 'link' | 'erase' | undefined;

/** The link stands in the address alone. */
const callsHere = () => familyCalls(decodeURIComponent(location.pathname.split('/').at(-1) ?? ''));

/** The sentence of what went wrong. */
function sentenceOf(problem: FamilyProblem, { failed }: Forms['texts'], errors: KnownErrors): string {
  if (problem.kind === 'refused') return errors[problem.code] ?? failed.failed;
  return problem.kind === 'offline' || problem.kind === 'unavailable' ? failed[problem.kind] : failed.failed;
}

/** A family as the server last told it, and what can be done on its page: one thing at a time. */
export function useFamily(initial: FamilyView, forms: Forms, errors: KnownErrors) {
  const [family, setFamily] = useState(initial);
  const [working, setWorking] = useState<Working>();
  const [isErased, setErased] = useState(false);
  const { texts, language } = forms;

  async function run<T>(
    what: Working,
    act: (calls: FamilyCalls) => Promise<Answered<T>>,
    done: (answer: T) => void,
  ) {
    if (working !== undefined) return;
    setWorking(what);
    const result = await act(callsHere());
    setWorking(undefined);
    if ('answer' in result) return done(result.answer);
    // The page that says so must not leave the names on the screen.
    if (result.problem.kind === 'gone') return location.reload();
    notify({
      kind: 'error',
      title: texts.failed.title,
      description: sentenceOf(result.problem, texts, errors),
    });
    // Somebody else, or time, has changed it: the page shows how it stands.
    if (result.problem.kind === 'refused') await refresh();
  }

  async function refresh(): Promise<void> {
    const result = await callsHere().show();
    if ('answer' in result) setFamily(familyView(result.answer, forms));
  }

  const show = (title: string) => (answer: FamilyAnswer) => {
    setFamily(familyView(answer, forms));
    notify({ kind: 'success', title });
  };
  const openNew = ({ manageUrl }: { manageUrl: string }) => {
    history.replaceState(null, '', localize(new URL(manageUrl).pathname, language) + LINK_REPLACED);
    location.reload();
  };
  return {
    ...{ family, working, isErased },
    cancel: (id: number, title: string) => run(id, (calls) => calls.cancel(id), show(title)),
    confirm: (id: number, title: string) => run(id, (calls) => calls.confirm(id), show(title)),
    setLanguage: (locale: Language, title: string) =>
      run('language', (calls) => calls.setLanguage(locale), show(title)),
    replaceLink: () => run('link', (calls) => calls.replaceLink(), openNew),
    erase: () =>
      run(
        'erase',
        (calls) => calls.erase(),
        () => setErased(true),
      ),
  };
}

export type FamilyActs = ReturnType<typeof useFamily>;
