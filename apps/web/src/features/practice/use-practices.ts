import type { CivilDate, Language } from '@lions/domain';
import { useRef, useState } from 'react';
import { fetchPublic } from '../../ui/fetch-public';
import { readPracticeViews, type PracticeView } from './practice-view';

/** The practices that the page came with, and how to read them anew; what is shown stays where that fails. */
export function usePractices(initial: PracticeView[], language: Language, from: CivilDate) {
  const [practices, setPractices] = useState(initial);
  const [isReading, setReading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** The last reading: an answer that comes after a later question's is not shown. */
  const asked = useRef(0);

  const readAgain = async () => {
    asked.current += 1;
    const turn = asked.current;
    setReading(true);
    const read = await readPracticeViews(fetchPublic, language, from).catch(() => undefined);
    if (turn !== asked.current) return;
    if (read) setPractices(read);
    setFailed(!read);
    setReading(false);
  };
  return { practices, isReading, hasFailed, readAgain };
}
