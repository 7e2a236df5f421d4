import type { ReactNode } from 'react';

interface ProblemBannerProps {
  /** A short line above the title. */
  eyebrow?: string;
  title: string;
  text: string;
  /** Links and buttons. */
  children: ReactNode;
}

/** The whole content of a page that has nothing to show: unknown address, revoked link, no connection. */
export function ProblemBanner({ eyebrow, title, text, children }: ProblemBannerProps) {
  return (
    <div className="banner">
      <div className="wrap problem">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="actions">{children}</p>
      </div>
    </div>
  );
}
