import { api, type ArgOf, type ConsequencesDto, type UndoableCall } from '@lions/api-client';
import type { Language } from '@lions/domain';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** A coach's sentence to the families, in one or both languages. */
export type FamilyNote = Partial<Record<Language, string>>;

/** A change that concerns families: a call with a dry run, and what it takes. */
export interface Change<Call extends UndoableCall = UndoableCall> {
  call: Call;
  arg: ArgOf<Call>;
}

/** The answer of a call. */
export interface Answer<Data = unknown> {
  data?: Data | undefined;
  error?: unknown;
}

/** A call of any kind, as this file starts it. */
interface Endpoint {
  initiate: (arg: object, options: { track: false }) => (dispatch: unknown) => Promise<Answer>;
}

const headersOf = ({ en, fr }: FamilyNote) => ({
  ...(en && { 'Family-Note-En': encodeURIComponent(en) }),
  ...(fr && { 'Family-Note-Fr': encodeURIComponent(fr) }),
});

/** Makes a change, or asks the server what it would do. */
export function useChangeCalls() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const run = ({ call, arg }: Change, headers: object): Promise<Answer> => {
    const { initiate } = api.endpoints[call] as unknown as Endpoint;
    return dispatch(initiate({ ...(arg as object), ...headers }, { track: false }));
  };
  const dryRun = (change: Change, note: FamilyNote) =>
    run(change, { ...headersOf(note), 'Dry-Run': 'true' }) as Promise<Answer<ConsequencesDto>>;
  return {
    make: (change: Change, note: FamilyNote) => run(change, headersOf(note)),
    dryRun,
    /** Consequences of several changes, one after the other; without the refused ones. */
    dryRunAll: async (changes: readonly Change[], note: FamilyNote): Promise<Answer<ConsequencesDto>> => {
      const answers: Answer<ConsequencesDto>[] = [];
      for (const change of changes) answers.push(await dryRun(change, note));
      return { data: together(answers.flatMap(({ data }) => data ?? [])), error: answers[0]?.error };
    },
  };
}

/** Consequences of several changes as one; a family of two changes counts twice. */
function together(all: readonly ConsequencesDto[]): ConsequencesDto | undefined {
  const [first, ...others] = all;
  if (!first) return undefined;
  const sum = { ...first, letters: [...first.letters] };
  for (const { children, families, promoted, toldFamilies, letters } of others) {
    sum.children += children;
    sum.families += families;
    sum.promoted += promoted;
    sum.toldFamilies += toldFamilies;
    sum.letters.push(...letters);
  }
  return sum;
}
