import type { OrderView } from './order-view.ts';

/** How the company that ordered finds the order in its own books. */
export function referencesOf({ purchaseOrder, costCentre }: OrderView): [label: string, value: string][] {
  const rows: [string, string | null][] = [
    ['Riferimento d’ordine', purchaseOrder],
    ['Centro di costo', costCentre],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}
