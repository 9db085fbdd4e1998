import type { Product } from '@sporta/contract';
import { countText, formatDayShort, formatThousandths, quantityFromWire } from '@sporta/domain';
import { ButtonLink, EmptyState, ProductCard, RowsSkeleton, Segmented } from '@sporta/ui';
import { ClockCounterClockwiseFill } from '@sporta/ui/icons/ClockCounterClockwiseFill.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ClientOnly } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ListEnd } from '../../lib/list-end.tsx';
import { useApi } from '../../lib/use-api.ts';
import { useCartQuantity, useSetQuantity, useShopHash } from '../../shared/cart/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { useLike } from '../../shared/lists/index.ts';
import { cardFacts, fullName, rulesOf } from '../../shared/product/index.ts';
import { RateButtons } from '../../shared/tastes/index.ts';
import { type PurchaseSort, purchasesQuery } from './api/purchases.ts';

const SORTS: { value: PurchaseSort; label: string }[] = [
  { value: 'often', label: 'I più comprati' },
  { value: 'recent', label: 'Gli ultimi' },
];

interface Purchase {
  product: Product;
  timesBought: number;
  lastBoughtOn: string;
  usualQuantity: number;
  liked?: boolean | undefined;
}

interface PurchasesPageProps {
  /** As the address has it. */
  wanted: string | undefined;
  onSort: (sort: PurchaseSort) => void;
}

/** /profile/purchased: what was bought before and how often; one press puts the usual quantity into the cart. */
export function PurchasesPage({ wanted, onSort }: PurchasesPageProps) {
  const sort = SORTS.find(({ value }) => value === wanted)?.value ?? 'often';
  const bought = useInfiniteQuery(purchasesQuery(useApi(), sort, useShopHash()));
  const purchases = bought.data?.pages.flatMap((page) => page.purchases);
  return (
    <>
      <div className="page-title">
        <h1>Già acquistati</h1>
        <Segmented label="In che ordine" options={SORTS} value={sort} onChange={onSort} />
      </div>
      {bought.error ? (
        <LoadProblem error={bought.error} what="i tuoi acquisti" onRetry={() => void bought.refetch()} />
      ) : !purchases ? (
        <RowsSkeleton count={4} label="Carico i tuoi acquisti" />
      ) : purchases.length === 0 ? (
        <EmptyState
          icon={ClockCounterClockwiseFill}
          title="Non hai ancora comprato niente"
          body="Dopo il primo ordine trovi qui i prodotti da rimettere nel carrello con un tocco."
          actions={<ButtonLink href="/">Inizia la spesa</ButtonLink>}
        />
      ) : (
        <>
          <div className="grid-cards beside">
            {purchases.map((purchase) => (
              <BoughtProduct key={purchase.product.productId} purchase={purchase} />
            ))}
          </div>
          <ListEnd list={bought} label="Mostra altri" />
        </>
      )}
    </>
  );
}

const ratePlace = <span className="rate-place" />;

function BoughtProduct({ purchase }: { purchase: Purchase }) {
  const { product, timesBought, lastBoughtOn } = purchase;
  const { quantity, busy } = useCartQuantity(product.productId);
  const setQuantity = useSetQuantity();
  const like = useLike(product);
  const rules = rulesOf(product);
  const usual = quantityFromWire(purchase.usualQuantity);
  return (
    <ProductCard
      {...cardFacts(product)}
      heading="h2"
      liked={like.liked}
      onLike={like.toggle}
      stepper={{
        quantity,
        rules,
        busy,
        // The first press adds what the customer usually takes.
        onChange: (next) => setQuantity(product, quantity === 0 ? Math.max(next, usual) : next),
      }}
    >
      <span className="bought-facts">
        {countText(timesBought, 'volta', 'volte')}, l’ultima {formatDayShort(lastBoughtOn)}
        {usual > rules.min ? ` · di solito ${formatThousandths(usual)}${rules.mode === 'loose' ? ' kg' : ''}` : ''}
      </span>
      <ClientOnly fallback={ratePlace}>
        <Suspense fallback={ratePlace}>
          <RateButtons productId={product.productId} name={fullName(product)} liked={purchase.liked} iconsOnly />
        </Suspense>
      </ClientOnly>
    </ProductCard>
  );
}
