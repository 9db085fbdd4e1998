import { ButtonLink, EmptyState } from '@sporta/ui';
import { LockDuotone } from '@sporta/ui/icons/LockDuotone.ts';

/** In place of a page of the profile that only the customer may use, for staff who buy for them. */
export function CustomersOwn() {
  return (
    <EmptyState
      heading="h1"
      icon={LockDuotone}
      tone="warn"
      title="Questa pagina è solo del cliente"
      body="Mentre compri per un cliente, dati, consensi, pagamenti e premi restano suoi: li cambia dal suo account."
      actions={
        <ButtonLink kind="line" href="/profile/orders">
          Gli ordini del cliente
        </ButtonLink>
      }
    />
  );
}
