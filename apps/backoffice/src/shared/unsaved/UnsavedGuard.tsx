import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { openTexts } from './open-texts.ts';

/** Asks before a page with a text that is not saved is left: for another page, by a button, or with the window itself. */
export function UnsavedGuard() {
  const asked = useSyncExternalStore(openTexts.subscribe, openTexts.asked);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => openTexts.isLeft(current, next),
    enableBeforeUnload: openTexts.any,
    withResolver: true,
  });
  const isBlocked = blocker.status === 'blocked';
  const stay = () => {
    openTexts.answered();
    if (isBlocked) blocker.reset();
  };
  const leave = async (how: 'keep' | 'drop') => {
    await openTexts.end(how);
    openTexts.answered();
    if (isBlocked) blocker.proceed();
    else asked?.();
  };
  return (
    <Dialog
      open={isBlocked || asked !== undefined}
      onClose={stay}
      title="Ci sono modifiche non salvate"
      asksToLeave
      keepOnOutsidePress
      footer={
        <>
          <Button kind="ghost" onClick={() => void leave('drop')}>
            Butta ed esci
          </Button>
          <span className="grow" />
          <Button kind="line" onClick={() => void leave('keep')}>
            Tieni da parte ed esci
          </Button>
          <Button onClick={stay}>Resta qui</Button>
        </>
      }
    >
      <p>
        Se le tieni da parte le ritrovi qui, su questo dispositivo, finché non esci dal Banco. Nessun altro le vede.
      </p>
    </Dialog>
  );
}
