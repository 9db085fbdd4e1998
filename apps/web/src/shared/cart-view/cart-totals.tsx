import type { Cart } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { euroToCents, formatEuro } from '@sporta/domain';
import { IconButton, Price, type SummaryLine, SummaryList } from '@sporta/ui';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { shopName } from '../../lib/shop-name.ts';
import { useRemoveGiftCertificate } from '../cart/index.ts';
import { cartTotal, savedCents, shownTotal } from './cart-total.ts';

interface CartTotalsProps {
  cart: Cart;
  /** The foot of the drawer: two columns, in small; what is saved and given stands below it in words. */
  compact?: boolean | undefined;
  /** Lines for each gift certificate, with the cross that takes it off (specification, section 2). */
  full?: boolean | undefined;
}

const euro = (amount: number) => formatEuro(euroToCents(amount));

/** Totals with the labels of the specification (section 8). Prepaid certificates pay the total, so they come after it. */
export function CartTotals({ cart, compact, full }: CartTotalsProps) {
  const { voucherCents, prepaidCents } = cartTotal(cart);
  const { change } = cart;
  // what an order in change costs, and cost before, is given less all its certificates
  const offCents = change ? voucherCents + prepaidCents : voucherCents;
  const paysAfter = ({ kind }: Certificate) => !change && kind === 'prepaid';
  const lines: SummaryLine[] = [{ label: 'Totale Ordine', value: euro(cart.totalPrice) }];
  if (offCents > 0) lines.push({ label: 'Totale Buoni', value: formatEuro(-offCents), tone: 'saving' });
  if (full) {
    for (const each of cart.giftCertificates) if (!paysAfter(each)) lines.push(certificateLine(each, cart.editable));
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
    const net = euroToCents(cart.grossTotal) + voucherCents + prepaidCents - euroToCents(cart.taxTotal);
    lines.push({ label: 'Totale senza IVA', value: formatEuro(net), tone: 'muted' });
  }
  if (change) {
    lines.push(
      { label: 'Totale dell’ordine com’era', value: euro(change.previousTotal), tone: 'muted' },
      { label: 'Nuovo totale', value: euro(cart.grossTotal) },
      { label: 'Già autorizzato sulla carta', value: euro(change.held), tone: 'muted' },
    );
  }
  lines.push({
    label: change ? 'Da pagare ora: differenza' : 'TOTALE',
    value: <Price size="lg" cents={shownTotal(cart)} />,
    tone: 'total',
  });
  if (full && !change && cart.giftCertificates.some(paysAfter)) {
    for (const each of cart.giftCertificates) if (paysAfter(each)) lines.push(certificateLine(each, cart.editable));
    lines.push({ label: 'Resta da pagare', value: euro(cart.grossTotal) });
  }
  const saved = compact ? 0 : savedCents(cart.promotions);
  if (saved > 0) lines.push({ label: 'Risparmi', value: formatEuro(saved), tone: 'saving' });
  if (full && !compact) {
    for (const each of cart.giftCertificatesToGenerate) {
      lines.push({
        label: `In regalo dopo la spesa: ${each.description}`,
        value: euro(each.giftTotal),
        tone: 'saving',
      });
    }
  }
  if (full && !compact && cart.userPoints) {
    lines.push({ label: `Punti ${shopName()} che guadagni`, value: String(cart.userPoints), tone: 'muted' });
  }
  return <SummaryList lines={lines} compact={compact} />;
}

type Certificate = Cart['giftCertificates'][number];

function certificateLine(each: Certificate, editable: boolean): SummaryLine {
  return {
    tone: 'muted',
    label: (
      <span className="sum-certificate">
        <span>
          {each.description}
          {each.note || each.partly ? (
            <>
              <br />
              <small>{each.note ?? each.partly}</small>
            </>
          ) : null}
        </span>
        {editable ? <RemoveCertificate certificate={each} /> : null}
      </span>
    ),
    value: formatEuro(-euroToCents(each.total)),
  };
}

function RemoveCertificate({ certificate }: { certificate: Certificate }) {
  const remove = useRemoveGiftCertificate();
  return (
    <IconButton
      icon={XBold}
      label={`Togli il buono ${certificate.description}`}
      disabled={remove.isPending}
      onClick={() => remove.mutate(certificate.giftCertificateId)}
    />
  );
}

/** Without a slot nobody knows the fee, unless the basket has reached free delivery: then "Gratis" would be a promise. */
function deliveryLine(cart: Cart): SummaryLine {
  const { deliveryCost, belowMinimumSurcharge, shippingAddress, timeslot, freeDelivery, deliveryPass } = cart;
  const known = deliveryCost > 0 || timeslot !== undefined || freeDelivery?.missing === 0;
  return {
    label: (
      <>
        {shippingAddress && shippingAddress.deliveryServiceId !== deliveryServiceIds.home ? 'Ritiro' : 'Consegna'}
        {deliveryPass?.saved ? (
          <span className="muted"> con l’abbonamento, risparmi {euro(deliveryPass.saved)}</span>
        ) : null}
        {belowMinimumSurcharge ? (
          <span className="muted"> di cui {euro(belowMinimumSurcharge)} sotto il minimo</span>
        ) : null}
      </>
    ),
    value: known ? (deliveryCost === 0 ? 'Gratis' : euro(deliveryCost)) : 'secondo l’orario',
  };
}
