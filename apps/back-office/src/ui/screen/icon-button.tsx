import { Tooltip } from 'antd';
import { useState, type ComponentProps, type ReactNode } from 'react';
import './icon-button.css';

/** Tooltip delay, and the interval after another tooltip in which it opens without delay. */
export const TOOLTIP_DELAY_SECONDS = 0.7;
const SKIP_DELAY_MS = 300;

let lastClosed = -Infinity;

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
};

/** An icon-only button with an accessible name and a tooltip. */
export function IconButton({ label, icon, ...button }: IconButtonProps) {
  const [delay, setDelay] = useState(TOOLTIP_DELAY_SECONDS);
  return (
    <Tooltip
      title={label}
      mouseEnterDelay={delay}
      onOpenChange={(open) => {
        if (!open) lastClosed = performance.now();
      }}
    >
      <button
        type="button"
        aria-label={label}
        {...button}
        onPointerEnter={() =>
          setDelay(performance.now() - lastClosed < SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_SECONDS)
        }
      >
        <span aria-hidden="true">{icon}</span>
      </button>
    </Tooltip>
  );
}
