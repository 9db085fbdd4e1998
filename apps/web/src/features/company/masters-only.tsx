import { ButtonLink, EmptyState } from '@sporta/ui';
import { LockDuotone } from '@sporta/ui/icons/LockDuotone.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/session/index.ts';

interface MastersOnlyProps {
  /** "Le scadenze le vede il responsabile dell’azienda" */
  title: string;
  children: ReactNode;
}

/** A page of master accounts; their colleagues read who sees it, and find their own orders. */
export function MastersOnly({ title, children }: MastersOnlyProps) {
  const { user } = useSession();
  if (user.master) return children;
  return (
    <EmptyState
      heading="h1"
      icon={LockDuotone}
      tone="warn"
      title={title}
      body={`Questa pagina la vede chi amministra l’account di ${user.company?.name}: se ti serve, chiedi a chi ti ha invitato.`}
      actions={
        <ButtonLink kind="line" href="/profile/orders">
          I tuoi ordini
        </ButtonLink>
      }
    />
  );
}
