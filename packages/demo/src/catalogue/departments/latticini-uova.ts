import { department, group, leaf, series } from '../build/table.ts';

const FRIGO = 'In frigorifero tra 0 e 4 °C. Una volta aperto, consumare entro 3 giorni.';
const SCAFFALE = 'In luogo fresco e asciutto. Una volta aperto, in frigorifero per non più di 4 giorni.';
const ORIGINE = 'Italia: Paese di mungitura e di trasformazione';

// biome-ignore format: a table, one product a line
export const latticiniUova = department(
  'Latticini e uova',
  'latte',
  'Latte fresco e a lunga conservazione, yogurt, uova, burro, panna e bevande vegetali.',
  { vat: 10, perishable: true, life: 12, popularity: 450, storage: FRIGO, origin: ORIGINE, box: 6 },
  [
    group('Latte', { vat: 4, art: 'glass-of-milk', ingredients: 'Latte.' }, [
      leaf('Latte fresco', { kind: 'latte', shape: 'gable', life: 6, nutrition: [3.6, 2.5, 4.9, 4.9, 0, 3.3, 0.1] }, [
        ['Latte fresco intero Alta Qualità', 'Malga Alta', '1 L', 1.75, { steady: true, best: true, label: 'Latte fresco|intero', ingredients: 'Latte fresco pastorizzato intero di alta qualità.', pic: { cap: '#2f80c3' } }],
        ['Latte fresco senza lattosio', 'Malga Alta', '1 L', 1.99, { steady: true, label: 'Senza|lattosio', ingredients: 'Latte fresco pastorizzato delattosato, lattasi.', pic: { variant: '#d2649a', cap: '#d2649a' } }],
        ['Latte fresco parzialmente scremato', 'Malga Alta', '1 L', 1.69, { nutrition: [1.6, 1.1, 5, 5, 0, 3.4, 0.1], pic: { variant: '#39a36b', cap: '#39a36b' } }],
        ['Latte fresco intero', 'Sporta', '1 L', 1.45],
        ['Latte fresco parzialmente scremato', 'Sporta', '1 L', 1.39, { nutrition: [1.6, 1.1, 5, 5, 0, 3.4, 0.1] }],
        ['Latte fresco intero', 'Sporta', '500 ml', 0.89],
        ['Latte fresco intero bio', 'Sporta Bio', '1 L', 1.89, { ingredients: 'Latte intero fresco pastorizzato da agricoltura biologica.' }],
        ['Latte fieno fresco intero', 'Latteria Bruna', '1 L', 1.95, { features: 'Da mucche alimentate a erba e fieno.' }],
        ['Latte di capra fresco', 'Latteria Bruna', '500 ml', 2.19, { kind: 'latte di capra', ingredients: 'Latte di capra pastorizzato.' }],
      ]),
      leaf('Latte a lunga conservazione', { kind: 'latte', shape: 'brick', perishable: false, life: 90, storage: SCAFFALE, nutrition: [1.6, 1.1, 5, 5, 0, 3.4, 0.1] }, [
        ['Latte parzialmente scremato UHT', 'Malga Alta', '1 L', 1.19, { steady: true, label: 'Latte parz.|scremato', step: 6, min: 6, box: 6, popularity: 720, pic: { variant: '#39a36b', cap: '#39a36b', side: '#39a36b' } }],
        ['Latte intero UHT', 'Malga Alta', '1 L', 1.29, { nutrition: [3.6, 2.5, 4.9, 4.9, 0, 3.3, 0.1] }],
        ['Latte scremato UHT', 'Malga Alta', '1 L', 1.15, { nutrition: [0.1, 0.1, 5, 5, 0, 3.4, 0.1] }],
        ['Latte parzialmente scremato UHT', 'Sporta', '1 L', 0.99, { sellByBox: true }],
        ['Latte intero UHT', 'Sporta', '500 ml', 0.69, { nutrition: [3.6, 2.5, 4.9, 4.9, 0, 3.3, 0.1] }],
        ['Latte UHT parzialmente scremato senza lattosio', 'Sporta', '1 L', 1.35, { ingredients: 'Latte parzialmente scremato, lattasi.' }],
        ['Latte UHT parzialmente scremato', 'Sporta', '6 × 1 L', 5.79, { sellByBox: true }],
        ['Latte parzialmente scremato UHT bio', 'Sporta Bio', '1 L', 1.49],
        ['Latte ad alta digeribilità', 'Latteria Bruna', '1 L', 1.59, { labels: ['senza-lattosio'] }],
      ]),
      leaf('Kefir e bevande al latte', { vat: 10, shape: 'bottle', pic: { profile: 'milk' }, nutrition: [1.5, 1, 11, 11, 0, 3, 0.1] }, [
        ['Kefir bianco da bere', 'Cascina Lieta', '500 ml', 1.99, { kind: 'kefir', ingredients: 'Latte parzialmente scremato, fermenti del kefir.' }],
        ['Kefir alla fragola', 'Cascina Lieta', '500 ml', 2.19, { kind: 'kefir', art: 'strawberry', ingredients: 'Latte parzialmente scremato, fragole 8%, zucchero, fermenti del kefir.' }],
        ['Latte e cacao', 'Malga Alta', '3 × 200 ml', 1.99, { kind: 'latte e cacao', art: 'chocolate-bar', shape: 'brick', pic: { profile: undefined }, ingredients: 'Latte parzialmente scremato 91%, zucchero, cacao magro 1,5%, addensante: carragenina.' }],
        ['Caffè e latte da bere', 'Torremora', '230 ml', 1.59, { kind: 'caffè e latte', art: 'hot-beverage', shape: 'cup', ingredients: 'Latte 75%, caffè 20%, zucchero.' }],
        ['Bevanda proteica al cacao', 'Cascina Lieta', '330 ml', 2.29, { kind: 'bevanda proteica', art: 'chocolate-bar', ingredients: 'Latte scremato, proteine del latte, cacao, edulcorante: sucralosio.', nutrition: [0.5, 0.3, 5.2, 5, 0.4, 8, 0.15], newSince: 2 }],
      ]),
    ]),
    group('Yogurt', { kind: 'yogurt', shape: 'cup', life: 25 }, [
      leaf('Yogurt alla frutta', { nutrition: [3, 2, 14, 13.5, 0.3, 3.6, 0.12], ingredients: 'Yogurt intero 82% (latte, fermenti lattici), {} 8%, zucchero, amido di mais, aromi naturali.', may: 'nuts' }, [
        ['Yogurt alla fragola', 'Cascina Lieta', '2 × 125 g', 1.99, { steady: true, offer: { price: 1.49 }, label: 'Fragola', art: 'strawberry', popularity: 700, ingredients: 'Yogurt intero 82% (latte, fermenti lattici), fragole 8%, zucchero, amido di mais, aromi naturali.', pic: { variant: '#f59bb0' } }],
        ...series('Yogurt {}', 'Cascina Lieta', '2 × 125 g', 1.79, [['ai mirtilli', 'blueberries', { label: 'Mirtilli' }], ['all’albicocca', 'peach', { label: 'Albicocca' }], ['alla banana', 'banana', { label: 'Banana' }], ['alla ciliegia', 'cherries', { label: 'Ciliegia' }], ['al limone', 'lemon', { label: 'Limone' }], ['al cocco', 'coconut', { label: 'Cocco' }], ['al caffè', 'hot-beverage', { label: 'Caffè' }], ['alla vaniglia', 'soft-ice-cream', { label: 'Vaniglia' }], ['alla nocciola', 'chestnut', { label: 'Nocciola', ingredients: 'Yogurt intero 85% (latte, fermenti lattici), zucchero, pasta di nocciole 4%.' }], ['alla pesca', 'peach', { label: 'Pesca' }]], { ingredients: 'Yogurt intero 82% (latte, fermenti lattici), preparazione {} 10%, zucchero, amido di mais, aromi naturali.' }),
        ...series('Yogurt magro {}', 'Sporta', '2 × 125 g', 0.99, [['alla fragola', 'strawberry'], ['ai frutti di bosco', 'blueberries'], ['all’ananas', 'pineapple']], { nutrition: [0.1, 0.1, 13, 12.6, 0.3, 4, 0.13], ingredients: 'Yogurt magro 85% (latte scremato, fermenti lattici), preparazione {} 9%, zucchero.' }),
        ['Yogurt cremoso alla stracciatella', 'Latteria Bruna', '2 × 125 g', 2.19, { art: 'chocolate-bar', ingredients: 'Yogurt intero (latte, fermenti lattici), panna, zucchero, scaglie di cioccolato 3%.' }],
      ]),
      leaf('Yogurt bianco e greco', { nutrition: [3.8, 2.6, 4.3, 4.3, 0, 3.8, 0.13], ingredients: 'Latte intero, fermenti lattici vivi.', art: 'glass-of-milk' }, [
        ['Yogurt greco 0% ai mirtilli', 'Cascina Lieta', '150 g', 1.29, { steady: true, label: 'Greco 0%|mirtilli', art: 'blueberries', ingredients: 'Yogurt greco magro (latte scremato, fermenti lattici), mirtilli 9%, zucchero.', nutrition: [0, 0, 10, 9.5, 0.4, 8.2, 0.1], pic: { variant: '#a9a4e6' } }],
        ['Yogurt greco 0% bianco', 'Cascina Lieta', '150 g', 1.19, { popularity: 620, nutrition: [0, 0, 3.7, 3.7, 0, 10.3, 0.1], ingredients: 'Latte scremato, fermenti lattici.' }],
        ['Yogurt greco 2% al miele', 'Cascina Lieta', '150 g', 1.35, { art: 'honey-pot', nutrition: [1.7, 1.1, 12, 12, 0, 7.6, 0.1] }],
        ['Yogurt greco 5% bianco', 'Sporta', '500 g', 3.29, { nutrition: [5, 3.4, 3.5, 3.5, 0, 9, 0.1] }],
        ['Yogurt intero bianco', 'Sporta', '500 g', 1.49],
        ['Yogurt intero bianco', 'Cascina Lieta', '2 × 125 g', 1.49],
        ['Yogurt magro bianco', 'Sporta', '500 g', 1.39, { nutrition: [0.1, 0.1, 4.9, 4.9, 0, 4.5, 0.14], ingredients: 'Latte scremato, fermenti lattici vivi.' }],
        ['Yogurt bianco intero bio', 'Sporta Bio', '500 g', 2.09],
        ['Yogurt bianco senza lattosio', 'Cascina Lieta', '2 × 125 g', 1.69, { ingredients: 'Latte intero delattosato, fermenti lattici vivi.' }],
        ['Yogurt di montagna bianco', 'Latteria Bruna', '500 g', 2.29],
        ['Skyr bianco', 'Latteria Bruna', '450 g', 2.99, { kind: 'skyr', nutrition: [0.2, 0.1, 4, 4, 0, 11, 0.1], ingredients: 'Latte scremato, fermenti lattici.' }],
      ]),
      leaf('Yogurt da bere e probiotici', { shape: 'bottle', pic: { profile: 'milk' }, nutrition: [1.4, 0.9, 12, 12, 0, 2.8, 0.1], ingredients: 'Latte parzialmente scremato, zucchero, preparazione {} 6%, fermenti lattici.' }, [
        ...series('Yogurt da bere {}', 'Cascina Lieta', '200 g', 1.09, [
          ['alla fragola', 'strawberry'],
          ['alla pesca', 'peach'],
          ['ai frutti di bosco', 'blueberries'],
        ]),
        ...series('Latte fermentato probiotico {}', 'Cascina Lieta', '6 × 100 g', 2.99, [['bianco', 'glass-of-milk', { ingredients: 'Latte scremato, zucchero, fermenti lattici vivi.' }], ['alla fragola', 'strawberry'], ['al multifrutta', 'tangerine']], { kind: 'latte fermentato' }),
        ['Yogurt da bere bianco senza lattosio', 'Sporta', '500 g', 1.79, { art: 'glass-of-milk', ingredients: 'Latte parzialmente scremato delattosato, fermenti lattici.' }],
      ]),
      leaf('Dessert e budini', { kind: 'dessert', life: 30, nutrition: [4.5, 3, 19, 17, 0.5, 3.2, 0.12], may: 'nuts gluten' }, [
        ['Budino al cioccolato', 'Cascina Lieta', '2 × 125 g', 1.49, { kind: 'budino', art: 'chocolate-bar', ingredients: 'Latte intero 72%, zucchero, panna, cacao magro 3%, amido di mais, addensante: carragenina.' }],
        ['Budino alla vaniglia', 'Cascina Lieta', '2 × 125 g', 1.49, { kind: 'budino', art: 'custard', ingredients: 'Latte intero 75%, zucchero, panna, amido di mais, estratto di vaniglia.' }],
        ['Panna cotta ai frutti di bosco', 'Sporta', '2 × 120 g', 2.19, { kind: 'panna cotta', art: 'custard blueberries', ingredients: 'Panna 45%, latte intero, salsa ai frutti di bosco 18%, zucchero, gelatina alimentare.' }],
        ['Crème caramel', 'Sporta', '4 × 100 g', 1.89, { kind: 'crème caramel', art: 'custard', ingredients: 'Latte intero, zucchero, uova 10%, caramello 10%.' }],
        ['Tiramisù al mascarpone', 'Cascina Lieta', '2 × 90 g', 2.99, { kind: 'tiramisù', art: 'shortcake', ingredients: 'Mascarpone 28% (panna, latte), savoiardi 20% (farina di grano, zucchero, uova), caffè, zucchero, tuorlo d’uovo, cacao.', nutrition: [17, 11, 29, 23, 0.7, 4.6, 0.14] }],
        ['Mousse al cioccolato fondente', 'Cacaonero', '2 × 70 g', 2.59, { kind: 'mousse', art: 'chocolate-bar', ingredients: 'Latte scremato, cioccolato fondente 20%, panna 18%, zucchero, albume d’uovo.' }],
        ['Riso al latte alla cannella', 'Latteria Bruna', '2 × 125 g', 1.99, { kind: 'riso al latte', art: 'cooked-rice', ingredients: 'Latte intero 80%, riso 10%, zucchero, cannella.' }],
      ]),
    ]),
    group('Uova', { origin: 'Italia', storage: 'In frigorifero dopo l’acquisto.', life: 20, shape: 'eggs', kind: 'uova' }, [
      leaf('Uova fresche', { nutrition: [8.7, 3.2, 0.7, 0.4, 0, 12.4, 0.35], ingredients: 'Uova fresche di categoria A.' }, [
        ['Uova fresche da galline allevate all’aperto', 'Sporta', '6 uova', 2.19, { steady: true, best: true, label: '6 uova fresche|all’aperto', pic: { variant: '#fff0b8', carton: '#b9c4a4' } }],
        ['Uova biologiche extra fresche', 'Sporta', '6 uova', 2.99, { steady: true, label: 'Uova bio|extra fresche', pic: { variant: '#d9efc9', carton: '#c9b79c', eggCol: '#e6bd93' } }],
        ['Uova grandi da allevamento a terra', 'Cascina Lieta', '6 uova', 2.39, { steady: true, offer: { price: 1.89 }, label: 'Uova grandi', pic: { carton: '#9db8c9', eggCol: '#d59a66' } }],
        ['Uova fresche da allevamento a terra', 'Sporta', '10 uova', 2.79],
        ['Uova medie da allevamento a terra', 'Sporta', '18 uova', 4.79],
        ['Uova da galline allevate all’aperto', 'Cascina Lieta', '4 uova', 1.69],
        ['Uova extra fresche pasta gialla', 'Cascina Lieta', '6 uova', 2.49],
        ['Uova di galline livornesi', 'Cascina Lieta', '6 uova', 3.29, { newSince: 3 }],
      ]),
      leaf('Uova particolari e ovoprodotti', { nutrition: [8.7, 3.2, 0.7, 0.4, 0, 12.4, 0.35] }, [
        ['Uova di quaglia', 'Cascina Lieta', '12 uova', 2.49, { ingredients: 'Uova di quaglia.' }],
        ['Uova sode sgusciate', 'Cascina Lieta', '4 uova', 2.29, { ingredients: 'Uova sode, acqua, sale.', shape: 'cup' }],
        ['Albume d’uovo pastorizzato', 'Cascina Lieta', '500 ml', 2.99, { kind: 'albume', shape: 'brick', art: 'egg', ingredients: 'Albume d’uovo pastorizzato.', nutrition: [0, 0, 0.7, 0.7, 0, 10.6, 0.4] }],
        ['Misto d’uovo pastorizzato', 'Cascina Lieta', '500 ml', 3.29, { kind: 'misto d’uovo', shape: 'brick', art: 'egg', ingredients: 'Uovo intero pastorizzato.', sellByBox: true }],
      ]),
    ]),
    group('Burro e panna', { vat: 4, art: 'butter' }, [
      leaf('Burro e margarina', { kind: 'burro', shape: 'box', life: 60, nutrition: [83, 56, 0.6, 0.6, 0, 0.6, 0.02], ingredients: 'Panna di latte pastorizzata.', pic: { w: 240, h: 128, d: 56, layout: 'strip' } }, [
        ['Burro da panna fresca', 'Malga Alta', '250 g', 2.89, { steady: true, label: 'Burro', popularity: 720, pic: { side: '#2f80c3', variant: '#2f80c3' } }],
        ['Burro', 'Sporta', '250 g', 2.59],
        ['Burro', 'Sporta', '125 g', 1.49],
        ['Burro di montagna', 'Latteria Bruna', '200 g', 3.59],
        ['Burro salato', 'Latteria Bruna', '200 g', 3.49, { ingredients: 'Panna di latte pastorizzata, sale 2%.' }],
        ['Burro senza lattosio', 'Malga Alta', '200 g', 3.29, { ingredients: 'Panna di latte delattosata.' }],
        ['Burro bio', 'Sporta Bio', '250 g', 3.79],
        ['Burro chiarificato', 'Latteria Bruna', '200 g', 4.49, { shape: 'jar', ingredients: 'Burro anidro.' }],
        ['Margarina vegetale', 'Sporta', '250 g', 1.29, { kind: 'margarina', shape: 'cup', labels: ['vegano'], ingredients: 'Oli e grassi vegetali (girasole, cocco), acqua, emulsionante: lecitina di girasole, sale.', nutrition: [60, 18, 0.5, 0.5, 0, 0.1, 0.5] }],
      ]),
      leaf('Panna, besciamella e ricotta', { vat: 10, kind: 'panna', shape: 'brick', art: 'glass-of-milk', nutrition: [23, 15, 3.6, 3.6, 0, 2.3, 0.1], ingredients: 'Panna di latte, stabilizzante: carragenina.', life: 60, pic: { w: 150, h: 180 } }, [
        ['Panna da cucina', 'Malga Alta', '200 ml', 1.19],
        ['Panna da cucina', 'Sporta', '3 × 200 ml', 2.49],
        ['Panna fresca da montare', 'Malga Alta', '250 ml', 1.89, { nutrition: [35, 23, 3.1, 3.1, 0, 2.1, 0.08], life: 20, label: 'Panna fresca', shape: 'gable' }],
        ['Panna spray zuccherata', 'Cascina Lieta', '250 g', 2.39, { shape: 'can', ingredients: 'Panna di latte, zucchero, gas propellente: protossido d’azoto.' }],
        ['Panna ai funghi', 'Malga Alta', '200 ml', 1.39, { art: 'brown-mushroom', ingredients: 'Panna di latte 80%, funghi 10%, amido di mais, sale.' }],
        ['Panna vegetale di soia da cucina', 'Orto Vivo', '200 ml', 1.29, { labels: ['vegano'], ingredients: 'Acqua, olio di girasole, semi di soia 7%, sale.' }],
        ['Besciamella', 'Malga Alta', '500 ml', 1.79, { kind: 'besciamella', ingredients: 'Latte parzialmente scremato 80%, burro 6%, farina di grano 6%, sale, noce moscata.', nutrition: [6, 3.9, 8, 3.9, 0.2, 3.1, 0.8] }],
        ['Panna acida', 'Latteria Bruna', '200 g', 1.49, { kind: 'panna acida', shape: 'cup', ingredients: 'Panna di latte, fermenti lattici.' }],
        ['Ricotta fresca vaccina', 'Cascina Lieta', '250 g', 1.69, { steady: true, kind: 'ricotta', vat: 4, label: 'Ricotta fresca', ingredients: 'Siero di latte, latte, sale.', shape: 'cup', art: 'cow-face', nutrition: [10, 7, 3.5, 3.5, 0, 8, 0.3], life: 18, also: ['salumi-e-formaggi/formaggi-freschi/ricotta-mascarpone-e-spalmabili'], pic: { w: 216, h: 140, taper: 18, layout: 'strip', variant: '#7fc6a4' } }],
      ]),
    ]),
    group('Bevande vegetali', { vat: 22, kind: 'bevanda vegetale', shape: 'brick', perishable: false, life: 180, storage: SCAFFALE, origin: 'UE', labels: ['vegano', 'senza-lattosio'] }, [
      leaf('Mandorla, avena e riso', { art: 'glass-of-milk', nutrition: [1.4, 0.2, 4.5, 3.2, 0.4, 0.6, 0.1] }, [
        ['Bevanda alla mandorla bio', 'Sporta', '1 L', 2.19, { steady: true, label: 'Mandorla', art: 'chestnut glass-of-milk', ingredients: 'Acqua, mandorle 5%, zucchero di canna, sale marino.', pic: { variant: '#f3e0c8', cap: '#8c5a34' } }],
        ['Bevanda alla mandorla senza zuccheri', 'Orto Vivo', '1 L', 2.49, { art: 'chestnut glass-of-milk', ingredients: 'Acqua, mandorle 2,3%, sale marino.', nutrition: [1.2, 0.1, 0.1, 0.1, 0.4, 0.5, 0.13] }],
        ['Bevanda di avena', 'Orto Vivo', '1 L', 2.29, { ingredients: 'Acqua, avena 11%, olio di girasole, sale.' }],
        ['Bevanda di avena per cappuccino', 'Orto Vivo', '1 L', 2.79, { ingredients: 'Acqua, avena 10%, olio di colza, fibra di cicoria, sale.' }],
        ['Bevanda di avena bio', 'Sporta Bio', '1 L', 1.99, { ingredients: 'Acqua, avena 13%, olio di girasole, sale marino.' }],
        ['Bevanda di riso', 'Sporta', '1 L', 1.79, { ingredients: 'Acqua, riso 14%, olio di girasole, sale.', labels: ['vegano', 'senza-lattosio', 'senza-glutine'] }],
        ['Bevanda di riso e cocco bio', 'Sporta Bio', '1 L', 2.39, { art: 'coconut', ingredients: 'Acqua, riso 12%, latte di cocco 6%, sale marino.' }],
        ['Bevanda alla nocciola', 'Orto Vivo', '1 L', 2.89, { art: 'chestnut', ingredients: 'Acqua, nocciole 3%, zucchero, sale.' }],
      ]),
      leaf('Soia e dessert vegetali', { art: 'beans@ceci', nutrition: [1.9, 0.3, 2.7, 2.4, 0.6, 3.2, 0.1] }, [
        ['Bevanda di soia', 'Orto Vivo', '1 L', 1.99, { ingredients: 'Acqua, semi di soia 8%, zucchero, calcio, sale.' }],
        ['Bevanda di soia bio', 'Sporta Bio', '1 L', 1.79, { ingredients: 'Acqua, semi di soia 9,5% da agricoltura biologica.' }],
        ['Bevanda di soia al cacao', 'Orto Vivo', '1 L', 2.29, { art: 'chocolate-bar', ingredients: 'Acqua, semi di soia 7%, zucchero, cacao 1,5%, sale.' }],
        ['Yogurt vegetale di soia bianco', 'Orto Vivo', '2 × 125 g', 1.79, { kind: 'yogurt di soia', vat: 10, shape: 'cup', perishable: true, life: 25, storage: FRIGO, ingredients: 'Acqua, semi di soia 10%, fermenti.' }],
        ['Yogurt vegetale di soia ai mirtilli', 'Orto Vivo', '2 × 125 g', 1.99, { kind: 'yogurt di soia', vat: 10, art: 'blueberries', shape: 'cup', perishable: true, life: 25, storage: FRIGO, ingredients: 'Acqua, semi di soia 9%, mirtilli 8%, zucchero, fermenti.' }],
        ['Yogurt vegetale al cocco', 'Orto Vivo', '350 g', 2.99, { kind: 'yogurt di cocco', vat: 10, art: 'coconut', shape: 'cup', perishable: true, life: 25, storage: FRIGO, ingredients: 'Acqua, crema di cocco 18%, amido di mais, fermenti.' }],
        ['Tofu al naturale bio', 'Sporta Bio', '2 × 125 g', 2.29, { kind: 'tofu', vat: 10, shape: 'pouch', perishable: true, life: 30, storage: FRIGO, ingredients: 'Acqua, semi di soia 40%, cloruro di magnesio.', nutrition: [7.5, 1.2, 1.5, 0.5, 1, 13, 0.05] }],
      ]),
    ]),
  ],
);
