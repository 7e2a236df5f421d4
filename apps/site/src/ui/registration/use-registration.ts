import type { Language } from '@lions/domain';
import { useRef, useState } from 'react';
import {
  postRegistration,
  requestKeys,
  type Refusal,
  type Registered,
  type RegistrationRequest,
} from './registration-request';
import { keepDraft, readDraft } from './registration-draft';
import {
  problemsInForm,
  readPlayers,
  type FormProblems,
  type RegistrationFields,
  type TypedPlayer,
} from './registration-values';

/** The refused child and the reason. */
interface RefusedPlayer {
  playerName: string;
  refusal: Refusal;
}

interface RegistrationOptions {
  fields: RegistrationFields;
  language: Language;
  requestOf: (player: TypedPlayer) => RegistrationRequest;
  /** Called after a request: the page's numbers may be outdated. */
  onAnswered: (isRegistered: boolean, refusal: Refusal | undefined) => void;
}

/**
 * State of a form that registers children: those still in it, by number, and the results of the others.
 */
export function useRegistration({ fields, language, requestOf, onAnswered }: RegistrationOptions) {
  const [players, setPlayers] = useState(() => readDraft(fields)?.players.slice(0, fields.maxPlayers) ?? [1]);
  const [registered, setRegistered] = useState<Registered[]>([]);
  const [problems, setProblems] = useState<FormProblems>({});
  const [refused, setRefused] = useState<RefusedPlayer>();
  const [isSending, setSending] = useState(false);
  const [tries, setTries] = useState(0);
  const [parent, setParent] = useState<Partial<Record<string, string>>>({});
  const [keyOf] = useState(requestKeys);
  const lastPlayer = useRef(Math.max(...players));
  /** A ref, because a double tap fires before the state updates. */
  const isBusy = useRef(false);

  const sendAll = async (form: FormData) => {
    const { typed, problems: found } = readPlayers(form, players, fields, language);
    setProblems(found);
    setRefused(undefined);
    if (Object.keys(found).length > 0) return;
    const added: Registered[] = [];
    let refusal: Refusal | undefined;
    // One child after the other, so that siblings wait in the order in which they were typed.
    for (const player of typed) {
      const { path, body } = requestOf(player);
      const answer = await postRegistration(path, body, keyOf(path, body));
      if ('registered' in answer) added.push(answer.registered);
      else {
        refusal = answer.refusal;
        setRefused({ playerName: player.shared.playerName, refusal });
        break;
      }
    }
    const left = players.slice(added.length);
    if (refusal?.kind === 'fields') setProblems(problemsInForm(refusal.fields, left[0] ?? 0));
    setRegistered([...registered, ...added]);
    setPlayers(left);
    keepDraft(fields, form, left);
    onAnswered(added.length > 0, refusal);
  };

  return {
    players,
    registered,
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
      await sendAll(form);
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
      keepDraft(fields, form, left);
    },
    /** Keeps the input for a reload. */
    keep: (form: FormData) => keepDraft(fields, form, players),
    /** The error was about a session that is no longer chosen. */
    forgetRefusal: () => setRefused(undefined),
    /** Editing a field clears its error. */
    forgetProblem: (name: string) => setProblems((before) => ({ ...before, [name]: undefined })),
  };
}

export type Registration = ReturnType<typeof useRegistration>;
