import { department, group, leaf, series } from '../build/table.ts';

const DISPENSA = 'In luogo fresco e asciutto. Una volta aperto, in frigorifero per non più di 24 ore.';
const LATTE = 'Avvertenza importante: l’allattamento al seno è superiore. Usare solo su indicazione del pediatra.';

// biome-ignore format: a table, one product a line
export const bimbi = department(
  'Infanzia',
  'bimbi',
  'Latte, pappe, omogeneizzati, merende, pannolini e cura del bambino.',
  { vat: 10, life: 400, popularity: 280, storage: DISPENSA, box: 6 },
  [
    group('Pappe', { instructions: 'Dal sesto mese, secondo il parere del pediatra.' }, [
      leaf('Omogeneizzati di frutta', { kind: 'omogeneizzato', shape: 'jar', labels: ['senza-glutine'], ingredients: '{} 98%, succo di limone, vitamina C.', nutrition: [0.2, 0, 14, 11, 1.6, 0.4, 0.01], pic: { fill: '#e8d48a', layout: 'strip', cap: '#4aa9c7', w: 180, h: 210, labelH: 108 } }, [
        ['Omogeneizzato alla mela', 'Culletta', '2 × 100 g', 1.59, { steady: true, label: 'Mela', art: 'red-apple', ingredients: 'Mela 98%, succo di limone, vitamina C.' }],
        ...series('Omogeneizzato {}', 'Culletta', '2 × 100 g', 1.59, [
          ['alla pera', 'pear', { label: 'Pera', ingredients: 'Pera 98%, succo di limone, vitamina C.' }],
          ['alla banana', 'banana', { label: 'Banana', ingredients: 'Banana 60%, mela 38%, vitamina C.' }],
          ['alla prugna', 'grapes', { label: 'Prugna', ingredients: 'Prugna 70%, mela 28%, vitamina C.', pic: { fill: '#6b2a4a' } }],
          ['alla pesca', 'peach', { label: 'Pesca', ingredients: 'Pesca 70%, mela 28%, vitamina C.', pic: { fill: '#f0a860' } }],
        ]),
        ['Omogeneizzato mela e pera bio', 'Sporta Bio', '2 × 100 g', 1.79, { art: 'red-apple pear', ingredients: 'Mela 60%, pera 39%, vitamina C.' }],
      ]),
      leaf('Omogeneizzati di carne e pesce', { kind: 'omogeneizzato', shape: 'jar', labels: ['senza-glutine'], nutrition: [3, 0.9, 6, 0.5, 0.5, 7, 0.1], pic: { fill: '#d9b890', layout: 'strip', cap: '#4aa9c7', w: 180, h: 210, labelH: 108 } }, [
        ['Omogeneizzato al pollo', 'Culletta', '2 × 80 g', 2.49, { art: 'poultry-leg', ingredients: 'Carne di pollo 40%, acqua, farina di riso, olio di girasole.' }],
        ['Omogeneizzato al vitello', 'Culletta', '2 × 80 g', 2.59, { art: 'cow-face', ingredients: 'Carne di vitello 40%, acqua, farina di riso, olio di girasole.' }],
        ['Omogeneizzato al manzo', 'Culletta', '2 × 80 g', 2.59, { art: 'cow-face', ingredients: 'Carne di manzo 40%, acqua, farina di riso, olio di girasole.' }],
        ['Omogeneizzato al prosciutto cotto', 'Culletta', '2 × 80 g', 2.49, { art: 'pig-face', ingredients: 'Prosciutto cotto 40%, acqua, farina di riso, olio di girasole.' }],
        ['Omogeneizzato alla trota e verdure', 'Culletta', '2 × 80 g', 2.79, { art: 'fish', ingredients: 'Trota 25%, patate, carote, acqua, farina di riso.' }],
      ]),
      leaf('Creme, pastine e biscotti', { kind: 'crema di cereali', shape: 'box', art: 'bowl-with-spoon', nutrition: [1.5, 0.3, 82, 8, 2, 7.5, 0.02], pic: { w: 160, h: 220, d: 50 } }, [
        ['Crema di riso', 'Culletta', '200 g', 2.49, { labels: ['senza-glutine'], ingredients: 'Farina di riso idrolizzata, vitamina B1.' }],
        ['Crema di mais e tapioca', 'Culletta', '200 g', 2.49, { labels: ['senza-glutine'], art: 'ear-of-corn', ingredients: 'Farina di mais, tapioca, vitamina B1.' }],
        ['Semolino', 'Culletta', '200 g', 2.29, { kind: 'semolino', ingredients: 'Semolino di grano, vitamina B1.' }],
        ['Pastina stelline', 'Culletta', '340 g', 1.79, { kind: 'pastina', vat: 4, art: 'star', ingredients: 'Semola di grano duro.' }],
        ['Pastina forellini senza glutine', 'Culletta', '300 g', 2.49, { kind: 'pastina', ingredients: 'Farina di mais, farina di riso.' }],
        ['Biscotti granulati', 'Culletta', '360 g', 3.49, { kind: 'biscotti bimbi', art: 'cookie', ingredients: 'Farina di grano tenero, zucchero, olio di girasole, latte in polvere, vitamine.' }],
        ['Biscotti primi mesi', 'Culletta', '320 g', 3.29, { kind: 'biscotti bimbi', art: 'cookie', ingredients: 'Farina di grano tenero, zucchero, olio di girasole, malto d’orzo, vitamine.' }],
      ]),
      leaf('Merende e succhi', { kind: 'merenda bimbi', shape: 'pouch', ingredients: 'Purea di frutta 99% ({}), vitamina C.', labels: ['senza-glutine', 'vegano'], nutrition: [0.2, 0, 13, 11, 1.7, 0.4, 0.01], pic: { w: 170, h: 230 } }, [
        ...series('Purea di frutta da bere {}', 'Culletta', '4 × 90 g', 3.29, [['mela e banana', 'red-apple banana'], ['pera e mirtillo', 'pear blueberries'], ['mela e fragola', 'red-apple strawberry']]),
        ['Purea di mela bio', 'Sporta Bio', '4 × 90 g', 2.99, { art: 'green-apple', ingredients: 'Purea di mela 99%, vitamina C.' }],
        ['Merenda allo yogurt e biscotto', 'Culletta', '2 × 120 g', 2.29, { shape: 'cup', art: 'cookie', labels: [], ingredients: 'Yogurt 60%, mela 25%, biscotto (farina di grano), amido di riso.' }],
        ['Nettare di mela per bimbi', 'Culletta', '3 × 200 ml', 1.99, { kind: 'succo bimbi', vat: 22, shape: 'brick', art: 'red-apple', ingredients: 'Purea di mela 50%, acqua, vitamina C.', pic: { w: undefined, h: undefined } }],
      ]),
      leaf('Latte per l’infanzia', { kind: 'latte in polvere', shape: 'tin', art: 'baby-bottle', warnings: LATTE, nutrition: [3.4, 1.2, 7.3, 7.3, 0.4, 1.4, 0.06], ingredients: 'Lattosio, oli vegetali, siero di latte demineralizzato, latte scremato, vitamine, sali minerali.', pic: { w: 180, h: 230 } }, [
        ['Latte in polvere per lattanti 1', 'Culletta', '800 g', 15.9, { max: 6, notPromotable: 'Latte per lattanti (0–6 mesi): D.M. 82/2009, art. 10' }],
        ['Latte di proseguimento 2 in polvere', 'Culletta', '800 g', 14.9, { max: 6 }],
        ['Latte di crescita liquido 3', 'Culletta', '1 L', 2.49, { kind: 'latte di crescita', shape: 'brick', instructions: 'Dal dodicesimo mese.', pic: { w: undefined, h: undefined } }],
        ['Latte di proseguimento 2 liquido', 'Culletta', '500 ml', 2.19, { kind: 'latte di proseguimento', shape: 'brick', pic: { w: undefined, h: undefined } }],
        ['Latte di crescita bio', 'Sporta Bio', '1 L', 2.39, { kind: 'latte di crescita', shape: 'brick', instructions: 'Dal dodicesimo mese.', pic: { w: undefined, h: undefined } }],
      ]),
    ]),
    group('Pannolini', { food: false, storage: 'In luogo asciutto.', life: undefined }, [
      leaf('Pannolini e mutandine', { kind: 'pannolini', vat: 10, shape: 'pouch', art: 'teddy-bear', warnings: 'Tenere il sacchetto lontano dalla portata dei bambini: rischio di soffocamento.', pic: { w: 230, h: 240 } }, [
        ['Pannolini taglia 2 (3–6 kg)', 'Culletta', '30 pezzi', 5.99],
        ['Pannolini taglia 3 (4–9 kg)', 'Culletta', '28 pezzi', 5.99],
        ['Pannolini taglia 4 (7–18 kg)', 'Culletta', '26 pezzi', 5.99],
        ['Pannolini taglia 5 (11–25 kg)', 'Culletta', '23 pezzi', 5.99],
        ['Pannolini taglia 6 (15–30 kg)', 'Culletta', '20 pezzi', 5.99],
        ['Pannolini taglia 4', 'Sporta', '50 pezzi', 7.49],
        ['Pannolini taglia 5', 'Sporta', '46 pezzi', 7.49],
        ['Mutandine assorbenti taglia 5', 'Culletta', '18 pezzi', 6.49, { kind: 'mutandine' }],
        ['Pannolini ecologici taglia 4', 'Sporta Bio', '24 pezzi', 7.29, { labels: ['vegano'] }],
      ]),
      leaf('Salviette e igiene del bambino', { kind: 'salviette', vat: 22, shape: 'pouch', art: 'baby', ingredients: 'Aqua, Glycerin, Aloe Barbadensis Leaf Juice, Citric Acid, Sodium Benzoate.', pic: { w: 240, h: 150 } }, [
        ['Salviette detergenti', 'Culletta', '72 pezzi', 1.99],
        ['Salviette delicate', 'Sporta', '3 × 72 pezzi', 3.29],
        ['Salviette acqua pura', 'Culletta', '60 pezzi', 2.29],
        ['Bagno delicato', 'Culletta', '500 ml', 4.49, { kind: 'bagno bimbi', shape: 'pump', art: 'bubbles', pic: { w: undefined, h: undefined } }],
        ['Shampoo delicato bimbi', 'Culletta', '250 ml', 2.99, { kind: 'shampoo bimbi', shape: 'bottle', art: 'bubbles', pic: { profile: 'sauce', fill: '#f7e08a', w: undefined, h: undefined } }],
        ['Pasta protettiva all’ossido di zinco', 'Culletta', '100 ml', 3.79, { kind: 'pasta protettiva', shape: 'tube', pic: { w: undefined, h: undefined } }],
        ['Detersivo bucato bimbi 24 lavaggi', 'Culletta', '1,2 L', 6.49, { kind: 'detersivo bimbi', shape: 'jug', art: 'teddy-bear', warnings: 'Provoca grave irritazione oculare. Tenere fuori dalla portata dei bambini.', pic: { w: undefined, h: undefined } }],
      ]),
      leaf('Biberon e accessori', { kind: 'biberon', vat: 22, shape: 'box', art: 'baby-bottle', pic: { w: 150, h: 230, d: 50 } }, [
        ['Biberon anticolica', 'Culletta', '1 pezzo', 6.99],
        ['Tettarelle flusso medio', 'Culletta', '2 pezzi', 4.49, { kind: 'tettarelle' }],
        ['Succhietto in silicone 6–18 mesi', 'Culletta', '2 pezzi', 5.49, { kind: 'succhietto' }],
        ['Bavaglini monouso', 'Culletta', '20 pezzi', 3.29, { kind: 'bavaglini', art: 'baby' }],
      ]),
    ]),
  ],
);
