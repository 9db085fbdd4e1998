import { type Cents, formatEuro } from './money.ts';
import { reductionPercent } from './reduction.ts';
import { formatRate, grossToNet } from './vat.ts';

/** Margins below this share of the net price are worth a look, in basis points. */
export const THIN_MARGIN_BP = 1000;
/** A price that changes by more than this share may be a slip of the finger, in percent. */
const LARGE_CHANGE_PERCENT = 40;

export interface PriceToJudge {
  /** The new price. */
  cents: Cents;
  /** The price it takes the place of. */
  beforeCents?: Cents | undefined;
  vatIncluded: boolean;
  rateBp: number;
  /** What a unit costs the shop, without VAT. */
  costCents?: Cents | undefined;
  /** Lowest price consumers met in the last 30 days; undefined where the rule does not ask (Cod. consumo art. 17-bis). */
  lowest30Cents?: Cents | undefined;
  /** Price of the offer that holds or comes, with this new list price. */
  offerCents?: Cents | undefined;
}

/** What somebody should know before a price holds, in Italian; none of it forbids the price. */
export function priceRemarks(price: PriceToJudge): string[] {
  return [marginRemark(price), lowestRemark(price), sizeRemark(price)].filter((text) => text !== undefined);
}

function marginRemark({ cents, vatIncluded, rateBp, costCents, offerCents }: PriceToJudge): string | undefined {
  if (costCents === undefined) return undefined;
  const paid = Math.min(cents, offerCents ?? cents);
  const net = vatIncluded ? grossToNet(paid, rateBp) : paid;
  const what = paid < cents ? `Con l’offerta a ${formatEuro(paid)}` : `A ${formatEuro(paid)}`;
  if (net <= costCents) return `${what} si vende sotto costo: netto ${formatEuro(net)}, costo ${formatEuro(costCents)}`;
  const marginBp = Math.floor(((net - costCents) * 10_000) / net);
  if (marginBp >= THIN_MARGIN_BP) return undefined;
  return `${what} il margine è ${formatRate(Math.floor(marginBp / 10) * 10)} del netto`;
}

function lowestRemark({ cents, lowest30Cents, offerCents }: PriceToJudge): string | undefined {
  if (lowest30Cents === undefined || offerCents === undefined || lowest30Cents >= cents) return undefined;
  if (offerCents >= lowest30Cents) {
    return `Nessuno sconto si può annunciare: negli ultimi 30 giorni è costato ${formatEuro(lowest30Cents)}`;
  }
  const percent = reductionPercent(lowest30Cents, offerCents);
  return `Lo sconto si calcola sul minimo dei 30 giorni: ${formatEuro(lowest30Cents)} → ${formatEuro(offerCents)} = −${percent}%`;
}

function sizeRemark({ cents, beforeCents }: PriceToJudge): string | undefined {
  if (beforeCents === undefined || beforeCents === 0) return undefined;
  const percent = Math.round((Math.abs(cents - beforeCents) * 100) / beforeCents);
  if (percent <= LARGE_CHANGE_PERCENT) return undefined;
  return `Da ${formatEuro(beforeCents)} a ${formatEuro(cents)}: ${cents > beforeCents ? '+' : '−'}${percent}%, controlla che sia giusto`;
}
