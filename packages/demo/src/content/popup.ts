/** The notice of the demo shop: shown once to each visitor, in a quiet moment. */
export const demoPopup = {
  title: 'Le fasce con la foglia costano meno',
  description: `
<p>Dalle 14 alle 16 il furgone passa già nel tuo quartiere: la consegna costa <strong>1,90 €</strong> invece di 2,90 € e fa fare meno chilometri a tutti.</p>
<p>Le riconosci dalla foglia quando scegli giorno e ora. <a href="/page/zone-e-orari">Zone e orari</a></p>`,
  /** Days it is shown. */
  days: 365,
} as const;
