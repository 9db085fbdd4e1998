import type { PersonalOffer, Product } from '@sporta/contract';
import { countText, formatDayLong } from '@sporta/domain';
import {
  Bar,
  Button,
  ButtonLink,
  ConfirmProvider,
  EmptyState,
  Note,
  RowsSkeleton,
  toast,
  useConfirm,
} from '@sporta/ui';
import { SealPercentFill } from '@sporta/ui/icons/SealPercentFill.ts';
import { TicketDuotone } from '@sporta/ui/icons/TicketDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { ShopCard } from '../../shared/product-cards/index.ts';
import { offerQuery, useActivateOffer } from './api/offer.ts';
import { useFocusKept } from './model/use-focus-kept.ts';
import { OfferCard } from './offer-card.tsx';

/** /profile/create-offer: the customer chooses on which products the discount falls. */
export function CreateOfferPage() {
  const { data, error, refetch } = useQuery(offerQuery(useApi(), useShopHash()));
  const said = useRef<HTMLDivElement>(null);
  // the button that activated it is gone: go on from what it did
  useFocusKept(data?.offer?.activatedAt, () => said.current);
  return (
    <ConfirmProvider>
      <div className="page-title">
        <h1>Crea la tua offerta</h1>
      </div>
      {error ? (
        <LoadProblem error={error} what="la tua offerta" onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton count={4} label="Carico la tua offerta" />
      ) : !data.offer ? (
        <EmptyState
          icon={TicketDuotone}
          title="Nessuna offerta da creare, per ora"
          body="Quando ce n’è una nuova, la trovi qui e nella newsletter."
          actions={<ButtonLink href="/catalog?promo=true">Guarda le offerte</ButtonLink>}
        />
      ) : data.offer.activatedAt ? (
        <Activated offer={data.offer} products={data.products} said={said} />
      ) : (
        <Choice {...data} offer={data.offer} />
      )}
    </ConfirmProvider>
  );
}

interface OfferProps {
  offer: PersonalOffer;
  products: readonly Product[];
}

interface ChoiceProps extends OfferProps {
  offerPrices: readonly { productId: number; priceDisplay: number }[];
}

function Choice({ offer, products, offerPrices }: ChoiceProps) {
  const confirm = useConfirm();
  const activate = useActivateOffer();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { maxProducts, discountPerc, validTo } = offer;
  const full = chosen.length >= maxProducts;
  const priceOf = new Map(offerPrices.map((each) => [each.productId, each.priceDisplay]));
  const toggle = (id: number) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]));
  const names = products.filter(({ productId }) => chosen.includes(productId)).map(({ name }) => name);
  const start = async () => {
    const yes = await confirm({
      danger: false,
      title: `Attivare lo sconto su ${countText(names.length, 'prodotto', 'prodotti')}?`,
      body: `${names.join(', ')}. Dopo non si possono cambiare.`,
    });
    if (!yes) return;
    activate.mutate([...chosen], {
      onSuccess: () => {
        toast.success('Offerta attiva: i prezzi sono già scontati');
      },
    });
  };
  return (
    <>
      <Note kind="n" icon={SealPercentFill}>
        <b>Sconto del {percent(discountPerc)} sui prodotti che scegli tu.</b> Fino a {maxProducts}, valido fino a{' '}
        {formatDayLong(validTo)}.
      </Note>
      {activate.isError ? (
        <Note kind="err" live className="above">
          {messageOf(activate.error, 'L’offerta non è stata attivata: riprova.')}
        </Note>
      ) : null}
      <ul className="grid-cards beside offer-grid">
        {products.map((product) => {
          const picked = chosen.includes(product.productId);
          return (
            <li key={product.productId}>
              <OfferCard
                product={product}
                picked={picked}
                offerPrice={priceOf.get(product.productId)}
                full={full}
                onToggle={() => toggle(product.productId)}
              />
            </li>
          );
        })}
      </ul>
      <div className="offer-foot">
        <div className="grow">
          <p className="b" aria-live="polite">
            {chosen.length} di {maxProducts} scelti{full ? ': per cambiare, togline uno' : ''}
          </p>
          <Bar label="Prodotti scelti" value={chosen.length} max={maxProducts} tone="lemon" />
        </div>
        <Button size="lg" disabled={chosen.length === 0} busy={activate.isPending} onClick={() => void start()}>
          Attiva l’offerta
        </Button>
      </div>
    </>
  );
}

function Activated({ offer, products, said }: OfferProps & { said: RefObject<HTMLDivElement | null> }) {
  const mine = products.filter(({ productId }) => offer.activatedProductIds.includes(productId));
  return (
    <>
      <div ref={said} tabIndex={-1}>
        <Note kind="ok">
          <b>La tua offerta è attiva.</b> Sconto del {percent(offer.discountPerc)} fino a {formatDayLong(offer.validTo)}
          : aggiungi i prodotti al carrello, il prezzo è già quello.
        </Note>
      </div>
      <ul className="grid-cards beside offer-grid">
        {mine.map((product) => (
          <li key={product.productId}>
            <ShopCard product={product} heading="h2" />
          </li>
        ))}
      </ul>
    </>
  );
}

/** "15%" */
function percent(value: number): string {
  return `${String(value).replace('.', ',')}%`;
}
