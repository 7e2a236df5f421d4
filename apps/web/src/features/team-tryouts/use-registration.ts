import { civilAt, type Language } from '@lions/domain';
import { useRef, useState } from 'react';
import {
  isFinal,
  postRegistration,
  requestKeys,
  type Refusal,
  type Registered,
} from '../../ui/registration-request';
import {
  problemsInForm,
  readRegistration,
  type FormProblems,
  type PlayerRequest,
} from './registration-values';

/** Who was refused, and why. */
export interface RefusedPlayer {
  playerName: string;
  refusal: Refusal;
}

/** One child after the other, so that brothers and sisters wait in the order in which they were typed; to the first refusal. */
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

/** The state of a form that registers several children: those still in it, by number, and what became of the others. */
export function useRegistration(language: Language, timeZone: string) {
  const [players, setPlayers] = useState([1]);
  const [registered, setRegistered] = useState<Registered[]>([]);
  const [problems, setProblems] = useState<FormProblems>({});
  const [refused, setRefused] = useState<RefusedPlayer>();
  const [isSending, setSending] = useState(false);
  const [tries, setTries] = useState(0);
  const [keyOf] = useState(requestKeys);
  const lastPlayer = useRef(1);
  /** Known at once, unlike the state: the second tap of a double tap comes before the next rendering. */
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
    // Once it is shut the form keeps the sessions that it was opened with.
    return answers.registered.length > 0 && !(refusal && isFinal(refusal));
  };

  return {
    ...{ players, registered, problems, refused, isSending },
    /** Times that it was tried to send the form; each may have led to something to look at. */
    tries,
    /** Whether somebody was registered, and the page can show it at once. */
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
    /** It was about another session than is chosen now. */
    forgetRefusal: () => setRefused(undefined),
    /** What is being corrected is not called wrong any more. */
    forgetProblem: (name: string) => setProblems((before) => ({ ...before, [name]: undefined })),
  };
}
