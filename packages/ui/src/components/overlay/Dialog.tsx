import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { XBold } from '../../icons/XBold.ts';
import { cx } from '../cx.ts';
import { useBackCloses } from './useBackCloses.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Width in pixels: 500 for fast payment and version, 750 for Spesa veloce, 1100 for address and slot. */
  width?: 400 | 500 | 750 | 1100 | undefined;
  /** Beside the title, before the cross. */
  headerEnd?: ReactNode | undefined;
  /** Buttons at the bottom, always in view. */
  footer?: ReactNode | undefined;
  /** What gets focus first; the first field or button otherwise. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** A press outside does not close it: forms with typed text. */
  keepOnOutsidePress?: boolean | undefined;
  /** It asks about leaving the page: Back is what it asks about, and none of its own. */
  asksToLeave?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Window in the middle of the page. Esc, the cross, a press outside and the browser's Back close it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, width = 500, footer, className } = props;
  useBackCloses(open && !props.asksToLeave, onClose);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      disablePointerDismissal={props.keepOnOutsidePress}
    >
      <Base.Portal>
        <Base.Backdrop className="scrim over" forceRender />
        <Base.Viewport className="dialog-view">
          <Base.Popup className={cx('dialog', `w${width}`, className)} initialFocus={props.initialFocus}>
            <div className="dh">
              <Base.Title>{title}</Base.Title>
              {props.headerEnd}
              <Base.Close className="icb" aria-label="Chiudi">
                <XBold />
              </Base.Close>
            </div>
            <div className="db">{props.children}</div>
            {footer ? <div className="df">{footer}</div> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
