import { ButtonLink, EmptyState, Note, RowsSkeleton, Switch } from '@sporta/ui';
import { TicketDuotone } from '@sporta/ui/icons/TicketDuotone.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { vouchersQuery } from '../../shared/vouchers/index.ts';
import { CodeForm } from './code-form.tsx';
import { inOrderOfUse } from './model/voucher-texts.ts';
import { VoucherCard } from './voucher-card.tsx';

/** /profile/gifts: vouchers and gift cards, and a code to add. */
export function VouchersPage() {
  const [withHistory, setWithHistory] = useState(false);
  const {
    data: vouchers,
    error,
    refetch,
  } = useQuery({
    ...vouchersQuery(useApi(), withHistory),
    // what is on the page stays while the past is fetched
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="page-title">
        <h1>Buoni sconto</h1>
        <Switch
          label="Anche usati e scaduti"
          checked={withHistory}
          onChange={(event) => setWithHistory(event.target.checked)}
        />
      </div>
      <CodeForm />
      {error ? (
        <LoadProblem error={error} what="i tuoi buoni" onRetry={() => void refetch()} />
      ) : !vouchers ? (
        <RowsSkeleton count={3} label="Carico i buoni" />
      ) : vouchers.length === 0 ? (
        <EmptyState
          icon={TicketDuotone}
          title={withHistory ? 'Non hai ancora avuto buoni' : 'Nessun buono da usare'}
          body="I buoni che ricevi arrivano qui da soli. Se hai un codice, scrivilo qui sopra."
          actions={<ButtonLink href="/">Vai alla spesa</ButtonLink>}
        />
      ) : (
        <>
          <ul className="vouchers">
            {inOrderOfUse(vouchers).map((voucher) => (
              <VoucherCard key={voucher.giftCertificateId} voucher={voucher} />
            ))}
          </ul>
          <Note kind="n">I buoni nel carrello si scalano dal totale quando paghi. Fino ad allora restano tuoi.</Note>
        </>
      )}
    </>
  );
}
