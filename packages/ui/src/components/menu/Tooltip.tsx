import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

interface TooltipProps {
  content: ReactNode;
  /** The button it explains. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/** A few words on hover or focus; never the only place where something is said. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className="popup-layer" side={side} sideOffset={8}>
          <Base.Popup className="tooltip">{content}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
