import type { OrderTender } from '@sporta/contract';
import { isPaymentScheme, PaymentMark } from '@sporta/ui';
import { CardMark } from './card-option.tsx';

/** Picture of how a part of an order was paid. */
export function TenderMark({ tender }: { tender: Pick<OrderTender, 'kind' | 'brand' | 'maskedNumber'> }) {
  const { kind, brand, maskedNumber } = tender;
  if (kind === 'gift-certificate') return <PaymentMark scheme="gift" />;
  if (kind !== 'card' && isPaymentScheme(brand)) return <PaymentMark scheme={brand} />;
  return <CardMark brand={brand} cardNumber={maskedNumber} large={false} />;
}
