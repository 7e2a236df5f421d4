import type { CorrectRegistrationDto, FamilyDto } from '@lions/api-client';
import type { Language } from '@lions/domain';
import { localize, notify, splitAddress } from '@lions/web-base';
import { useEffect, useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { familyCalls } from './family-calls';
import { familyView, type FamilyView, type ViewContext } from './family-view';
import { tokenHere, useAction, type KnownErrors } from './use-action';

/** Address to reopen after the link was replaced. */
export const LINK_REPLACED = '#link';

const callsHere = () => familyCalls(tokenHere());

/** The family as the server last returned it, and the actions of its page. */
export function useFamily(
  initial: FamilyView,
  context: ViewContext & { texts: Dictionary['family'] },
  errors: KnownErrors,
) {
  const [family, setFamily] = useState(initial);
  const [isErased, setErased] = useState(false);
  const refresh = async () => {
    const result = await callsHere().show();
    if ('answer' in result) setFamily(familyView(result.answer, context));
  };
  const { working, run } = useAction(context.texts.failed, errors, refresh);

  const { isProven } = initial;
  useEffect(() => {
    if (!isProven) void callsHere().open();
  }, [isProven]);

  const show = (title: string) => (answer: FamilyDto) => {
    setFamily(familyView(answer, context));
    notify({ kind: 'success', title });
  };
  const openNew = ({ manageUrl }: { manageUrl: string }) => {
    const path = new URL(manageUrl).pathname;
    history.replaceState(null, '', pathIn(path, context.language) + LINK_REPLACED);
    location.reload();
  };
  return {
    family,
    working,
    isErased,
    cancel: (id: number, title: string) => run(id, () => callsHere().cancel(id), show(title)),
    confirm: (id: number, title: string) => run(id, () => callsHere().confirm(id), show(title)),
    correct: (id: number, correction: CorrectRegistrationDto, title: string) =>
      run(id, () => callsHere().correct(id, correction), show(title)),
    recognize: (title: string) => run('recognize', () => callsHere().recognize(), show(title)),
    setLanguage: (locale: Language, title: string) =>
      run('language', () => callsHere().setLanguage(locale), show(title)),
    replaceLink: () => run('link', () => callsHere().replaceLink(), openNew),
    erase: () =>
      run(
        'erase',
        () => callsHere().erase(),
        () => setErased(true),
      ),
  };
}

/** Sets the language of mails; the page keeps its own. */
const pathIn = (path: string, language: Language) => localize(splitAddress(path).path, language);

export type FamilyActions = ReturnType<typeof useFamily>;
