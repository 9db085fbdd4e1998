import { endpoints } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { Button, Note } from '@sporta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shopNow } from '../../lib/shop-clock.ts';
import { useApi } from '../../lib/use-api.ts';
import { nextSlot } from '../delivery/index.ts';
import { messageOf } from '../errors/index.ts';
import { coverageQuery } from './addresses.ts';

interface CoverageNoteProps {
  postalcode: string;
  /** Anonymous visitors leave an e-mail address for a notice when the shop gets there. */
  email?: string | undefined;
}

/** Whether the shop delivers to a postal code, as soon as it has its five digits. */
export function CoverageNote({ postalcode, email }: CoverageNoteProps) {
  const api = useApi();
  const { data: coverage } = useQuery(coverageQuery(api, postalcode));
  const [asked, setAsked] = useState<string>();
  const ask = useMutation({
    mutationFn: () => api.call(endpoints.addresses.notifyMe, { postalcode, ...(email ? { e_mail: email } : {}) }),
    onSuccess: () => setAsked(postalcode),
  });
  if (!coverage) return null;
  if (coverage.covered) {
    return (
      <Note kind="ok" live>
        <b>Arriviamo da te!</b>{' '}
        {coverage.firstSlot ? `Prima consegna possibile: ${nextSlot(coverage.firstSlot, shopDay(shopNow()))}.` : null}
      </Note>
    );
  }
  const stores = coverage.pickupWarehouses;
  return (
    <Note
      kind="warn"
      live
      action={
        asked === postalcode ? undefined : (
          <Button kind="line" size="sm" busy={ask.isPending} onClick={() => ask.mutate()}>
            Avvisami quando arrivate
          </Button>
        )
      }
    >
      <b>Non arriviamo ancora a {postalcode}.</b>{' '}
      {asked === postalcode
        ? 'Ti scriviamo appena cominciamo a consegnare da te.'
        : ask.isError
          ? messageOf(ask.error, 'Non siamo riusciti a segnarlo: riprova.')
          : stores.length > 0
            ? `Puoi ritirare la spesa presso ${stores.map((store) => store.name).join(', ')}.`
            : 'Possiamo avvisarti quando arriviamo.'}
    </Note>
  );
}
