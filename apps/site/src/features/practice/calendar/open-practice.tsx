import type { ReactNode } from 'react';
import type { PracticeView } from '../practice-view';

interface OpenPracticeProps {
  practice: PracticeView;
  className: string;
  /** The practice whose form is loading. */
  openingId: number | undefined;
  onOpen: (practice: PracticeView) => void;
  /** -1 inside the grid, which is navigated by arrow keys. */
  tabIndex?: -1;
  children: ReactNode;
}

/** Opens the form for a practice. Before hydration it is a link that reloads the page with the form open. */
export function OpenPractice({
  practice,
  className,
  openingId,
  onOpen,
  tabIndex,
  children,
}: OpenPracticeProps) {
  return (
    <button
      className={className}
      data-availability={practice.state}
      name="practice"
      value={practice.id}
      aria-haspopup="dialog"
      aria-busy={openingId === practice.id}
      tabIndex={tabIndex}
      onClick={(event) => {
        event.preventDefault();
        onOpen(practice);
      }}
    >
      {children}
    </button>
  );
}
