import type { StaffImport } from '@sporta/contract';

type Seen = NonNullable<StaffImport['seen']>;

/** Whether customers find what was imported, and what is to be done about the rest. */
export function seenWords({ products, visible, withoutPrice, withheld, withoutStock }: Seen): string {
  if (products === 0) return 'Nessun prodotto in questo file.';
  if (visible === products) {
    return products === 1 ? 'I clienti lo vedono già.' : `I clienti vedono già tutti i ${grouped(products)} prodotti.`;
  }
  const why = [
    withoutPrice > 0 ? `${grouped(withoutPrice)} senza prezzo` : '',
    withheld > 0 ? `${grouped(withheld)} fuori vendita` : '',
    withoutStock > 0 ? `${grouped(withoutStock)} senza giacenza in nessun punto vendita attivo` : '',
  ].filter((each) => each !== '');
  const begins =
    visible === 0
      ? `I clienti non vedono ${products === 1 ? 'il prodotto' : `nessuno dei ${grouped(products)} prodotti`}`
      : `I clienti vedono ${grouped(visible)} prodotti su ${grouped(products)}`;
  return `${begins}: ${new Intl.ListFormat('it').format(why)}.`;
}

const grouped = (count: number) => count.toLocaleString('it-IT', { useGrouping: 'always' } as Intl.NumberFormatOptions);
