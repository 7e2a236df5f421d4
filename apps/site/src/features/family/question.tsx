import { useEffect, useRef, useState, type ReactNode } from 'react';

interface QuestionProps {
  question: string;
  yes: string;
  no: string;
  isWorking: boolean;
  onYes: () => void;
  onNo: () => void;
  /** Other answers, before the one for all. */
  children?: ReactNode;
}

/** Confirmation in place. The focus goes to the question, so that a double tap cannot confirm it. */
function Question({ question, yes, no, isWorking, onYes, onNo, children }: QuestionProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="question" role="group" aria-label={question}>
      <p ref={words} tabIndex={-1}>
        {question}
      </p>
      <div className="held-actions">
        {children}
        <button type="button" className="button button-danger" aria-disabled={isWorking} onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="button button-quiet" aria-disabled={isWorking} onClick={onNo}>
          {no}
        </button>
      </div>
    </div>
  );
}

const CLASSES = { quiet: 'button button-quiet', danger: 'button button-danger' };

export interface AskingButtonProps extends Omit<QuestionProps, 'isWorking' | 'onNo'> {
  label: string;
  /** The label with its subject, for screen readers. */
  named?: string;
  kind?: keyof typeof CLASSES;
  isWorking?: boolean;
}

/** A button that asks for confirmation in its own place; on dismissal it gets the focus back. */
export function AskingButton({
  label,
  named,
  kind = 'quiet',
  isWorking = false,
  ...asked
}: AskingButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsking(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isAsking) return <Question {...asked} isWorking={isWorking} onNo={close} />;
  return (
    <button
      ref={opener}
      type="button"
      className={CLASSES[kind]}
      aria-label={named}
      onClick={() => setAsking(true)}
    >
      {label}
    </button>
  );
}
