/** The notice of the demo shop: shown once to each visitor, in a quiet moment. */
export const demoPopup = {
  title: 'Nel primo pomeriggio la consegna costa meno',
  description: `
<p>Dalle 14 alle 16 le strade sono più libere: la consegna costa <strong>1,90 €</strong> invece di 2,90 €.</p>
<p>Il prezzo di ogni fascia lo vedi quando scegli giorno e ora. <a href="/page/zone-e-orari">Zone e orari</a></p>`,
  /** Days it is shown. */
  days: 365,
} as const;
