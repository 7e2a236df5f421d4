import type { Language } from '@lions/domain';
import { useRef, useState } from 'react';
import { postRegistration, requestKeys, type Refusal, type Registered } from '../../ui/registration-request';
import { readPracticeForm, type FormProblems } from './practice-values';

const PATH = '/api/registrations';

/** The state of a form that registers one child after the other for a practice. */
export function usePracticeRegistration(practiceId: number, language: Language, onChanged: () => void) {
  const [registered, setRegistered] = useState<Registered[]>([]);
  const [isFormShown, setFormShown] = useState(true);
  const [problems, setProblems] = useState<FormProblems>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setSending] = useState(false);
  const [tries, setTries] = useState(0);
  const [keyOf] = useState(requestKeys);
  /** Known at once, unlike the state: the second tap of a double tap comes before the next rendering. */
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
    // Numbers, or whether it takes place at all: what the page shows has changed, or was out of date.
    onChanged();
  };

  return {
    ...{ registered, isFormShown, problems, refusal, isSending },
    /** Times that it was tried to send the form; each may have led to something to look at. */
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
    /** What is being corrected is not called wrong any more. */
    forgetProblem: (name: string) => setProblems((before) => ({ ...before, [name]: undefined })),
  };
}
