import { staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { AlertDialog } from '@sporta/ui/components/overlay/AlertDialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { productKeys } from '../../shared/live/index.ts';

/** Throws away a product that was never on sale. Asks first: nothing brings it back. */
export function DeleteDraft({ productId, name }: { productId: number; name: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const [asked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call(staffEndpoints.staffProducts.deleteDraft, { product_id: productId }),
    onSuccess: async () => {
      toast.success(`${name}: bozza eliminata`);
      await router.navigate({ href: hrefOf('/catalogo') });
      queries.removeQueries({ queryKey: productKeys.one(productId) });
      void queries.invalidateQueries({ queryKey: productKeys.lists });
    },
    onError: (problem) => toast.error(messageOf(problem)),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button kind="line" onClick={() => setAsked(true)}>
        <Trash />
        Elimina
      </Button>
      <AlertDialog
        open={asked}
        title={`Eliminare la bozza “${name}”?`}
        body="Prezzi, giacenze, foto e modifiche programmate vanno via con lei. Non si può annullare."
        yesLabel="Elimina la bozza"
        noLabel="Torna indietro"
        busy={remove.isPending}
        onYes={() => remove.mutate()}
        onNo={() => setAsked(false)}
      />
    </>
  );
}
