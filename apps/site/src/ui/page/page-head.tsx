import type { ReactNode } from 'react';

interface PageHeadProps {
  /** A short line above the title. */
  eyebrow?: string;
  title: string;
  lead?: string;
  /** A back link, above everything. */
  back?: { href: string; name: string };
  /** A drawing beside the title on wide screens. */
  art?: ReactNode;
  /** Content below the lead, usually buttons. */
  children?: ReactNode;
}

/** The banner at the top of a page, with its only h1. */
export function PageHead({ eyebrow, title, lead, back, art, children }: PageHeadProps) {
  return (
    <div className="banner">
      <div className={art ? 'wrap page-head page-head-art' : 'wrap page-head'}>
        <div>
          {back && (
            <a className="back-link" href={back.href}>
              {back.name}
            </a>
          )}
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {art}
      </div>
    </div>
  );
}
