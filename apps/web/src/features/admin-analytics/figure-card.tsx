import { useId, type ReactNode } from 'react';

interface FigureCardProps {
  title: string;
  figure: number;
  /** How the figure comes about. */
  children: ReactNode;
}

/** One figure of the report, with what it is made of. */
export function FigureCard({ title, figure, children }: FigureCardProps) {
  const id = useId();
  return (
    <section className="admin-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="admin-figure">{figure}</p>
      {children}
    </section>
  );
}

interface CountBarsProps {
  title?: string;
  counts: { name: string; count: number }[];
}

/** Names with their counts, each with a bar beside the others: the numbers say it, the bars show it. */
export function CountBars({ title, counts }: CountBarsProps) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  if (counts.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className="admin-bars">
        {counts.map(({ name, count }, index) => (
          <li key={`${name} ${index}`}>
            <span>{name}</span>
            <b>{count}</b>
            <span className="admin-bar-fill" style={{ width: `${(count / most) * 100}%` }} />
          </li>
        ))}
      </ul>
    </>
  );
}
