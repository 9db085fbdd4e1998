import type { Cart } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { euroToCents, formatEuro } from '@sporta/domain';
import { IconButton, Price, type SummaryLine, SummaryList } from '@sporta/ui';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { useRemoveGiftCertificate } from '../cart/index.ts';

interface CartTotalsProps {
  cart: Cart;
  /** The foot of the drawer: two columns, in small. */
  compact?: boolean | undefined;
  /** Lines for each gift certificate, with the cross that takes it off (specification, section 2). */
  full?: boolean | undefined;
  /** At the payment prepaid certificates pay like money: they are no part of "Totale Buoni", and the total is before them. */
  atPayment?: boolean | undefined;
}

const euro = (amount: number) => formatEuro(euroToCents(amount));

/** Totals with the labels of the specification (section 8). */
export function CartTotals({ cart, compact, full, atPayment }: CartTotalsProps) {
  const removeCertificate = useRemoveGiftCertificate();
  const certificates = cart.giftCertificates.reduce((sum, each) => sum + euroToCents(each.total), 0);
  const prepaid = cart.giftCertificates.filter(({ kind }) => kind === 'prepaid');
  const paidLater = atPayment ? prepaid.reduce((sum, each) => sum + euroToCents(each.total), 0) : 0;
  const vouchers = certificates - paidLater;
  const lines: SummaryLine[] = [{ label: 'Totale Ordine', value: euro(cart.totalPrice) }];
  if (vouchers > 0) lines.push({ label: 'Totale Buoni', value: formatEuro(-vouchers), tone: 'saving' });
  if (full) {
    for (const each of cart.giftCertificates) {
      lines.push({
        tone: 'muted',
        label: (
          <span className="sum-certificate">
            {each.description}
            {cart.editable ? (
              <IconButton
                icon={XBold}
                label={`Togli il buono ${each.description}`}
                disabled={removeCertificate.isPending}
                onClick={() => removeCertificate.mutate(each.giftCertificateId)}
              />
            ) : null}
          </span>
        ),
        value: formatEuro(-euroToCents(each.total)),
      });
    }
  }
  for (const each of cart.orderPackages) {
    lines.push({
      label: (
        <>
          {each.package.descr}{' '}
          <span className="muted">
            {each.quantity} × {euro(each.package.cost)}
          </span>
        </>
      ),
      value: euro(each.totalPrice),
    });
  }
  lines.push(deliveryLine(cart), {
    label: compact ? 'Totale Iva, compresa' : 'Totale Iva (già compresa)',
    value: euro(cart.taxTotal),
    tone: 'muted',
  });
  if (cart.cartItems.some(({ product }) => product.priceNet !== undefined)) {
    const net = euroToCents(cart.grossTotal) + certificates - euroToCents(cart.taxTotal);
    lines.push({ label: 'Totale senza IVA', value: formatEuro(net), tone: 'muted' });
  }
  if (full) {
    for (const each of cart.giftCertificatesToGenerate) {
      lines.push({ label: `Buono in arrivo: ${each.description}`, value: euro(each.giftTotal), tone: 'muted' });
    }
  }
  const { change } = cart;
  if (change) {
    lines.push(
      { label: 'Totale dell’ordine com’era', value: euro(change.previousTotal), tone: 'muted' },
      { label: 'Nuovo totale', value: euro(cart.grossTotal) },
      { label: 'Già autorizzato sulla carta', value: euro(change.held), tone: 'muted' },
    );
  }
  lines.push({
    label: change ? 'Da pagare ora: differenza' : 'TOTALE',
    value: <Price size="lg" cents={euroToCents(dueNow(cart)) + paidLater} />,
    tone: 'total',
  });
  return <SummaryList lines={lines} compact={compact} />;
}

/** Euro the bank is asked for when the cart is bought: of an order being changed only what is not held already. */
export function dueNow({ change, grossTotal }: Cart): number {
  return change ? change.toAuthorise : grossTotal;
}

function deliveryLine({ deliveryCost, belowMinimumSurcharge, shippingAddress }: Cart): SummaryLine {
  return {
    label: (
      <>
        {shippingAddress && shippingAddress.deliveryServiceId !== deliveryServiceIds.home ? 'Ritiro' : 'Consegna'}
        {belowMinimumSurcharge ? (
          <span className="muted"> di cui {euro(belowMinimumSurcharge)} sotto il minimo</span>
        ) : null}
      </>
    ),
    value: deliveryCost === 0 ? 'Gratis' : euro(deliveryCost),
  };
}
