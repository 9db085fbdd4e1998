import { isApiError } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { StorefrontDuotone } from '@sporta/ui/icons/StorefrontDuotone.ts';

/** Whether a page could not be read because the shop has no store. @param asked the store or slot that was asked for, if any */
export const isNoStoreYet = (error: unknown, asked: number | undefined): boolean =>
  asked === undefined && isApiError(error) && error.code === 'store-not-found';

/** A page about stores in a shop that has none yet. */
export function NoStoreYet({ what }: { what: string }) {
  return (
    <section className="bx">
      <EmptyState
        icon={StorefrontDuotone}
        heading="h1"
        title="Ancora nessun punto vendita"
        body={`Il primo si apre da solo con il listino che importi; poi qui trovi ${what}.`}
        actions={<ButtonLink href="/banco/catalogo/importa">Importa il listino</ButtonLink>}
      />
    </section>
  );
}
