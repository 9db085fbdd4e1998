import { Toast as Base } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { CheckCircleFill } from '../../icons/CheckCircleFill.ts';
import { InfoFill } from '../../icons/InfoFill.ts';
import { WarningCircleFill } from '../../icons/WarningCircleFill.ts';
import { WarningFill } from '../../icons/WarningFill.ts';
import { XBold } from '../../icons/XBold.ts';
import { cx } from '../cx.ts';
import { useLeftErrors } from './left-error.ts';
import { TOAST_MS, type ToastData, type ToastKind, toastManager } from './toast.ts';

const ICONS = { ok: CheckCircleFill, warn: WarningFill, err: WarningCircleFill, info: InfoFill };
const LIMIT = 3;

/** Draws what `toast` says, at the bottom centre, the newest lowest. F6 moves the focus there. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  return (
    <Base.Provider toastManager={toastManager} timeout={TOAST_MS} limit={LIMIT}>
      {children}
      <Base.Portal>
        <Base.Viewport className="toasts">
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts, close } = Base.useToastManager<ToastData>();
  useLeftErrors(toasts);
  return [...toasts].reverse().map((item) => {
    const kind = (item.type ?? 'info') as ToastKind;
    const Glyph = ICONS[kind];
    const action = item.data?.action;
    const act = () => {
      close(item.id);
      action?.onClick();
    };
    return (
      <Base.Root key={item.id} toast={item} className={cx('toast', kind)} swipeDirection={['down', 'right']}>
        <Glyph />
        <Base.Content className="toast-txt">
          <Base.Title render={<span />} className="grow" />
          {action ? (
            <button type="button" className="act" onClick={act}>
              {action.label}
            </button>
          ) : null}
          <Base.Close className="x" aria-label="Chiudi">
            <XBold />
          </Base.Close>
        </Base.Content>
      </Base.Root>
    );
  });
}
