import type { FamilyDto } from '@lions/api-client';
import type { Language } from '@lions/domain';
import { localize, splitAddress } from '@lions/web-base';
import { useEffect, useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { familyCalls } from './family-calls';
import { refreshCopies } from '../../ui/receipts/keep-receipt';
import { fillForms } from '../../ui/registration/registration-draft';
import { forgetFamily } from '../../ui/registration/remembered-family';
import { familyView, type FamilyView } from './agenda-view';
import type { ViewContext } from './family-view';
import { tokenHere, useHolder, type KnownErrors } from './use-holder';

/** Address to reopen after the link was replaced. */
export const LINK_REPLACED = '#link';

const callsHere = () => familyCalls(tokenHere());

/** The family as the server last returned it, and the actions of its page. */
export function useFamily(
  initial: FamilyView,
  context: ViewContext & { texts: Dictionary['family'] },
  errors: KnownErrors,
) {
  const [isErased, setErased] = useState(false);
  const { view, actions, run, show } = useHolder(initial, {
    callsHere,
    viewOf: (answer: FamilyDto) => familyView(answer, context),
    failed: context.texts.failed,
    errors,
  });

  const { isProven } = initial;
  useEffect(() => {
    if (!isProven) void callsHere().open();
  }, [isProven]);

  const openNew = ({ manageUrl }: { manageUrl: string }) => {
    const path = new URL(manageUrl).pathname;
    history.replaceState(null, '', pathIn(path, context.language) + LINK_REPLACED);
    location.reload();
  };
  return {
    ...actions,
    family: view,
    isErased,
    recognize: (title: string) => run('recognize', () => callsHere().recognize(), show(title)),
    addGuardian: (email: string, title: string) =>
      run('guardian', () => callsHere().addGuardian(email), show(title)),
    /** A second guardian who leaves has no page afterwards: the reload says so. */
    removeGuardian: (title: string) =>
      run(
        'guardian',
        async () => {
          const removed = await callsHere().removeGuardian();
          return 'problem' in removed ? removed : callsHere().show();
        },
        show(title),
      ),
    setLanguage: (locale: Language, title: string) =>
      run('language', () => callsHere().setLanguage(locale), show(title)),
    replaceLink: () => run('link', () => callsHere().replaceLink(), openNew),
    erase: () =>
      run(
        'erase',
        () => callsHere().erase(),
        () => {
          setErased(true);
          void refreshCopies();
          forgetFamily();
          fillForms(undefined);
        },
      ),
  };
}

/** Sets the language of mails; the page keeps its own. */
const pathIn = (path: string, language: Language) => localize(splitAddress(path).path, language);

export type FamilyActions = ReturnType<typeof useFamily>;
