import { LIMITS, type Language } from '@lions/domain';
import { useRef, useState } from 'react';
import { sentForm, type SentForm } from '../ticket/sent-form';
import type { Evening } from './evenings/evening';
import { isFinal, postRegistration, type Refusal } from './registration-request';
import { requestKeys } from '@lions/web-base';
import { keepDraft, readDraft } from './registration-draft';
import { problemsInForm, readForm, type FormProblems, type RegistrationFields } from './registration-values';

interface RegistrationOptions {
  fields: RegistrationFields;
  language: Language;
  /** The offered practices or sessions, of one kind. */
  evenings: readonly Evening[];
  /** Id of the one that the form is opened for. */
  wanted: number | undefined;
  /** Called after a request: the page's numbers may be outdated. */
  onAnswered: (isRegistered: boolean, refusal: Refusal | undefined) => void;
}

/** The wanted evening and those of an unsent form; the only one when none is wanted. */
function tickedAtFirst({ fields, evenings, wanted }: RegistrationOptions): number[] {
  const ids = evenings.map(({ id }) => id);
  const kept = readDraft(fields)?.evenings ?? [];
  const only = ids.length === 1 && wanted === undefined ? ids : [];
  return ids.filter((id) => id === wanted || kept.includes(id) || only.includes(id));
}

function eveningProblem(count: number) {
  if (count === 0) return 'eveningRequired' as const;
  return count > LIMITS.formTargets ? ('eveningsTooMany' as const) : undefined;
}

/**
 * State of a form that registers children for evenings: the children still in it, by number, the ticked evenings, and
 * the results of the forms that were sent.
 */
export function useRegistration(options: RegistrationOptions) {
  const { fields, language, evenings, onAnswered } = options;
  const [players, setPlayers] = useState(() => readDraft(fields)?.players.slice(0, fields.maxPlayers) ?? [1]);
  const [ticked, setTicked] = useState(() => tickedAtFirst(options));
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
  const chosen = evenings.filter(({ id }) => ticked.includes(id));

  const sendForm = async (form: FormData) => {
    const { typed, problems: found } = readForm(form, players, fields, language);
    const evening = eveningProblem(chosen.length);
    setProblems(evening ? { ...found, evening } : found);
    setRefused(undefined);
    if (evening || Object.keys(found).length > 0) return;
    const body = { targets: chosen.map(({ kind, id }) => ({ kind, id })), ...typed };
    const names = typed.players.map(({ playerName }) => playerName);
    const answer = await postRegistration(body, keyOf(body));
    if ('refusal' in answer) {
      const shown =
        answer.refusal.kind === 'fields' ? problemsInForm(answer.refusal.fields, players, fields) : {};
      const isUnshown = answer.refusal.kind === 'fields' && Object.keys(shown).length === 0;
      const refusal = isUnshown ? { kind: 'unshown' as const } : answer.refusal;
      setProblems(shown);
      setRefused({ names: names.join(', '), refusal });
      return onAnswered(false, refusal);
    }
    setSent([...sent, sentForm(answer.registered, names, chosen)]);
    setPlayers([]);
    keepDraft(fields, form, [], []);
    onAnswered(true, undefined);
  };

  return {
    players,
    evenings,
    ticked,
    chosen,
    sent,
    problems,
    refused,
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
      keepDraft(fields, form, left, ticked);
    },
    tick(ids: number[], form: FormData) {
      setTicked(ids);
      keepDraft(fields, form, players, ids);
      setProblems((before) => ({ ...before, evening: undefined }));
      // The error was about the evenings that were ticked.
      if (refused && isFinal(refused.refusal)) setRefused(undefined);
    },
    /** Keeps the input for a reload. */
    keep: (form: FormData) => keepDraft(fields, form, players, ticked),
    /** Editing a field clears its error. */
    forgetProblem: (name: string) => setProblems((before) => ({ ...before, [name]: undefined })),
  };
}

export type Registration = ReturnType<typeof useRegistration>;
