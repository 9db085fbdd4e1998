import { type Cart, isApiError } from '@sporta/contract';
import { countText, euroToCents, formatEuro } from '@sporta/domain';
import { Button, cx, IconButton, Link, Panel, Tag, TextInput } from '@sporta/ui';
import { TicketFill } from '@sporta/ui/icons/TicketFill.ts';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useAddGiftCertificate, useRemoveGiftCertificate } from '../../shared/cart/index.ts';

/** Gift certificates and discount codes of the cart. */
export function Vouchers({ cart }: { cart: Cart }) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = useAddGiftCertificate();
  const remove = useRemoveGiftCertificate();
  const { giftCertificates: applied } = cart;
  const paying = applied.filter(({ total }) => total > 0).length;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(code.trim(), {
      onSuccess: () => setCode(''),
      onError: () => input.current?.focus(),
    });
  };
  // its button is gone then: go on with the code
  const takeOff = (id: number) => remove.mutate(id, { onSuccess: () => input.current?.focus() });
  const error = add.isError
    ? isApiError(add.error)
      ? add.error.message
      : 'Il codice non è stato applicato: riprova.'
    : undefined;
  return (
    <Panel className="side-panel">
      <div className="side-title">
        <h2>Buoni sconto</h2>
        {paying > 0 ? <Tag tone="green">{countText(paying, 'applicato', 'applicati')}</Tag> : null}
      </div>
      {applied.length > 0 ? (
        <ul>
          {applied.map((each) => (
            <li key={each.giftCertificateId} className="cpn">
              <TicketFill />
              <span>
                <b>{each.description}</b>
                <small className={cx(each.note !== undefined && 'warn')}>
                  {each.note ?? formatEuro(-euroToCents(each.total))}
                </small>
                {each.partly ? <small>{each.partly}</small> : null}
              </span>
              {cart.editable ? (
                <IconButton
                  icon={XBold}
                  label={`Togli il buono ${each.description}`}
                  aria-disabled={remove.isPending}
                  onClick={() => remove.isPending || takeOff(each.giftCertificateId)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <form className="voucher-form" onSubmit={apply} noValidate>
        <TextInput
          ref={input}
          label="Codice buono"
          hideLabel
          placeholder="Codice buono"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          value={code}
          error={error}
          disabled={!cart.editable}
          onChange={(event) => {
            setCode(event.target.value);
            add.reset();
          }}
        />
        <Button type="submit" kind="line" busy={add.isPending} disabled={!cart.editable || code.trim() === ''}>
          Applica
        </Button>
      </form>
      <Link className="link voucher-list" href="/profile/gifts">
        Vedi i tuoi buoni
      </Link>
    </Panel>
  );
}
