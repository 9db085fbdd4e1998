import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { useBackCloses } from './useBackCloses.ts';

export interface AlertDialogProps {
  open: boolean;
  /** The question, with name and quantity: "Togliere 3 pezzi di Penne rigate n. 41?". */
  title: ReactNode;
  body?: ReactNode | undefined;
  /** Picture beside the question. */
  picture?: ReactNode | undefined;
  yesLabel?: string | undefined;
  noLabel?: string | undefined;
  /** Red when "Si" takes something away. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  onYes: () => void;
  onNo: () => void;
}

/** A question answered Si or No. A press outside does not answer it; Esc and Back mean No. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, title, body, picture, yesLabel = 'Si', noLabel = 'No', danger = true, busy, onYes, onNo } = props;
  const no = useRef<HTMLButtonElement>(null);
  useBackCloses(open, onNo);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onNo()}>
      <Base.Portal>
        <Base.Backdrop className="scrim over" forceRender />
        <Base.Viewport className="dialog-view">
          <Base.Popup className="dialog w400" initialFocus={no}>
            <div className="ask">
              <div className="what">
                {picture}
                <Base.Title>{title}</Base.Title>
              </div>
              {body ? <Base.Description>{body}</Base.Description> : null}
              <div className="answers">
                <Button ref={no} kind="line" onClick={onNo}>
                  {noLabel}
                </Button>
                <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onYes}>
                  {yesLabel}
                </Button>
              </div>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
