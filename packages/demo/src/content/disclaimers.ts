/** Texts asked outside of registration: at the newsletter box and with the loyalty card. The others come with the schema. */
export const demoDisclaimers = [
  {
    code: 'newsletter',
    title: 'Newsletter',
    body: '<p>Voglio ricevere per e-mail offerte, volantini e idee, una volta alla settimana. Posso togliermi quando voglio.</p>',
  },
  {
    code: 'loyalty',
    title: 'Carta Sporta',
    body: '<p>Aderisco alla raccolta punti secondo il <a href="/page/termini">regolamento</a>. Posso uscirne quando voglio; i punti raccolti restano spendibili fino alla scadenza.</p>',
  },
] as const;
