import { ButtonLink, Link, RowsSkeleton } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { savedCardsQuery } from '../../shared/payment/index.ts';
import { forgetPurchaseKey } from '../../shared/purchase/index.ts';
import { useLoginHref, useSession } from '../../shared/session/index.ts';
import { giftQuery, giftQuoteQuery } from './api/gift-vouchers.ts';
import { GiftCardPicture } from './gift-card-picture.tsx';
import { GiftForm } from './gift-form.tsx';
import '../../lib/sheets/purchase.css';
import '../../lib/sheets/account.css';

/** /gift-voucher: buys a voucher for somebody else. @param again order whose payment failed, to try once more */
export function GiftVoucherPage({ again }: { again: number | undefined }) {
  const { user } = useSession();
  return (
    <div className="gift-page">
      <div className="gift-intro">
        <h1>Regala la spesa</h1>
        <p>
          Scegli quanto, scrivi due righe e il giorno: il buono arriva per e-mail e vale su tutta la spesa, anche un po’
          alla volta.
        </p>
        <Link className="link tap" href="/gift-voucher/balance">
          Hai ricevuto un buono? Guarda quanto resta
        </Link>
      </div>
      {user.userId === 0 ? <ForGuests /> : <ForCustomers again={again} name={user.firstName ?? ''} />}
    </div>
  );
}

function ForGuests() {
  const login = useLoginHref();
  return (
    <div className="gift-guest panel">
      <GiftCardPicture cents={5000} recipient="" sender="" message="" />
      <div className="stack-form">
        <h2>Accedi per regalare</h2>
        <p className="muted">Così ritrovi i regali che hai fatto, li rispedisci o li annulli.</p>
        <ButtonLink href={login}>Accedi o registrati</ButtonLink>
      </div>
    </div>
  );
}

function ForCustomers({ again, name }: { again: number | undefined; name: string }) {
  const api = useApi();
  const quote = useQuery(giftQuoteQuery(api));
  const cards = useQuery(savedCardsQuery(api));
  // the earlier purchase is over: the same words are another one
  useEffect(() => {
    if (again !== undefined) forgetPurchaseKey('gift', sessionStorage);
  }, [again]);
  const before = useQuery({ ...giftQuery(api, again ?? 0), enabled: again !== undefined, retry: false });
  if (quote.error) {
    return <LoadProblem error={quote.error} what="i buoni regalo" onRetry={() => void quote.refetch()} />;
  }
  if (!quote.data || cards.isPending || (again !== undefined && before.isPending)) {
    return <RowsSkeleton count={5} label="Carico i buoni regalo" />;
  }
  return <GiftForm quote={quote.data} cards={cards.data ?? []} senderName={name} again={before.data} />;
}
