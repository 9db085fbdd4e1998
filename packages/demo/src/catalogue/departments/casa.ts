import { department, group, leaf, series } from '../build/table.ts';

const OCCHI =
  'Provoca grave irritazione oculare. Tenere fuori dalla portata dei bambini. In caso di contatto con gli occhi: sciacquare accuratamente per parecchi minuti.';
const CORROSIVO =
  'Pericolo. Provoca gravi ustioni cutanee e gravi lesioni oculari. Tenere fuori dalla portata dei bambini. Indossare guanti e proteggere gli occhi. Non mescolare con altri prodotti.';
const INFIAMMABILE =
  'Pericolo. Aerosol altamente infiammabile. Recipiente sotto pressione: può scoppiare se riscaldato. Tenere lontano da fonti di calore. Tenere fuori dalla portata dei bambini.';
const SOFFOCO = 'Attenzione: per evitare rischi di soffocamento tenere il sacchetto lontano dalla portata dei bambini.';
const ACQUA = 'Conservare nel contenitore originale, al riparo dal gelo.';
const TENSIOATTIVI = '5–15% tensioattivi anionici; <5% tensioattivi non ionici, profumo, conservanti.';

// biome-ignore format: a table, one product a line
export const casa = department(
  'Cura della casa',
  'casa',
  'Bucato, stoviglie, superfici, carta, sacchi e tutto quello che serve per la casa.',
  { vat: 22, food: false, popularity: 380, storage: ACQUA, box: 8 },
  [
    group('Bucato', { warnings: OCCHI, ingredients: TENSIOATTIVI, art: 'droplet sparkles' }, [
      leaf('Detersivo lavatrice', { kind: 'detersivo lavatrice', shape: 'jug' }, [
        ['Detersivo lavatrice 40 lavaggi', 'Limpida', '2 L', 9.99, { steady: true, offer: { price: 6.99 }, label: 'Lavatrice', popularity: 690, pic: { variant: '#0b5f8a' } }],
        ['Detersivo lavatrice colorati 30 lavaggi', 'Candorella', '1,5 L', 6.49, { pic: { variant: '#d2649a' } }],
        ['Detersivo lavatrice bianco puro 30 lavaggi', 'Candorella', '1,5 L', 6.49],
        ['Detersivo lavatrice marsiglia 25 lavaggi', 'Limpida', '1,25 L', 5.29],
        ['Detersivo lavatrice igienizzante 22 lavaggi', 'Limpida', '1,1 L', 5.49],
        ['Detersivo lavatrice 35 lavaggi', 'Sporta', '1,75 L', 4.49],
        ['Detersivo lana e delicati 20 lavaggi', 'Candorella', '1 L', 3.49, { kind: 'detersivo delicati' }],
        ['Detersivo in polvere 60 lavaggi', 'Limpida', '3,6 kg', 12.9, { shape: 'box', pic: { w: 220, h: 260, d: 90 } }],
        ['Detersivo in capsule 30 lavaggi', 'Limpida', '630 g', 9.9, { kind: 'capsule lavatrice', shape: 'box', warnings: `${OCCHI} Capsule idrosolubili: non ingerire, maneggiare con mani asciutte.`, pic: { w: 210, h: 200, d: 80 } }],
        ['Detersivo lavatrice ecologico 28 lavaggi', 'Sporta Bio', '1,4 L', 6.29, { labels: ['vegano'] }],
      ]),
      leaf('Ammorbidenti e additivi', { kind: 'ammorbidente', shape: 'jug', ingredients: '5–15% tensioattivi cationici; profumo, conservanti.' }, [
        ...series('Ammorbidente concentrato {} 60 lavaggi', 'Candorella', '1,5 L', 3.29, [['fior di cotone', 'blossom'], ['lavanda', 'hyacinth'], ['talco e iris', 'tulip']]),
        ['Ammorbidente 40 lavaggi', 'Sporta', '2 L', 2.19, { art: 'blossom' }],
        ['Candeggina classica', 'Limpida', '2 L', 1.99, { kind: 'candeggina', ingredients: 'Ipoclorito di sodio <5%.', warnings: `${CORROSIVO} Non mescolare con acidi: possono formarsi gas pericolosi.` }],
        ['Candeggina delicata', 'Limpida', '1 L', 1.69, { kind: 'candeggina', shape: 'bottle', ingredients: 'Perossido di idrogeno 5–15%.', pic: { profile: 'milk' } }],
        ['Smacchiatore pretrattante spray', 'Candorella', '500 ml', 3.29, { kind: 'smacchiatore', shape: 'spray' }],
        ['Additivo igienizzante per bucato', 'Candorella', '1,2 L', 4.49, { kind: 'additivo bucato' }],
        ['Anticalcare per lavatrice 30 dosi', 'Limpida', '480 g', 5.99, { kind: 'anticalcare', shape: 'box', pic: { w: 180, h: 220, d: 60 } }],
        ['Fogli cattura colore', 'Candorella', '20 fogli', 3.79, { kind: 'fogli cattura colore', shape: 'box', warnings: undefined, ingredients: undefined, pic: { w: 170, h: 200, d: 40 } }],
        ['Profuma biancheria in perle', 'Candorella', '275 g', 4.29, { kind: 'profuma biancheria', art: 'blossom' }],
        ['Appretto spray per stirare', 'Candorella', '400 ml', 2.49, { kind: 'appretto', shape: 'spray', warnings: undefined }],
      ]),
    ]),
    group('Stoviglie', { warnings: OCCHI, ingredients: TENSIOATTIVI }, [
      leaf('Piatti a mano', { kind: 'detersivo piatti', shape: 'bottle', pic: { profile: 'sauce', layout: 'wave', labelH: 158 } }, [
        ['Detersivo piatti al limone', 'Limpida', '900 ml', 1.99, { steady: true, label: 'Piatti limone', art: 'lemon', popularity: 660, pic: { fill: '#f3e04a', glass: '#f9f2b8', cap: '#0b5f8a' } }],
        ['Detersivo piatti concentrato', 'Limpida', '650 ml', 1.89, { art: 'sparkles', pic: { fill: '#5ac46a', glass: '#c7efcc' } }],
        ['Detersivo piatti aceto e menta', 'Limpida', '900 ml', 1.99, { art: 'herb', pic: { fill: '#7fd1a8', glass: '#d6f2e4' } }],
        ['Detersivo piatti', 'Sporta', '1,25 L', 1.19, { art: 'lemon', pic: { fill: '#f3e04a', glass: '#f9f2b8' } }],
        ['Detersivo piatti ecologico', 'Sporta Bio', '750 ml', 2.19, { art: 'herb', labels: ['vegano'] }],
        ['Ricarica detersivo piatti', 'Limpida', '2 L', 3.49, { shape: 'pouch', art: 'lemon', pic: { profile: undefined, w: 220, h: 290 } }],
        ['Detersivo piatti professionale', 'Limpida', '5 L', 7.9, { shape: 'jug', art: 'lemon', sellByBox: true, box: 3, offer: { percent: 20, only: 'business' }, pic: { profile: undefined } }],
      ]),
      leaf('Lavastoviglie', { kind: 'detersivo lavastoviglie', shape: 'box', art: 'sparkles', pic: { w: 200, h: 220, d: 60 }, warnings: OCCHI }, [
        ['Tabs lavastoviglie tutto in uno 36 lavaggi', 'Limpida', '648 g', 6.99, { kind: 'tabs lavastoviglie' }],
        ['Tabs lavastoviglie limone 50 lavaggi', 'Limpida', '900 g', 8.49, { kind: 'tabs lavastoviglie', art: 'lemon sparkles' }],
        ['Tabs lavastoviglie 40 lavaggi', 'Sporta', '720 g', 4.29, { kind: 'tabs lavastoviglie' }],
        ['Gel lavastoviglie 36 lavaggi', 'Limpida', '640 ml', 4.99, { shape: 'bottle', pic: { profile: 'sauce', w: undefined, h: undefined, d: undefined } }],
        ['Brillantante per lavastoviglie', 'Limpida', '500 ml', 2.49, { kind: 'brillantante', shape: 'bottle', pic: { profile: 'sauce', w: undefined, h: undefined, d: undefined } }],
        ['Sale per lavastoviglie', 'Sporta', '1 kg', 0.79, { kind: 'sale lavastoviglie', art: 'salt', warnings: undefined, ingredients: 'Cloruro di sodio.' }],
        ['Cura lavastoviglie', 'Limpida', '250 ml', 2.99, { kind: 'cura lavastoviglie', shape: 'bottle', pic: { profile: 'sauce', w: undefined, h: undefined, d: undefined } }],
      ]),
    ]),
    group('Superfici', { warnings: OCCHI, ingredients: TENSIOATTIVI, art: 'sparkles' }, [
      leaf('Cucina, vetri e multiuso', { kind: 'detergente', shape: 'spray' }, [
        ['Sgrassatore universale spray', 'Limpida', '750 ml', 2.29, { steady: true, kind: 'sgrassatore', label: 'Sgrassatore', popularity: 620, pic: { fill: '#ff8a3d', cap: '#ffffff', variant: '#ffffff' } }],
        ['Sgrassatore al limone spray', 'Limpida', '600 ml', 2.19, { kind: 'sgrassatore', art: 'lemon sparkles', pic: { fill: '#f3d94a' } }],
        ['Sgrassatore', 'Sporta', '750 ml', 1.29, { kind: 'sgrassatore', pic: { fill: '#ff8a3d' } }],
        ['Vetri e specchi spray', 'Limpida', '750 ml', 1.99, { kind: 'detergente vetri', pic: { fill: '#5ab8e8' } }],
        ['Vetri e multiuso', 'Sporta', '750 ml', 1.19, { kind: 'detergente vetri', pic: { fill: '#5ab8e8' } }],
        ['Igienizzante multisuperficie', 'Lustrella', '700 ml', 2.79, { kind: 'igienizzante', pic: { fill: '#4fb8a8' } }],
        ['Crema detergente al limone', 'Lustrella', '500 ml', 1.79, { kind: 'crema detergente', shape: 'bottle', art: 'lemon', pic: { profile: 'sauce', fill: '#f7f3df' } }],
        ['Pulitore forno e griglie', 'Lustrella', '500 ml', 3.49, { kind: 'pulitore forno', warnings: CORROSIVO, ingredients: 'Idrossido di sodio <5%, tensioattivi.' }],
        ['Detergente acciaio', 'Lustrella', '250 ml', 2.99, { kind: 'detergente acciaio' }],
        ['Multiuso ecologico all’aceto', 'Sporta Bio', '750 ml', 2.29, { kind: 'multiuso', labels: ['vegano'], pic: { fill: '#9fd6b0' } }],
      ]),
      leaf('Pavimenti', { kind: 'detergente pavimenti', shape: 'bottle', pic: { profile: 'milk' } }, [
        ['Detergente pavimenti agrumi', 'Lustrella', '1 L', 1.99, { art: 'tangerine sparkles', pic: { fill: '#f5a94a' } }],
        ['Detergente pavimenti lavanda', 'Lustrella', '1 L', 1.99, { art: 'hyacinth', pic: { fill: '#b9a4e0' } }],
        ['Detergente parquet', 'Lustrella', '750 ml', 2.99, { kind: 'detergente parquet', pic: { fill: '#d9a86a' } }],
        ['Detergente pavimenti igienizzante', 'Limpida', '1,5 L', 2.79],
        ['Detergente pavimenti', 'Sporta', '1,5 L', 1.39],
        ['Ammoniaca profumata', 'Sporta', '1 L', 0.99, { kind: 'ammoniaca', warnings: CORROSIVO, ingredients: 'Ammoniaca <5%.' }],
        ['Alcol denaturato', 'Sporta', '1 L', 2.19, { kind: 'alcol denaturato', warnings: 'Pericolo. Liquido e vapori facilmente infiammabili. Provoca grave irritazione oculare. Tenere fuori dalla portata dei bambini.', ingredients: 'Alcol etilico denaturato 90%.', max: 6, pic: { fill: '#e58aa8' } }],
      ]),
      leaf('Bagno e anticalcare', { kind: 'detergente bagno', shape: 'spray' }, [
        ['Anticalcare spray bagno', 'Limpida', '750 ml', 2.49, { kind: 'anticalcare', pic: { fill: '#7fc4e8' } }],
        ['Anticalcare bagno', 'Sporta', '750 ml', 1.39, { kind: 'anticalcare' }],
        ['Gel wc con candeggina', 'Limpida', '750 ml', 1.99, { kind: 'gel wc', shape: 'bottle', warnings: CORROSIVO, ingredients: 'Ipoclorito di sodio <5%, tensioattivi.', pic: { profile: 'sauce' } }],
        ['Gel wc anticalcare', 'Lustrella', '700 ml', 1.89, { kind: 'gel wc', shape: 'bottle', pic: { profile: 'sauce' } }],
        ['Tavolette wc profumate', 'Lustrella', '2 pezzi', 2.69, { kind: 'tavolette wc', shape: 'box', pic: { w: 170, h: 200, d: 40 } }],
        ['Disgorgante liquido', 'Lustrella', '1 L', 2.99, { kind: 'disgorgante', shape: 'bottle', warnings: CORROSIVO, ingredients: 'Idrossido di sodio 5–15%.', max: 6, pic: { profile: 'milk' } }],
        ['Muffa via spray', 'Lustrella', '500 ml', 3.29, { kind: 'antimuffa', warnings: CORROSIVO, ingredients: 'Ipoclorito di sodio <5%.' }],
      ]),
      leaf('Deodoranti e insetticidi', { kind: 'deodorante ambiente', warnings: INFIAMMABILE, ingredients: undefined, shape: 'can', art: 'blossom', pic: { w: 120 } }, [
        ['Deodorante ambiente spray lavanda', 'Lustrella', '300 ml', 2.29, { art: 'hyacinth' }],
        ['Deodorante ambiente spray cotone', 'Lustrella', '300 ml', 2.29],
        ['Diffusore a bastoncini vaniglia', 'Lustrella', '100 ml', 4.99, { kind: 'diffusore', shape: 'jar', warnings: OCCHI, pic: { w: 140, h: 190, fill: '#f3e3c0' } }],
        ['Candela profumata agli agrumi', 'Lustrella', '120 g', 3.49, { kind: 'candela', shape: 'jar', art: 'candle', warnings: 'Non lasciare mai la candela accesa incustodita. Tenere lontano da bambini e animali.', pic: { w: 150, h: 170, fill: '#f5c98a' } }],
        ['Insetticida per mosche e zanzare', 'Lustrella', '400 ml', 3.79, { kind: 'insetticida', art: 'mosquito', warnings: `${INFIAMMABILE} Molto tossico per gli organismi acquatici.` }],
        ['Piastrine antizanzare', 'Lustrella', '30 pezzi', 3.49, { kind: 'antizanzare', shape: 'box', art: 'mosquito', warnings: OCCHI, pic: { w: 180, h: 200, d: 40 } }],
      ]),
    ]),
    group('Carta', { art: 'four-leaf-clover', storage: 'In luogo asciutto.' }, [
      leaf('Carta igienica', { kind: 'carta igienica', shape: 'rolls' }, [
        ['Carta igienica 3 veli', 'Nuvola', '4 rotoli', 2.49, { steady: true, label: '3 veli', popularity: 720, pic: { variant: '#e96a92', layout: 'strip' } }],
        ['Carta igienica 2 veli', 'Nuvola', '10 rotoli', 4.49, { label: '2 veli' }],
        ['Carta igienica 4 veli', 'Nuvola', '6 rotoli', 4.79, { label: '4 veli' }],
        ['Carta igienica maxi rotolo', 'Nuvola', '8 rotoli', 6.99, { label: 'Maxi rotolo' }],
        ['Carta igienica 2 veli', 'Sporta', '12 rotoli', 3.99, { label: '2 veli' }],
        ['Carta igienica riciclata', 'Sporta Bio', '4 rotoli', 2.29, { label: 'Riciclata' }],
        ['Carta igienica umidificata', 'Nuvola', '60 fogli', 1.99, { kind: 'carta igienica umida', shape: 'pouch', pic: { w: 240, h: 150 } }],
      ]),
      leaf('Cucina, fazzoletti e tovaglioli', { kind: 'carta cucina', shape: 'rolls' }, [
        ['Carta cucina 2 veli', 'Nuvola', '2 rotoli', 2.29, { label: 'Cucina 2 veli' }],
        ['Carta cucina 3 veli', 'Nuvola', '4 rotoli', 4.49, { label: 'Cucina 3 veli' }],
        ['Carta cucina', 'Sporta', '4 rotoli', 2.99, { label: 'Cucina' }],
        ['Bobina multiuso', 'Nuvola', '1 rotolo', 5.99, { kind: 'bobina', sellByBox: true, box: 6 }],
        ['Fazzoletti di carta 4 veli', 'Nuvola', '10 pacchetti', 1.99, { kind: 'fazzoletti', shape: 'pouch', content: [90, 'piece'], pic: { w: 220, h: 170 } }],
        ['Fazzoletti di carta', 'Sporta', '24 pacchetti', 2.49, { kind: 'fazzoletti', shape: 'pouch', content: [216, 'piece'], pic: { w: 220, h: 170 } }],
        ['Veline in scatola', 'Nuvola', '100 fogli', 1.49, { kind: 'veline', shape: 'box', pic: { w: 230, h: 130, d: 80 } }],
        ['Tovaglioli 2 veli bianchi', 'Nuvola', '100 pezzi', 1.79, { kind: 'tovaglioli', shape: 'pouch', pic: { w: 210, h: 180 } }],
        ['Tovaglioli colorati', 'Sporta', '40 pezzi', 1.49, { kind: 'tovaglioli', shape: 'pouch', pic: { w: 210, h: 180 } }],
      ]),
      leaf('Piatti e bicchieri compostabili', { kind: 'piatti monouso', shape: 'pouch', art: 'fork-and-knife-with-plate', pic: { w: 220, h: 240 } }, [
        ['Piatti piani compostabili', 'Sporta', '20 pezzi', 2.99],
        ['Piatti fondi compostabili', 'Sporta', '20 pezzi', 2.99],
        ['Bicchieri di carta', 'Sporta', '50 pezzi', 1.99, { kind: 'bicchieri monouso', art: 'cup-with-straw' }],
        ['Posate in legno', 'Sporta', '24 pezzi', 1.99, { kind: 'posate monouso', art: 'fork-and-knife' }],
      ]),
    ]),
    group('Sacchi, pellicole e utensili', { storage: 'In luogo asciutto.' }, [
      leaf('Sacchi e sacchetti', { kind: 'sacchi', shape: 'pouch', art: 'wastebasket', warnings: SOFFOCO, pic: { w: 200, h: 200 } }, [
        ['Sacchi spazzatura con maniglie 30 litri', 'Lustrella', '30 pezzi', 2.29],
        ['Sacchi spazzatura 70 litri', 'Lustrella', '20 pezzi', 2.49],
        ['Sacchi condominiali 110 litri', 'Sporta', '10 pezzi', 1.99],
        ['Sacchetti compostabili per umido', 'Sporta', '25 pezzi', 1.99, { art: 'four-leaf-clover' }],
        ['Sacchetti gelo medi', 'Lustrella', '50 pezzi', 1.49, { kind: 'sacchetti gelo', art: 'snowflake' }],
        ['Sacchetti con cerniera', 'Lustrella', '20 pezzi', 2.29, { kind: 'sacchetti con cerniera' }],
      ]),
      leaf('Pellicola, alluminio e carta forno', { kind: 'pellicola', shape: 'box', art: 'roll-of-paper', pic: { w: 300, h: 90, d: 50, layout: 'strip' } }, [
        ['Pellicola trasparente', 'Lustrella', '50 m', 2.29],
        ['Pellicola trasparente', 'Sporta', '30 m', 1.19],
        ['Alluminio in rotolo', 'Lustrella', '16 m', 2.29, { kind: 'alluminio' }],
        ['Alluminio in rotolo', 'Sporta', '30 m', 2.79, { kind: 'alluminio' }],
        ['Carta forno', 'Sporta', '20 m', 1.99, { kind: 'carta forno' }],
        ['Vaschette in alluminio con coperchio', 'Lustrella', '5 pezzi', 1.79, { kind: 'vaschette', art: 'takeout-box' }],
        ['Pellicola professionale', 'Lustrella', '300 m', 9.9, { sellByBox: true, box: 6 }],
      ]),
      leaf('Spugne, guanti e panni', { kind: 'spugne', shape: 'pouch', art: 'sponge', pic: { w: 200, h: 200 } }, [
        ['Spugne abrasive', 'Lustrella', '3 pezzi', 1.29],
        ['Spugne antigraffio', 'Lustrella', '2 pezzi', 1.59],
        ['Paglietta in acciaio', 'Sporta', '2 pezzi', 0.99, { kind: 'paglietta' }],
        ['Panno in microfibra', 'Lustrella', '3 pezzi', 3.49, { kind: 'panno' }],
        ['Panni cattura polvere', 'Lustrella', '20 pezzi', 2.99, { kind: 'panni' }],
        ['Guanti in lattice taglia M', 'Lustrella', '1 paio', 1.49, { kind: 'guanti', art: 'gloves', warnings: 'Contiene lattice di gomma naturale, che può causare allergie.' }],
        ['Scopa per interni', 'Lustrella', '1 pezzo', 4.99, { kind: 'scopa', art: 'broom' }],
        ['Mocio di ricambio', 'Lustrella', '1 pezzo', 3.49, { kind: 'mocio', art: 'broom' }],
      ]),
      leaf('Pile, lampadine e accendini', { kind: 'pile', shape: 'box', art: 'battery', pic: { w: 180, h: 200, d: 30 }, warnings: 'Non gettare nel fuoco. Tenere lontano dalla portata dei bambini. Smaltire negli appositi contenitori.' }, [
        ['Pile alcaline stilo AA', 'Lustrella', '4 pezzi', 3.49],
        ['Pile alcaline ministilo AAA', 'Lustrella', '4 pezzi', 3.49],
        ['Pile a bottone CR2032', 'Lustrella', '2 pezzi', 2.99, { warnings: 'Pericolo di soffocamento e ustioni interne se ingerita. Tenere lontano dalla portata dei bambini.' }],
        ['Lampadina LED E27 luce calda 10 W', 'Lustrella', '1 pezzo', 2.49, { kind: 'lampadina', art: 'light-bulb', warnings: undefined }],
        ['Lampadina LED E14 luce calda 6 W', 'Lustrella', '2 pezzi', 3.99, { kind: 'lampadina', art: 'light-bulb', warnings: undefined }],
        ['Accendino lungo per cucina', 'Lustrella', '1 pezzo', 1.99, { kind: 'accendino', art: 'fire', warnings: INFIAMMABILE }],
      ]),
    ]),
    group('Borse e omaggi', { storage: undefined }, [
      leaf('Borse riutilizzabili', { kind: 'borsa', shape: 'heap', art: 'shopping-bags', pic: { count: 1, size: 150 } }, [
        ['Borsa termica', 'Sporta', '1 pezzo', 2.99, { kind: 'borsa termica' }],
        ['Borsa in rafia grande', 'Sporta', '1 pezzo', 1.49],
        ['Retine per frutta e verdura', 'Sporta', '3 pezzi', 2.49, { kind: 'retine' }],
        ['Borsa pieghevole', 'Sporta', '1 pezzo', 1.99],
      ]),
      leaf('Omaggi', { kind: 'omaggio', gift: true, shape: 'heap', popularity: 0, pic: { count: 1, size: 126 } }, [
        ['Borsa in cotone Sporta', 'Sporta', '1 pezzo', 0, { kind: 'borsa in cotone', art: 'shopping-bags' }],
        ['Calendario 2027 Sporta', 'Sporta', '1 pezzo', 0, { kind: 'calendario', art: 'spiral-calendar' }],
        ['Ricettario delle feste', 'Sporta', '1 pezzo', 0, { kind: 'ricettario', art: 'notebook-with-decorative-cover' }],
        ['Grembiule da cucina Sporta', 'Sporta', '1 pezzo', 0, { kind: 'grembiule', art: 'cooking' }],
      ]),
    ]),
  ],
);
