import type { ReactNode } from 'react';

interface ExternalLinkProps {
  href: string;
  /** '(opens in a new tab)', for screen readers. */
  newTab: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site, in a new tab and without a referrer. */
export function ExternalLink({ href, newTab, className = 'external', children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  );
}

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

/** Dials the number; an extension is left to the caller. */
export const phoneHref = (phone: string) =>
  `tel:${phone.replace(/(?:x|ext|poste|#).*$/i, '').replace(/[^\d+]/g, '')}`;
