import { useEffect, useRef } from 'react';

interface QuestionProps {
  question: string;
  yes: string;
  no: string;
  isWorking: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks again before something is given up; the focus is on the question, so that no second tap answers it. */
export function Question({ question, yes, no, isWorking, onYes, onNo }: QuestionProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="question" role="group" aria-label={question}>
      <p ref={words} tabIndex={-1}>
        {question}
      </p>
      <div className="held-actions">
        <button type="button" className="button button-danger" aria-disabled={isWorking} onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="button button-outline" aria-disabled={isWorking} onClick={onNo}>
          {no}
        </button>
      </div>
    </div>
  );
}
