import { Drawer as Base } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { DrawerClose } from './Drawer.tsx';
import { useBackCloses } from './useBackCloses.ts';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  footer?: ReactNode | undefined;
  children: ReactNode;
}

/** Panel that rises from below on small screens: filters, slots, sort. Swipe down, Esc, outside and Back close it. */
export function Sheet({ open, onClose, title, footer, children }: SheetProps) {
  useBackCloses(open, onClose);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection="down">
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="drawer-view bottom">
          <Base.Popup className="sheet">
            <span className="grab" aria-hidden="true" />
            <div className="shd">
              <Base.Title>{title}</Base.Title>
              <DrawerClose />
            </div>
            <Base.Content className="shb">{children}</Base.Content>
            {footer ? <div className="shf">{footer}</div> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
