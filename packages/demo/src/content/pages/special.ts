import type { DemoPage } from './page.ts';

/** Texts of windows and forms, under the name of their menu. */
export const specialTexts: readonly DemoPage[] = [
  {
    name: 'fast-search-popup',
    title: 'Spesa veloce',
    seoDescription: 'Scrivi la lista della spesa e trova tutto in una volta.',
    content: `
<p>Scrivi o incolla la tua lista, anche con le quantità: «2 pasta», «mele 1 kg». Cerchiamo tutto in una volta.</p>`,
  },
  {
    name: 'application-b2b',
    title: 'Apri un account azienda',
    seoDescription: 'Registra la tua azienda su Sporta.',
    content: `
<p>Servono ragione sociale, partita IVA, codice fiscale e codice destinatario o PEC. Attiviamo il listino per le aziende entro un giorno lavorativo.</p>`,
  },
];
