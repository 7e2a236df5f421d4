interface SentenceWithEmailProps {
  /** Holds {{email}} once. */
  sentence: string;
  email: string;
}

/** A sentence with an e-mail address in it, as a link to write there. */
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
