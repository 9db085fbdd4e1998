import { type Cart, type GiftCertificate, isApiError } from '@sporta/contract';
import { euroToCents, formatDayWithYear, formatEuro } from '@sporta/domain';
import { Button, cx, IconButton, Panel, PaymentMark, Price, TextInput } from '@sporta/ui';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useAddGiftCertificate, useRemoveGiftCertificate } from '../../shared/cart/index.ts';
import { cartTotal } from '../../shared/cart-view/index.ts';
import { vouchersQuery } from '../../shared/vouchers/index.ts';

interface GiftSectionProps {
  cart: Cart;
  disabled: boolean;
  /** The customer put one in or took one out. */
  onChanged: (cart: Cart) => void;
}

/** "Buono regalo": gift cards and vouchers of the cart, by code. */
export function GiftSection({ cart, disabled, onChanged }: GiftSectionProps) {
  const { data: known = [] } = useQuery(vouchersQuery(useApi(), false));
  const remove = useRemoveGiftCertificate();
  const [open, setOpen] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const { giftCertificates: applied } = cart;
  const cents = cartTotal(cart).prepaidCents;
  return (
    <Panel className="pm">
      <section aria-labelledby="buono-regalo">
        <div className="pm-head">
          <h2 id="buono-regalo">Buono regalo</h2>
          {cents > 0 ? <Price cents={cents} /> : null}
        </div>
        <p className="muted">Vale per tutta la spesa, anche consegna e sacchetti.</p>
        {applied.length > 0 ? (
          <ul className="iss-list">
            {applied.map((gift) => (
              <li key={gift.giftCertificateId} className={cx('rem', gift.total > 0 && 'on')}>
                <PaymentMark scheme="gift" large />
                <span className="grow">
                  <b>{gift.description}</b>
                  <small>
                    {wordsFor(
                      gift,
                      known.find((each) => each.giftCertificateId === gift.giftCertificateId),
                    )}
                  </small>
                </span>
                <b className="amt num">
                  {formatEuro(gift.kind === 'prepaid' ? euroToCents(gift.total) : -euroToCents(gift.total))}
                </b>
                <IconButton
                  icon={XBold}
                  label={`Togli il buono ${gift.description}`}
                  aria-disabled={disabled || remove.isPending}
                  onClick={() =>
                    disabled ||
                    remove.isPending ||
                    remove.mutate(gift.giftCertificateId, {
                      onSuccess: (changed) => {
                        onChanged(changed);
                        adder.current?.focus();
                      },
                    })
                  }
                />
              </li>
            ))}
          </ul>
        ) : null}
        <Button ref={adder} kind="ghost" aria-expanded={open} disabled={disabled} onClick={() => setOpen(!open)}>
          <PlusBold />
          {applied.length > 0 ? 'Aggiungi un altro buono regalo' : 'Aggiungi un buono regalo'}
        </Button>
        {open ? (
          <CodeForm
            disabled={disabled}
            onAdded={(changed) => {
              onChanged(changed);
              setOpen(false);
              adder.current?.focus();
            }}
          />
        ) : null}
      </section>
    </Panel>
  );
}

function wordsFor(gift: Cart['giftCertificates'][number], known: GiftCertificate | undefined): string {
  if (gift.note) return gift.note;
  if (gift.kind !== 'prepaid') return gift.partly ?? 'Buono sconto, già tolto dal totale';
  const until = known?.validTo ? ` Scade il ${formatDayWithYear(known.validTo)}.` : '';
  if (!known) return `Ne usi ${formatEuro(euroToCents(gift.total))}.`;
  const worth = formatEuro(euroToCents(known.total));
  return known.total <= gift.total
    ? `Vale ${worth}, lo usi tutto.${until}`
    : `Vale ${worth}, ne usi ${formatEuro(euroToCents(gift.total))}.${until}`;
}

function CodeForm({ disabled, onAdded }: { disabled: boolean; onAdded: (cart: Cart) => void }) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = useAddGiftCertificate();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(code.trim(), { onSuccess: onAdded, onError: () => input.current?.focus() });
  };
  const error = add.isError
    ? isApiError(add.error)
      ? add.error.message
      : 'Il codice non è stato applicato: riprova.'
    : undefined;
  return (
    <form className="voucher-form" onSubmit={apply} noValidate>
      <TextInput
        ref={input}
        label="Codice del buono"
        hideLabel
        placeholder="Codice del buono"
        autoComplete="off"
        autoCapitalize="characters"
        autoFocus
        maxLength={60}
        value={code}
        error={error}
        disabled={disabled}
        onChange={(event) => {
          setCode(event.target.value);
          add.reset();
        }}
      />
      <Button type="submit" kind="soft" busy={add.isPending} disabled={disabled || code.trim() === ''}>
        Verifica
      </Button>
    </form>
  );
}
