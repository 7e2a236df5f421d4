import type { CivilDate, Language } from '@lions/domain';
import { useRef, useState } from 'react';
import { fetchPublic } from '../../ui/page/public-api';
import { readPracticeViews, type PracticeView } from './practice-view';

/** The page's practices, and how to refetch them; on failure the shown ones stay. */
export function usePractices(initial: PracticeView[], language: Language, from: CivilDate) {
  const [practices, setPractices] = useState(initial);
  const [isReading, setReading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** Number of the last request: an older request's late answer is dropped. */
  const lastRequest = useRef(0);

  const readAgain = async () => {
    lastRequest.current += 1;
    const request = lastRequest.current;
    setReading(true);
    const read = await readPracticeViews(fetchPublic, language, from).catch(() => undefined);
    if (request !== lastRequest.current) return;
    if (read) setPractices(read);
    setFailed(!read);
    setReading(false);
  };
  return { practices, isReading, hasFailed, readAgain };
}
