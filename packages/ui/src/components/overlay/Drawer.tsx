import { Drawer as Base } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { XBold } from '../../icons/XBold.ts';
import { cx } from '../cx.ts';
import { useBackCloses } from './useBackCloses.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Cart at the right, menus and filters at the left. */
  side?: 'right' | 'left' | undefined;
  /** Pixels: 620 cart, 336 mobile menu, 480 filters, 1180 category menu. */
  width?: 336 | 480 | 620 | 1180 | undefined;
  title: string;
  /** In place of the standard header; put a {@link DrawerClose} in it. The title is then only spoken. */
  header?: ReactNode | undefined;
  /** Beside the title in the standard header. */
  headerEnd?: ReactNode | undefined;
  /** Fixed at the bottom. */
  footer?: ReactNode | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Panel that slides in from a side; swipe towards the edge, Esc, a press outside and Back close it. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, side = 'right', width = 620, title, footer } = props;
  useBackCloses(open, onClose);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection={side}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className={cx('drawer-view', side)}>
          <Base.Popup className={cx('drawer', side, `w${width}`, props.className)}>
            {props.header ? (
              <>
                <Base.Title className="sr">{title}</Base.Title>
                {props.header}
              </>
            ) : (
              <div className="dhd">
                <Base.Title>{title}</Base.Title>
                <span className="grow row">{props.headerEnd}</span>
                <DrawerClose />
              </div>
            )}
            <Base.Content className="drawer-body">{props.children}</Base.Content>
            {footer ? <div className="dft">{footer}</div> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The cross of a drawer or sheet; closes the one it is in. */
export function DrawerClose({ className }: { className?: string | undefined }) {
  return (
    <Base.Close className={cx('icb', className)} aria-label="Chiudi">
      <XBold />
    </Base.Close>
  );
}
