import { lineName, type OrderView } from '../order-book/index.ts';

/** "2 pz · Riso Carnaroli Sporta", a line each. */
export function linesText(order: OrderView, lines: readonly { orderLineId: number; quantity: number }[]): string {
  return lines
    .map(({ orderLineId, quantity }) => {
      const line = order.lines.find((each) => each.orderLineId === orderLineId);
      return line ? `${String(quantity / 1000).replace('.', ',')} ${line.unit} · ${lineName(line)}` : '';
    })
    .filter(Boolean)
    .join('\n');
}
