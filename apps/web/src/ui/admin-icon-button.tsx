import { Tooltip } from 'antd';
import { useState, type ComponentProps, type ReactNode } from 'react';

/** How long the pointer rests before a tooltip comes, and how soon after another one it comes at once (spec section 9). */
export const TOOLTIP_DELAY_SECONDS = 0.7;
const SKIP_DELAY_MS = 300;

let lastClosed = -Infinity;

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Its accessible name, and its tooltip. */
  label: string;
  icon: ReactNode;
};

/** A button that shows an icon alone: it has a name, and a tooltip that says it. */
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
