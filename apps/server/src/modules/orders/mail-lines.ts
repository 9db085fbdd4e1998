import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { formatEuro, formatThousandths } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { bitmapOf, type Catalogue, catalogueOf } from '../catalogue/index.ts';
import type { MailLine } from '../mails/index.ts';
import { type LineView, lineTitle, type OrderView } from '../order-book/index.ts';
import { wantedToWire } from '../substitutes/index.ts';

/** What was ordered, as a mail shows it: with the pictures of what the shop sells or sold. */
export function mailLines(deps: Deps, { lines }: OrderView): MailLine[] {
  const { catalogue } = catalogueOf(deps);
  return lines.map((line) => {
    const product = line.productId === null ? undefined : catalogue.everSold(line.productId);
    const picture = product && bitmapOf(product, 120);
    return {
      name: lineTitle(line),
      quantity: `${formatThousandths(line.quantity)} ${line.unit}`,
      amount: amountText(line),
      note: ifMissing(catalogue, line),
      ...(picture ? { picture: `${deps.config.publicUrl}${picture}` } : {}),
    };
  });
}

/** What the customer chose in its place. */
function ifMissing(catalogue: Catalogue, { acceptAlternatives, wantedSubstituteId }: LineView): string | undefined {
  const wanted = acceptAlternatives ? wantedToWire(catalogue, wantedSubstituteId) : undefined;
  return wanted
    ? `se manca: ${[wanted.shortDescr, wanted.name, wanted.description].filter(Boolean).join(' ')}`
    : undefined;
}

function amountText({ insertionTypeId, estimatedGrams, grossCents }: LineView): string {
  if (insertionTypeId === insertionTypeIds.free) return 'Gratis';
  return `${estimatedGrams === null ? '' : 'ca. '}${formatEuro(grossCents)}`;
}
