import type { MealTicketType } from '@sporta/contract';
import { lazy, Suspense } from 'react';

const LinkDialog = lazy(() => import('./link-dialog.tsx'));

interface LinkIssuerProps {
  /** Whose account is to be linked; undefined = none. */
  type: MealTicketType | undefined;
  onClose: () => void;
  onLinked?: ((type: MealTicketType) => void) | undefined;
}

/** The window in which an issuer's account is linked, loaded when it opens. */
export function LinkIssuer(props: LinkIssuerProps) {
  return props.type ? (
    <Suspense>
      <LinkDialog {...props} type={props.type} />
    </Suspense>
  ) : null;
}
