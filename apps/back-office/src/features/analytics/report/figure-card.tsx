import { useId, type ReactNode } from 'react';

interface FigureCardProps {
  title: string;
  figure: number;
  /** Breakdown of the figure and link to the counted rows. */
  children: ReactNode;
}

/** One figure of the report. */
export function FigureCard({ title, figure, children }: FigureCardProps) {
  const id = useId();
  return (
    <section className="admin-card figure-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="admin-figure">{figure}</p>
      {children}
    </section>
  );
}
