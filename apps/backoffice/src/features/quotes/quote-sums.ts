import type { StaffQuoteLine } from '@sporta/contract';
import { euroToCents, grossToNet } from '@sporta/domain';

/** What a line costs, in cents. @param price euro of one `priceUnit` */
export const lineCents = ({ charged }: Pick<StaffQuoteLine, 'charged'>, price: number): number =>
  Math.round(euroToCents(price) * charged);

/** Without VAT, in cents. */
export const lineNetCents = (line: StaffQuoteLine, price: number): number =>
  grossToNet(lineCents(line, price), line.vatRateBp);

/** What so many cost today, where it is sold. */
export const todayPrice = ({ usualPrice, listPrice }: StaffQuoteLine): number | undefined => usualPrice ?? listPrice;

export interface QuoteSums {
  /** Cents, VAT included, as everything but `netCents` and `margin`. */
  totalCents: number;
  netCents: number;
  /** Against today's prices, of what is sold today; undefined = none of it is. */
  discount: { cents: number; fraction: number } | undefined;
  /** What is left to the shop, without VAT, of what it knows the cost of; undefined = of nothing. */
  margin: { cents: number; fraction: number; lines: number } | undefined;
  /** Lines with a price. */
  lines: number;
}

/** What an offer comes to. @param priceOf euro of one `priceUnit`; a line without one is left out */
export function quoteSums(
  items: readonly StaffQuoteLine[],
  priceOf: (line: StaffQuoteLine) => number | undefined,
): QuoteSums {
  const sums = { total: 0, net: 0, compared: 0, today: 0, costed: 0, cost: 0, costedLines: 0, lines: 0 };
  for (const line of items) {
    const price = priceOf(line);
    if (price === undefined) continue;
    const [cents, net, today] = [lineCents(line, price), lineNetCents(line, price), todayPrice(line)];
    sums.lines += 1;
    sums.total += cents;
    sums.net += net;
    if (today !== undefined && today > 0) {
      sums.compared += cents;
      sums.today += lineCents(line, today);
    }
    if (line.cost !== undefined) {
      sums.costed += net;
      // of a thousandth of a euro, too
      sums.cost += Math.round(line.cost * 100 * line.charged);
      sums.costedLines += 1;
    }
  }
  const left = sums.costed - sums.cost;
  return {
    totalCents: sums.total,
    netCents: sums.net,
    discount:
      sums.today > 0 ? { cents: sums.compared - sums.today, fraction: sums.compared / sums.today - 1 } : undefined,
    margin: sums.costed > 0 ? { cents: left, fraction: left / sums.costed, lines: sums.costedLines } : undefined,
    lines: sums.lines,
  };
}
