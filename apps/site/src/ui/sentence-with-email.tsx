interface SentenceWithEmailProps {
  /** Contains {{email}} once. */
  sentence: string;
  email: string;
}

/** A sentence with an e-mail address as a mailto link. */
export function SentenceWithEmail({ sentence, email }: SentenceWithEmailProps) {
  const [before, after] = sentence.split('{{email}}');
  return (
    <p>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </p>
  );
}
