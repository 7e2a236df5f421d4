import type { RegistrationFormDto } from '@lions/api-client';
import { LIMITS, type Language } from '@lions/domain';
import { requestKeys } from '@lions/web-base';
import { useRef, useState } from 'react';
import { sentForm, type SentForm } from '../ticket/sent-form';
import type { Evening } from './evenings/evening';
import { asSeen, movedSentences, onNewDate, type Move, type SeenEvening } from './evenings/seen-evening';
import { isFinal, postRegistration, type Refusal } from './registration-request';
import type { RegistrationTexts } from './registration-texts';
import { keepDraft, readDraft } from './registration-draft';
import { readForm, refusalInForm, type FormProblems, type RegistrationFields } from './registration-values';

interface RegistrationOptions {
  fields: RegistrationFields;
  language: Language;
  texts: RegistrationTexts;
  /** The offered practices or sessions, of one kind. */
  evenings: readonly Evening[];
  /** Id of the one that the form is opened for. */
  wanted: number | undefined;
  /** The whole team is closed, as last read. */
  isTeamClosed?: boolean;
  /** Reads the page's numbers and dates again; never rejects. */
  readAgain: () => Promise<unknown>;
}

/** The wanted evening and those of an unsent form; the only one when none is wanted. */
function tickedAtFirst({ fields, evenings, wanted }: RegistrationOptions): SeenEvening[] {
  const kept = readDraft(fields)?.evenings ?? [];
  const isOnly = evenings.length === 1 && wanted === undefined;
  return evenings.flatMap((evening) => {
    const seen = kept.find(({ id }) => id === evening.id);
    if (seen) return [seen];
    return evening.id === wanted || isOnly ? [asSeen(evening)] : [];
  });
}

function eveningProblem(count: number) {
  if (count === 0) return 'eveningRequired' as const;
  return count > LIMITS.formTargets ? ('eveningsTooMany' as const) : undefined;
}

/** The targets of a form, with the starts that it showed. */
const targetsOf = (chosen: readonly Evening[]): RegistrationFormDto['targets'] =>
  chosen.map(({ kind, id, startsAt }) => ({ kind, id, ...(startsAt && { seenStart: startsAt }) }));

/**
 * State of a form that registers children for evenings: the children still in it, by number, the ticked evenings, and
 * the results of the forms that were sent.
 */
export function useRegistration(options: RegistrationOptions) {
  const { fields, language, texts, readAgain } = options;
  const [players, setPlayers] = useState(() => readDraft(fields)?.players.slice(0, fields.maxPlayers) ?? [1]);
  const [seen, setSeen] = useState(() => tickedAtFirst(options));
  /** The newest first. */
  const [moves, setMoves] = useState<Move[]>([]);
  const [sent, setSent] = useState<SentForm[]>([]);
  const [problems, setProblems] = useState<FormProblems>({});
  /** The refused children's names and the reason. */
  const [refused, setRefused] = useState<{ names: string; refusal: Refusal }>();
  const [isSending, setSending] = useState(false);
  const [tries, setTries] = useState(0);
  const [parent, setParent] = useState<Partial<Record<string, string>>>({});
  const [keyOf] = useState(requestKeys);
  const lastPlayer = useRef(Math.max(...players));
  /** A ref, because a double tap fires before the state updates. */
  const isBusy = useRef(false);
  const isOff = refused?.refusal.kind === 'off';
  const evenings = options.evenings.map((evening) => ({
    ...onNewDate(evening, moves, language),
    isClosed: isOff || evening.isClosed,
  }));
  const isTicked = ({ id }: { id: number }) => seen.some((ticked) => ticked.id === id);
  const chosen = evenings.filter((evening) => isTicked(evening) && !evening.isClosed);

  const refuse = async (names: string, refusal: Refusal) => {
    if (refusal.kind === 'moved') {
      const moved = refusal.starts.flatMap(({ target, current }) => {
        const read = options.evenings.find(({ id }) => id === chosen[target]?.id);
        return read ? [{ id: read.id, read: read.startsAt, current }] : [];
      });
      setMoves([...moved, ...moves]);
    }
    // The page is out of date, and the refusal says which of its other dates are open.
    if (refusal.kind === 'moved' || isFinal(refusal)) await readAgain();
    setRefused({ names, refusal });
  };

  const sendForm = async (form: FormData) => {
    const { typed, problems: found } = readForm(form, players, fields, language);
    const evening = eveningProblem(chosen.length);
    setProblems(evening ? { ...found, evening } : found);
    setRefused(undefined);
    if (evening || Object.keys(found).length > 0) return;
    const body = { targets: targetsOf(chosen), ...typed };
    const names = typed.players.map(({ playerName }) => playerName);
    const answer = await postRegistration(body, keyOf(body));
    if ('refusal' in answer) {
      const { refusal, problems: unaccepted } = refusalInForm(answer.refusal, players, fields);
      setProblems(unaccepted);
      return refuse(names.join(', '), refusal);
    }
    setSent([...sent, sentForm(answer.registered, names, chosen)]);
    setSeen(chosen.map(asSeen));
    setPlayers([]);
    keepDraft(fields, form, [], []);
    void readAgain();
  };

  const isTeamClosed = options.isTeamClosed && refused?.refusal.kind === 'closed';
  return {
    players,
    evenings,
    chosen,
    /** Ids. */
    ticked: chosen.map(({ id }) => id),
    /** A sentence for each ticked evening whose date is another than the one that was ticked. */
    moved: movedSentences(chosen, seen, language, texts.form),
    /** A ticked evening closed while another one is open. */
    canTickAnother:
      evenings.some((evening) => isTicked(evening) && evening.isClosed) &&
      evenings.some((evening) => !isTicked(evening) && !evening.isClosed),
    sent,
    problems,
    refused: refused && isTeamClosed ? { ...refused, refusal: { kind: 'teamClosed' } as const } : refused,
    isSending,
    /** Number of submits; each may have produced errors to focus. */
    tries,
    /** Last typed parent, preset for the next child. */
    parent,
    async send(form: FormData) {
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      setParent(Object.fromEntries(fields.parent.map((name) => [name, String(form.get(name))])));
      await sendForm(form);
      isBusy.current = false;
      setSending(false);
      setTries((before) => before + 1);
    },
    addPlayer() {
      lastPlayer.current += 1;
      setPlayers([...players, lastPlayer.current]);
    },
    removePlayer(player: number, form: FormData) {
      const left = players.filter((other) => other !== player);
      setPlayers(left);
      keepDraft(fields, form, left, seen);
    },
    tick(ids: number[], form: FormData) {
      const ticked = evenings
        .filter(({ id }) => ids.includes(id))
        .map((evening) => seen.find(({ id }) => id === evening.id) ?? asSeen(evening));
      setSeen(ticked);
      keepDraft(fields, form, players, ticked);
      setProblems((before) => ({ ...before, evening: undefined }));
      // The error was about the evenings that were ticked.
      if (refused && (refused.refusal.kind === 'moved' || isFinal(refused.refusal))) setRefused(undefined);
    },
    /** Keeps the input for a reload. */
    keep: (form: FormData) => keepDraft(fields, form, players, seen),
    /** Editing a field clears its error. */
    forgetProblem: (name: string) => setProblems((before) => ({ ...before, [name]: undefined })),
  };
}

export type Registration = ReturnType<typeof useRegistration>;
