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
