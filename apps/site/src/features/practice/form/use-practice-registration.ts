import type { Language } from '@lions/domain';
import { useRef, useState } from 'react';
import {
  postRegistration,
  requestKeys,
  type Refusal,
  type Registered,
} from '../../../ui/registration/registration-request';
import { readPracticeForm, type FormProblems } from './practice-values';

const PATH = '/api/registrations';

/** State of a form that registers children for a practice, one after the other. */
export function usePracticeRegistration(practiceId: number, language: Language, onChanged: () => void) {
  const [registered, setRegistered] = useState<Registered[]>([]);
  const [isFormShown, setFormShown] = useState(true);
  const [problems, setProblems] = useState<FormProblems>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setSending] = useState(false);
  const [tries, setTries] = useState(0);
  const [keyOf] = useState(requestKeys);
  /** A ref, because a double tap fires before the state updates. */
  const isBusy = useRef(false);

  const sendForm = async (form: FormData) => {
    const read = readPracticeForm(form, practiceId, language);
    setProblems('problems' in read ? read.problems : {});
    setRefusal(undefined);
    if ('problems' in read) return;
    const answer = await postRegistration(PATH, read.request, keyOf(PATH, read.request));
    if ('refusal' in answer) {
      if (answer.refusal.kind === 'fields') setProblems(answer.refusal.fields);
      setRefusal(answer.refusal);
    } else {
      setRegistered((before) => [...before, answer.registered]);
      setFormShown(false);
    }
    // The page's numbers, or whether the practice takes place, have changed or were outdated.
    onChanged();
  };

  return {
    registered,
    isFormShown,
    problems,
    refusal,
    isSending,
    /** Number of submits; each may have produced errors to focus. */
    tries,
    async send(form: FormData) {
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      await sendForm(form);
      isBusy.current = false;
      setSending(false);
      setTries((before) => before + 1);
    },
    registerAnother: () => setFormShown(true),
    /** Editing a field clears its error. */
    forgetProblem: (name: string) => setProblems((before) => ({ ...before, [name]: undefined })),
  };
}
