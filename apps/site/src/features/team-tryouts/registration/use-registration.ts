import { civilAt, type Language } from '@lions/domain';
import { useRef, useState } from 'react';
import {
  isFinal,
  postRegistration,
  requestKeys,
  type Refusal,
  type Registered,
} from '../../../ui/registration/registration-request';
import {
  problemsInForm,
  readRegistration,
  type FormProblems,
  type PlayerRequest,
} from './registration-values';

/** The refused child and the reason. */
export interface RefusedPlayer {
  playerName: string;
  refusal: Refusal;
}

/**
 * Sends one child after the other, so that siblings wait in the order in which they were typed; stops at the
 * first refusal.
 */
async function registerInTurn(
  path: string,
  requests: readonly PlayerRequest[],
  keyOf: ReturnType<typeof requestKeys>,
): Promise<{ registered: Registered[]; refused?: RefusedPlayer }> {
  const registered: Registered[] = [];
  for (const request of requests) {
    const answer = await postRegistration(path, request, keyOf(path, request));
    if ('refusal' in answer)
      return { registered, refused: { playerName: request.playerName, refusal: answer.refusal } };
    registered.push(answer.registered);
  }
  return { registered };
}

/**
 * State of a form that registers several children: those still in it, by number, and the results of the
 * others.
 */
export function useRegistration(language: Language, timeZone: string) {
  const [players, setPlayers] = useState([1]);
  const [registered, setRegistered] = useState<Registered[]>([]);
  const [problems, setProblems] = useState<FormProblems>({});
  const [refused, setRefused] = useState<RefusedPlayer>();
  const [isSending, setSending] = useState(false);
  const [tries, setTries] = useState(0);
  const [keyOf] = useState(requestKeys);
  const lastPlayer = useRef(1);
  /** A ref, because a double tap fires before the state updates. */
  const isBusy = useRef(false);

  const sendAll = async (form: FormData): Promise<boolean> => {
    const thisYear = Number(civilAt(new Date(), timeZone).date.slice(0, 4));
    const { requests, problems: found } = readRegistration(form, players, { language, thisYear });
    setProblems(found);
    setRefused(undefined);
    if (Object.keys(found).length > 0) return false;
    const path = `/api/sessions/${String(form.get('session'))}/registrations`;
    const answers = await registerInTurn(path, requests, keyOf);
    const left = players.slice(answers.registered.length);
    const refusal = answers.refused?.refusal;
    if (refusal?.kind === 'fields') setProblems(problemsInForm(refusal.fields, left[0] ?? 0));
    setRefused(answers.refused);
    setRegistered([...registered, ...answers.registered]);
    setPlayers(left);
    // A form whose registration closes meanwhile keeps its sessions.
    return answers.registered.length > 0 && !(refusal && isFinal(refusal));
  };

  return {
    players,
    registered,
    problems,
    refused,
    isSending,
    /** Number of submits; each may have produced errors to focus. */
    tries,
    /** Whether a child was registered, and the page can show it at once. */
    async send(form: FormData): Promise<boolean> {
      if (isBusy.current) return false;
      isBusy.current = true;
      setSending(true);
      const isToShow = await sendAll(form);
      isBusy.current = false;
      setSending(false);
      setTries((before) => before + 1);
      return isToShow;
    },
    addPlayer() {
      lastPlayer.current += 1;
      setPlayers([...players, lastPlayer.current]);
    },
    removePlayer: (player: number) => setPlayers(players.filter((other) => other !== player)),
    /** The error was about a session that is no longer chosen. */
    forgetRefusal: () => setRefused(undefined),
    /** Editing a field clears its error. */
    forgetProblem: (name: string) => setProblems((before) => ({ ...before, [name]: undefined })),
  };
}
