/** The leaflet of the week: which departments stand on which page. Products are the best sellers on offer there. */
export const demoLeaflet = {
  name: 'Una settimana di prezzi bassi',
  slug: 'una-settimana-di-prezzi-bassi',
  /** Days it lasts after the first. */
  days: 10,
  /** On the cover whatever happens, when they are on offer; the first one large. */
  cover: ['080301', '080401', '090101', '010101', '130101', '120701', '110501', '070106', '091301', '010501'],
  pages: [
    { title: 'Copertina', departments: [] as string[] },
    {
      title: 'Freschi',
      departments: [
        'frutta-e-verdura',
        'latticini-e-uova',
        'pane-e-pasticceria',
        'carne',
        'pesce',
        'salumi-e-formaggi',
      ],
    },
    {
      title: 'Dispensa e cantina',
      departments: [
        'pasta-riso-e-farine',
        'conserve-e-condimenti',
        'colazione-e-dolci',
        'acqua-e-bevande',
        'vini-e-birre',
        'surgelati',
      ],
    },
    { title: 'Casa e persona', departments: ['cura-della-casa', 'igiene-e-bellezza', 'infanzia', 'animali'] },
  ],
} as const;
