/** Codes are article codes of the demo catalogue. */
const WINTER_CITRUS = ['010102', '010101'];

/** The home page of the demo shop, in order, and the tile among fruit and vegetables. */
export const demoBlocks = [
  {
    kind: 'hero',
    params: {
      label: 'Fino a domenica',
      title: 'Agrumi del Sud, raccolti da poco',
      text: 'Arance Tarocco, clementine e limoni a partire da 1,79 €/kg.',
      callToAction: 'Scegli gli agrumi',
      itemUrl: '/frutta-e-verdura/frutta-fresca/agrumi',
      mediaURL: '/media/art/borsa-agrumi.webp',
      tint: 'limone',
      products: { codes: WINTER_CITRUS, limit: 2 },
    },
  },
  { kind: 'usual', params: {} },
  { kind: 'sectors', params: {} },
  {
    kind: 'products',
    params: {
      title: 'Offerte della settimana',
      linkLabel: 'Vedi le {n} offerte',
      itemUrl: '/catalog?promo=true',
      choice: { promo: true, limit: 12 },
    },
  },
  {
    kind: 'strip',
    params: {
      label: 'Volantino',
      title: 'Una settimana di prezzi bassi',
      callToAction: 'Sfoglia',
      itemUrl: '/volantini/una-settimana-di-prezzi-bassi',
      products: { codes: ['080301', '090101', '091301', '110501', '120701'], limit: 5 },
    },
  },
  {
    kind: 'products',
    params: {
      title: 'Compri spesso',
      linkLabel: 'Già acquistati',
      itemUrl: '/profile/purchased',
      purchased: true,
      choice: { limit: 12 },
    },
  },
  {
    kind: 'cards',
    params: {
      cards: [
        {
          title: 'Cena in 15 minuti',
          text: 'Gnocchi, pesto e pomodorini: tutto pronto in padella.',
          itemUrl: '/catalog/fast-search?q=gnocchi,pesto,pomodorini',
          tint: 'forno',
          products: { codes: ['070601', '081001', '010501'], limit: 3 },
        },
        {
          title: 'Marca Sporta',
          text: 'La qualità che scegliamo noi, a un prezzo che resta basso.',
          itemUrl: '/search?q=sporta',
          tint: 'persona',
          products: { codes: ['091301', '100601', '070601'], limit: 3 },
        },
        {
          title: 'Le casse pesanti',
          text: 'Acqua, bibite e detersivi: li portiamo noi al piano.',
          itemUrl: '/acqua-e-bevande/acqua',
          tint: 'bevande',
          products: { codes: ['100101', '100401', '130101'], limit: 3 },
        },
      ],
    },
  },
  {
    kind: 'magazine',
    params: {
      categorySlugs: ['frutta-e-verdura'],
      title: 'Di stagione a novembre',
      text: 'Castagne, funghi, agrumi e uva dai nostri produttori.',
      callToAction: 'Scopri',
      itemUrl: '/frutta-e-verdura/frutta-fresca',
      mediaURL: '/media/art/di-stagione.webp',
    },
  },
] as const;
