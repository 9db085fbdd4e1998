import type { SubstituteOffer } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { ProductRow } from '@sporta/ui/components/product/ProductRow.tsx';
import { MagnifyingGlass } from '@sporta/ui/icons/MagnifyingGlass.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Pause after a letter, in milliseconds, and letters a search needs. */
const PAUSE_MS = 300;
const FEWEST = 3;

interface OfferListProps {
  name: string;
  offersKey: readonly unknown[];
  readOffers: (words: string, signal: AbortSignal) => Promise<SubstituteOffer[]>;
  chosenId: number | undefined;
  onChoose: (productId: number) => void;
  onClose: () => void;
}

/** Products that may come in the place of another one: proposals, or what is found by words. Worse ones are not there. */
export function OfferList({ name, offersKey, readOffers, chosenId, onChoose, onClose }: OfferListProps) {
  const [typed, setTyped] = useState('');
  const words = useSettled(typed.trim());
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...offersKey, words],
    queryFn: ({ signal }) => readOffers(words, signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return (
    <section className="offers" aria-label={`Al posto di ${name}`}>
      <TextInput
        label="Cerca un altro prodotto"
        type="search"
        placeholder="Per esempio: penne integrali"
        maxLength={80}
        start={<MagnifyingGlass />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="muted small" role="status">
        {isError ? 'Non siamo riusciti a cercare.' : isPending ? 'Cerco…' : countText(data.length, words)}
      </p>
      {isError ? (
        <Button kind="line" size="sm" onClick={() => void refetch()}>
          Riprova
        </Button>
      ) : null}
      <ul>
        {(data ?? []).map((offer) => (
          <ProductRow
            key={offer.productId}
            as="li"
            size="s"
            name={offer.name}
            brand={offer.shortDescr || undefined}
            picture={{ src: offer.mediaURL }}
            tint={offer.tint}
            meta={[offer.description, offer.why].filter(Boolean).join(' · ')}
            extra={
              <>
                <div className="mt">{priceText(offer)}</div>
                {offer.soldOut ? <Tag tone="warn">Ora è esaurito</Tag> : null}
              </>
            }
            control={
              offer.productId === chosenId ? (
                <Tag tone="green">Scelto</Tag>
              ) : (
                <Button
                  kind="soft"
                  size="sm"
                  aria-label={`Scegli ${[offer.shortDescr, offer.name, offer.description].filter(Boolean).join(' ')}`}
                  onClick={() => onChoose(offer.productId)}
                >
                  Scegli
                </Button>
              )
            }
          />
        ))}
      </ul>
      <Button kind="ghost" size="sm" onClick={onClose}>
        Lascia com’è
      </Button>
    </section>
  );
}

function countText(count: number, words: string): string {
  if (count === 0) {
    return words === ''
      ? 'Non abbiamo niente di simile che vada bene: cercalo per nome.'
      : `Niente che vada bene per “${words}”. Non mostriamo prodotti con allergeni in più.`;
  }
  return words === ''
    ? 'Ecco i più simili. Nessuno ha allergeni in più.'
    : `${count === 1 ? '1 prodotto trovato' : `${count} prodotti trovati`}. Nessuno ha allergeni in più.`;
}

/** "1,29 €", or what is saved where it costs more than what was ordered. */
function priceText({ amount, shopAmount, weighed }: SubstituteOffer): string {
  const [paid, shop] = [euroToCents(amount), euroToCents(shopAmount)];
  const about = weighed ? 'ca. ' : '';
  return paid < shop
    ? `Costa ${about}${formatEuro(shop)}, lo paghi ${formatEuro(paid)}`
    : `${about}${formatEuro(paid)}`;
}

/** A text once nobody has typed for a moment; too short a one counts as none. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.length < FEWEST ? '' : text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
