import { department, group, leaf, series } from '../build/table.ts';

const LUCE = 'In luogo fresco e pulito, lontano da luce, calore e odori.';
const CASSE = { name: 'Casse d’acqua', max: 6 };

// biome-ignore format: a table, one product a line
export const acquaBevande = department(
  'Acqua e bevande',
  'bevande',
  'Acqua minerale, bibite, succhi, tè freddo e bevande per lo sport: le casse pesanti le portiamo noi.',
  { vat: 22, life: 360, popularity: 450, storage: LUCE, box: 6, labels: ['vegano'] },
  [
    group('Acqua', { kind: 'acqua', shape: 'bottle', origin: 'Italia', pic: { profile: 'water' } }, [
      leaf('Acqua naturale', { label: 'naturale', ingredients: 'Acqua minerale naturale.' }, [
        ['Acqua minerale naturale', 'Fonte Lupa', '6 × 1,5 L', 2.34, { steady: true, kind: 'acqua minerale', best: true, classMax: CASSE, origin: 'Italia, Umbria', box: 84, pallet: 84 }],
        ['Acqua minerale naturale', 'Fonte Lupa', '1,5 L', 0.39, { kind: 'acqua minerale', step: 6, min: 6 }],
        ['Acqua minerale naturale', 'Fonte Lupa', '6 × 500 ml', 1.89, { kind: 'acqua minerale', classMax: CASSE }],
        ['Acqua oligominerale naturale', 'Sorgente Alpea', '6 × 1,5 L', 2.79, { kind: 'acqua minerale', classMax: CASSE, origin: 'Italia, Piemonte' }],
        ['Acqua oligominerale naturale', 'Sorgente Alpea', '6 × 500 ml', 2.19, { kind: 'acqua minerale', classMax: CASSE }],
        ['Acqua oligominerale per l’infanzia', 'Sorgente Alpea', '6 × 1 L', 3.29, { kind: 'acqua minerale', classMax: CASSE }],
        ['Acqua naturale in vetro', 'Sorgente Alpea', '750 ml', 0.99, { kind: 'acqua minerale', step: 6, min: 6, sellByBox: true, box: 12, pic: { profile: 'oil', glass: '#cfe8f5' } }],
        ['Acqua minerale naturale', 'Sporta', '6 × 2 L', 1.89, { kind: 'acqua minerale', classMax: CASSE, popularity: 760 }],
        ['Acqua naturale in lattina', 'Sporta', '330 ml', 0.49, { kind: 'acqua minerale', shape: 'can', step: 6, min: 6 }],
      ]),
      leaf('Acqua frizzante ed effervescente', { label: 'frizzante', ingredients: 'Acqua minerale, anidride carbonica.', pic: { glass: '#b9e0c9', cap: '#1c8a57', variant: '#9fe0b5' } }, [
        ['Acqua minerale frizzante', 'Fonte Lupa', '1,5 L', 0.42, { steady: true, kind: 'acqua minerale', step: 6, min: 6, box: 6, pallet: 504 }],
        ['Acqua minerale frizzante', 'Fonte Lupa', '6 × 1,5 L', 2.49, { kind: 'acqua minerale', classMax: CASSE, popularity: 700 }],
        ['Acqua effervescente naturale', 'Sorgente Alpea', '6 × 1 L', 3.49, { kind: 'acqua minerale', classMax: CASSE, label: 'effervescente' }],
        ['Acqua leggermente frizzante', 'Fonte Lupa', '6 × 1,5 L', 2.49, { kind: 'acqua minerale', classMax: CASSE, label: 'leggermente|frizzante' }],
        ['Acqua minerale frizzante', 'Sporta', '6 × 1,5 L', 1.79, { kind: 'acqua minerale', classMax: CASSE }],
        ['Acqua frizzante in vetro', 'Sorgente Alpea', '750 ml', 0.99, { kind: 'acqua minerale', step: 6, min: 6, sellByBox: true, box: 12, pic: { profile: 'oil' } }],
      ]),
    ]),
    group('Bibite', { labels: ['vegano'], shape: 'bottle', ingredients: 'Acqua, zucchero, anidride carbonica, acido citrico, aromi naturali.', nutrition: [0, 0, 9.5, 9.5, 0, 0, 0.01], pic: { profile: 'soda', labelH: 132 } }, [
      leaf('Cola', { kind: 'cola', art: 'lemon', ingredients: 'Acqua, zucchero, anidride carbonica, colorante: caramello, acido fosforico, aromi, caffeina.', nutrition: [0, 0, 10.6, 10.6, 0, 0, 0.01], pic: { glass: '#3a1a10', fill: '#2b120a' } }, [
        ['Cola zero zuccheri', 'Frizzi', '6 × 33 cl', 4.19, { steady: true, offer: { price: 3.29 }, label: 'Cola zero', shape: 'can', ingredients: 'Acqua, anidride carbonica, colorante: caramello, edulcoranti: aspartame, acesulfame K, aromi, caffeina.', nutrition: [0, 0, 0, 0, 0, 0, 0.02], pic: { variant: '#ffffff', layout: 'burst' } }],
        ['Cola', 'Frizzi', '1,5 L', 1.79],
        ['Cola', 'Frizzi', '6 × 33 cl', 3.99, { shape: 'can' }],
        ['Cola zero zuccheri', 'Frizzi', '1,5 L', 1.79, { ingredients: 'Acqua, anidride carbonica, colorante: caramello, edulcoranti: aspartame, acesulfame K, aromi, caffeina.', nutrition: [0, 0, 0, 0, 0, 0, 0.02] }],
        ['Cola', 'Sporta', '1,5 L', 0.99],
        ['Cola in vetro', 'Frizzi', '24 × 20 cl', 16.9, { sellByBox: true, box: 1, pallet: 60, offer: { percent: 20, only: 'business' } }],
      ]),
      leaf('Aranciata, limonata e gassose', { kind: 'bibita' }, [
        ['Aranciata con succo italiano', 'Frizzi', '1,5 L', 1.49, { steady: true, kind: 'aranciata', label: 'Aranciata', art: 'tangerine', ingredients: 'Acqua, succo di arancia 12%, zucchero, anidride carbonica, acido citrico, aromi.', pic: { glass: '#fde3c3', fill: '#f59a22' } }],
        ['Aranciata amara', 'Frizzi', '6 × 33 cl', 3.79, { kind: 'aranciata', art: 'tangerine', shape: 'can' }],
        ['Limonata', 'Frizzi', '1,5 L', 1.49, { kind: 'limonata', art: 'lemon', pic: { glass: '#f9f6cf', fill: '#f4e97a' } }],
        ['Gassosa', 'Frizzi', '1,5 L', 0.99, { kind: 'gassosa', art: 'lemon', pic: { glass: '#e5f3f7' } }],
        ['Chinotto', 'Frizzi', '1 L', 1.49, { kind: 'chinotto', art: 'tangerine', pic: { glass: '#4a2412', fill: '#3a1a0c' } }],
        ['Cedrata', 'Frizzi', '4 × 18 cl', 2.99, { kind: 'cedrata', art: 'lime' }],
        ['Ginger ale', 'Frizzi', '4 × 20 cl', 3.19, { kind: 'ginger ale', art: 'ginger-root' }],
        ['Acqua tonica', 'Frizzi', '1 L', 1.29, { kind: 'acqua tonica', art: 'lime', pic: { glass: '#e5f3f7' } }],
        ['Aranciata', 'Sporta', '1,5 L', 0.85, { kind: 'aranciata', art: 'tangerine', pic: { glass: '#fde3c3', fill: '#f59a22' } }],
        ['Aperitivo analcolico rosso', 'Frizzi', '6 × 10 cl', 3.49, { kind: 'aperitivo analcolico', art: 'cherries', pic: { glass: '#f2b8a8', fill: '#d8331c' } }],
      ]),
      leaf('Tè freddo e bevande per lo sport', { kind: 'tè freddo', art: 'lemon', ingredients: 'Acqua, zucchero, estratto di tè, succo di {}, acido citrico, aromi.', nutrition: [0, 0, 6.5, 6.5, 0, 0, 0.01], pic: { glass: '#f3d9b0', fill: '#c98a3a' } }, [
        ...series('Tè freddo {}', 'Erbaluna', '1,5 L', 1.39, [['al limone', 'lemon'], ['alla pesca', 'peach']], { ingredients: 'Acqua, zucchero, estratto di tè, succo di frutta, acido citrico, aromi.' }),
        ['Tè verde freddo senza zuccheri', 'Erbaluna', '1,5 L', 1.49, { art: 'herb', ingredients: 'Infuso di tè verde, acido ascorbico.', nutrition: [0, 0, 0.1, 0, 0, 0, 0.01] }],
        ['Tè freddo alla pesca', 'Sporta', '6 × 500 ml', 2.49, { art: 'peach', ingredients: 'Acqua, zucchero, estratto di tè, succo di pesca, acido citrico.' }],
        ['Bevanda isotonica all’arancia', 'Frizzi', '500 ml', 1.19, { kind: 'bevanda sportiva', art: 'tangerine', ingredients: 'Acqua, zucchero, destrosio, sali minerali, aromi.' }],
        ['Energy drink', 'Frizzi', '250 ml', 1.19, { kind: 'energy drink', shape: 'can', art: 'high-voltage', ingredients: 'Acqua, zucchero, taurina, caffeina 0,03%, vitamine.', warnings: 'Tenore elevato di caffeina. Non raccomandato per bambini e donne in gravidanza o nel periodo di allattamento.', max: 24 }],
        ['Kombucha zenzero e limone', 'Erbaluna', '330 ml', 2.49, { kind: 'kombucha', art: 'ginger-root', newSince: 3, ingredients: 'Tè fermentato, zucchero, succo di zenzero, succo di limone.' }],
        ['Acqua di cocco bio', 'Sporta Bio', '1 L', 3.29, { kind: 'acqua di cocco', shape: 'brick', art: 'coconut', ingredients: 'Acqua di cocco.', nutrition: [0, 0, 4.5, 4.2, 0, 0.2, 0.1] }],
      ]),
    ]),
    group('Succhi', { kind: 'succo di frutta', shape: 'brick', nutrition: [0.1, 0, 12, 11.5, 0.3, 0.3, 0.01] }, [
      leaf('Succhi 100% e spremute', { ingredients: 'Succo di {}.' }, [
        ['Succo 100% mela', 'Sporta', '1 L', 1.69, { steady: true, kind: 'succo di mela', label: '100% mela', art: 'green-apple', ingredients: 'Succo di mela da concentrato.', pic: { variant: '#dcefb0', cap: '#3f8f2f' } }],
        ...series('Succo 100% {}', 'Solemico', '1 L', 2.19, [['arancia', 'tangerine', { pic: { variant: '#f9c98a' } }], ['ananas', 'pineapple', { pic: { variant: '#f6e28a' } }], ['pompelmo rosa', 'tangerine', { pic: { variant: '#f6b7a8' } }], ['multivitaminico', 'tangerine pineapple', { ingredients: 'Succhi di arancia, mela, ananas e carota, vitamine.' }]]),
        ['Spremuta di arance di Sicilia', 'Solemico', '750 ml', 3.29, { kind: 'spremuta', art: 'tangerine', perishable: true, life: 20, storage: 'In frigorifero tra 0 e 4 °C.', shape: 'bottle', ingredients: 'Spremuta di arance di Sicilia.', origin: 'Italia, Sicilia', pic: { profile: 'milk', fill: '#f59a22', glass: '#f59a22' } }],
        ['Estratto mela, carota e zenzero', 'Solemico', '250 ml', 2.79, { kind: 'estratto', art: 'red-apple carrot ginger-root', perishable: true, life: 15, storage: 'In frigorifero tra 0 e 4 °C.', shape: 'bottle', ingredients: 'Succo di mela, succo di carota 30%, succo di zenzero 2%.', pic: { profile: 'milk', fill: '#e88a2a' } }],
        ['Succo di melagrana', 'Solemico', '750 ml', 4.49, { kind: 'succo di melagrana', art: 'cherries', shape: 'bottle', ingredients: 'Succo di melagrana.', pic: { profile: 'oil', fill: '#8c1230', glass: '#a81a3a' } }],
        ['Succo di mirtillo bio', 'Sporta Bio', '330 ml', 3.99, { kind: 'succo di mirtillo', art: 'blueberries', shape: 'bottle', ingredients: 'Succo di mirtillo nero.', pic: { profile: 'oil', fill: '#2c1440' } }],
      ]),
      leaf('Nettari e succhi per la merenda', { kind: 'nettare', ingredients: 'Purea di {} 50%, acqua, zucchero, acido citrico.' }, [
        ...series('Nettare di {}', 'Solemico', '1 L', 1.79, [['pera', 'pear'], ['pesca', 'peach'], ['albicocca', 'peach']]),
        ...series('Succo e polpa di {}', 'Solemico', '6 × 200 ml', 2.49, [['pera', 'pear'], ['pesca', 'peach'], ['albicocca', 'peach'], ['mela', 'red-apple']], { kind: 'succo e polpa' }),
        ...series('Succo di {}', 'Sporta', '6 × 200 ml', 1.69, [['pera', 'pear'], ['pesca', 'peach']]),
        ['Nettare di pera bio', 'Sporta Bio', '3 × 200 ml', 1.99, { art: 'pear', ingredients: 'Purea di pera 60%, acqua, succo d’uva.' }],
        ['Succo in vetro alla pesca', 'Solemico', '24 × 12,5 cl', 14.9, { art: 'peach', sellByBox: true, box: 1, pallet: 72, ingredients: 'Purea di pesca 50%, acqua, zucchero.', offer: { percent: 25, only: 'business' } }],
      ]),
      leaf('Sciroppi', { kind: 'sciroppo', shape: 'bottle', ingredients: 'Zucchero, acqua, succo di {} 15%, acido citrico, aromi.', nutrition: [0, 0, 70, 70, 0, 0, 0.01], pic: { profile: 'oil' } }, [
        ...series('Sciroppo di {}', 'Dolce Valle', '560 ml', 3.29, [['amarena', 'cherries', { pic: { fill: '#7a1022' } }], ['menta', 'herb', { pic: { fill: '#1f8f4a' } }], ['orzata', 'chestnut', { ingredients: 'Zucchero, acqua, estratto di mandorle 2%, aromi.', pic: { fill: '#f3ead6' } }], ['sambuco', 'blossom', { pic: { fill: '#f6edb8' } }]]),
      ]),
    ]),
  ],
);
