export interface DemoMenuItem {
  name: string;
  itemUrl: string;
  classes?: string;
  items?: readonly DemoMenuItem[];
}

const link = (name: string, itemUrl: string, classes?: string): DemoMenuItem => ({
  name,
  itemUrl,
  ...(classes ? { classes } : {}),
});

/** Groups of the footer; also the tab "Informazioni" of the category menu. */
const footer: readonly DemoMenuItem[] = [
  {
    ...link('Fare la spesa', '/page/come-funziona'),
    items: [
      link('Come funziona', '/page/come-funziona'),
      link('Zone e orari di consegna', '/page/zone-e-orari'),
      link('Ritiro presso il punto vendita', '/page/ritiro'),
      link('Buoni pasto accettati', '/page/buoni-pasto'),
      link('Ricette', '/ricette'),
      link('Regala la spesa', '/gift-voucher'),
    ],
  },
  {
    ...link('Sporta', '/page/chi-siamo'),
    items: [
      link('Chi siamo', '/page/chi-siamo'),
      link('Punti vendita', '/store-locator'),
      link('Per le aziende', '/page/per-le-aziende'),
      link('Lavora con noi', '/page/lavora-con-noi'),
    ],
  },
  {
    ...link('Aiuto', '/faq'),
    items: [
      link('Domande frequenti', '/faq'),
      link('Resi e rimborsi', '/page/resi-e-rimborsi'),
      link('Condizioni di vendita', '/page/termini'),
      link('Accessibilità', '/page/accessibilita'),
      link('Privacy e cookie', '/page/privacy-e-cookie'),
    ],
  },
  {
    ...link('Contatti', 'tel:+39800123456', 'contacts'),
    items: [
      link('800 123 456', 'tel:+39800123456'),
      link('lun–sab, 8–20', 'tel:+39800123456', 'text'),
      link('ciao@sporta.example', 'mailto:ciao@sporta.example'),
    ],
  },
];

/** The footer of who is logged in: their orders stand beside the questions about them. */
const customerFooter: readonly DemoMenuItem[] = footer.map((group) =>
  group.name === 'Aiuto' && group.items
    ? {
        ...group,
        items: [
          link('I tuoi ordini', '/profile/orders'),
          ...group.items.filter((each) => each.itemUrl !== '/page/termini'),
        ],
      }
    : group,
);

/** Menus by special slug and place. @param storeBrandId id of the store's own brand in this database. */
export function demoMenus(storeBrandId: number): Record<string, Record<string, readonly DemoMenuItem[]>> {
  return {
    navbar: {
      header: [
        link('Offerte', '/catalog?promo=true', 'hot'),
        link('Volantino', '/volantini'),
        link('Già acquistati', '/profile/purchased'),
        link('Ricette', '/ricette'),
        link('Novità', '/catalog?new_product=true'),
        link('Bio', '/bio-e-benessere/biologico'),
        link('Senza glutine', '/bio-e-benessere/per-chi-e-attento/senza-glutine'),
        link('Marca Sporta', `/search?parent_vendor_id=${storeBrandId}`),
        link('Cantina', '/vini-e-birre'),
      ],
      service: [link('Punti vendita', '/store-locator'), link('Aiuto', '/faq')],
      footeranonimi: footer,
      footer: customerFooter,
    },
    'fast-search-popup': {
      examples: [
        link('Colazione', '/catalog/fast-search?q=latte%20fresco,biscotti,caff%C3%A8,marmellata'),
        link('Cena veloce', '/catalog/fast-search?q=gnocchi,pesto,pomodorini,insalata'),
        link('Casa in ordine', '/catalog/fast-search?q=detersivo%20lavatrice,spugne,carta%20igienica'),
      ],
    },
    'application-b2b': {
      // Users of a company see this header instead of the one above.
      header: [
        link('Offerte', '/catalog?promo=true', 'hot'),
        link('Volantino', '/volantini'),
        link('Già acquistati', '/profile/purchased'),
        link('Bevande', '/acqua-e-bevande'),
        link('Caffè e colazione', '/colazione-e-dolci'),
        link('Pulizia', '/cura-della-casa'),
        link('Per le aziende', '/page/per-le-aziende'),
      ],
    },
  };
}
