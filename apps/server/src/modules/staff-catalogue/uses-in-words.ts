/** Where something of the shop names a product: how often, by kind. */
export type ProductUses = Record<keyof typeof names, number>;

const names = {
  carts: ['carrello', 'carrelli'],
  lists: ['lista', 'liste'],
  orders: ['ordine', 'ordini'],
  promotions: ['offerta', 'offerte'],
  proposals: ['offerta personale', 'offerte personali'],
  leaflets: ['volantino', 'volantini'],
  contents: ['contenuto del sito', 'contenuti del sito'],
  pins: ['ricerca con prodotti in cima', 'ricerche con prodotti in cima'],
  newsletters: ['newsletter', 'newsletter'],
  rewards: ['premio', 'premi'],
  waiting: ['richiesta di avviso', 'richieste di avviso'],
} as const;

/** "è in 3 carrelli, in 1 lista e in 2 ordini"; undefined when it is nowhere. */
export function usesInWords(uses: ProductUses): string | undefined {
  const parts = Object.entries(names).flatMap(([kind, [one, many]]) => {
    const count = uses[kind as keyof ProductUses];
    return count === 0 ? [] : [`in ${count} ${count === 1 ? one : many}`];
  });
  const last = parts.pop();
  if (last === undefined) return undefined;
  return `è ${parts.length === 0 ? last : `${parts.join(', ')} e ${last}`}`;
}
