import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { formatEuro } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { bitmapOf, catalogueOf } from '../catalogue/index.ts';
import type { MailLine } from '../mails/index.ts';
import { type LineView, lineTitle, type OrderView } from '../order-book/index.ts';

/** What was ordered, as a mail shows it: with the pictures of what the shop sells or sold. */
export function mailLines(deps: Deps, { lines }: OrderView): MailLine[] {
  const { catalogue } = catalogueOf(deps);
  return lines.map((line) => {
    const product = line.productId === null ? undefined : catalogue.everSold(line.productId);
    const picture = product && bitmapOf(product, 120);
    return {
      name: lineTitle(line),
      quantity: `${String(line.quantity / 1000).replace('.', ',')} ${line.unit}`,
      amount: amountText(line),
      ...(picture ? { picture: `${deps.config.publicUrl}${picture}` } : {}),
    };
  });
}

function amountText({ insertionTypeId, estimatedGrams, grossCents }: LineView): string {
  if (insertionTypeId === insertionTypeIds.free) return 'Gratis';
  return `${estimatedGrams === null ? '' : 'ca. '}${formatEuro(grossCents)}`;
}
