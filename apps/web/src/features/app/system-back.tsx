import { AlertDialog } from '@sporta/ui/components/overlay/AlertDialog.tsx';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { shopName } from '../../lib/shop-name.ts';
import type { Native } from './native.ts';

/**
 * Back of the system: what lies over the page closes, then the page before is shown, and on the first page the app asks whether
 * to close. Dialogs have an entry of the history each, so that going back by one closes them.
 */
export function SystemBack({ native }: { native: Native }) {
  const router = useRouter();
  const [asks, setAsks] = useState(false);
  useEffect(
    () => native.onSystemBack((canGoBack) => (canGoBack ? router.history.back() : setAsks(true))),
    [native, router],
  );
  return (
    <AlertDialog
      open={asks}
      title={`Chiudere ${shopName()}?`}
      body="Il carrello resta com’è."
      yesLabel="Chiudi"
      noLabel="Resta"
      danger={false}
      onYes={() => native.exit()}
      onNo={() => setAsks(false)}
    />
  );
}
