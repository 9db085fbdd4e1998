import { User } from '@sporta/ui/icons/User.ts';
import { lazy, Suspense, useState } from 'react';

const AccountPopup = lazy(() => import('./account-popup.tsx'));

/** Button of the account; the menu itself is loaded when it is wanted. */
export function AccountMenu() {
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      aria-label="Il tuo profilo"
      title="Il tuo profilo"
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <User />
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <AccountPopup />
    </Suspense>
  );
}
