import { department, group, leaf, series } from '../build/table.ts';

const DISPENSA = 'In luogo fresco e asciutto. Dopo l’apertura, in frigorifero per non più di 2 giorni.';

// biome-ignore format: a table, one product a line
export const animali = department(
  'Animali',
  'animali',
  'Crocchette, umido, snack, lettiere e accessori per cani, gatti e piccoli animali.',
  { vat: 22, food: false, life: 540, popularity: 280, storage: DISPENSA, box: 8 },
  [
    group('Cane', { art: 'dog-face' }, [
      leaf('Crocchette per cani', { kind: 'crocchette cane', shape: 'sack', ingredients: 'Cereali, carni e derivati (pollo 14%), oli e grassi, sottoprodotti vegetali, sali minerali. Proteine 25%, grassi 12%.', pic: { w: 216, h: 320 } }, [
        ['Crocchette cane adulto con pollo', 'Zampalieta', '3 kg', 9.9, { steady: true, label: 'Cane adulto|con pollo', pic: { variant: '#ffc72c' } }],
        ['Crocchette cane adulto con manzo', 'Zampalieta', '10 kg', 24.9, { max: 4, pic: { variant: '#d9453a' } }],
        ['Crocchette cane cucciolo', 'Zampalieta', '1,5 kg', 7.49, { pic: { variant: '#7fc4e8' } }],
        ['Crocchette cane piccola taglia', 'Zampalieta', '1,5 kg', 6.99],
        ['Crocchette cane senior', 'Zampalieta', '3 kg', 10.9, { pic: { variant: '#a8d08a' } }],
        ['Crocchette cane salmone e riso', 'Zampalieta', '2,5 kg', 13.9, { art: 'dog-face fish' }],
        ['Crocchette cane adulto', 'Sporta', '4 kg', 7.9],
      ]),
      leaf('Umido per cani', { kind: 'umido cane', shape: 'tin', ingredients: 'Carni e derivati, cereali, sali minerali, zuccheri. Proteine 8%, grassi 5%.', pic: { w: 180, h: 170 } }, [
        ['Patè per cane con manzo', 'Zampalieta', '400 g', 1.49],
        ['Patè per cane con pollo', 'Zampalieta', '400 g', 1.49],
        ['Bocconi in salsa per cane', 'Sporta', '1,25 kg', 1.99],
        ['Bocconcini per cane con agnello', 'Zampalieta', '4 × 100 g', 2.99, { shape: 'box', pic: { w: 206, h: 226, d: 50 } }],
        ['Vaschette per cane piccola taglia', 'Zampalieta', '4 × 150 g', 3.99, { shape: 'box', pic: { w: 220, h: 150, d: 60 } }],
      ]),
      leaf('Snack e cura del cane', { kind: 'snack cane', shape: 'pouch', art: 'bone', pic: { w: 190, h: 250 } }, [
        ['Bastoncini dentali', 'Zampalieta', '7 pezzi', 2.79, { content: [180, 'g'] }],
        ['Biscotti per cani', 'Zampalieta', '500 g', 2.99],
        ['Snack al pollo essiccato', 'Zampalieta', '100 g', 3.49],
        ['Osso da masticare', 'Zampalieta', '2 pezzi', 2.99],
        ['Shampoo per cani', 'Zampalieta', '250 ml', 4.49, { kind: 'shampoo cani', shape: 'bottle', art: 'poodle', pic: { profile: 'sauce', w: undefined, h: undefined } }],
        ['Sacchetti igienici', 'Zampalieta', '60 pezzi', 2.99, { kind: 'sacchetti igienici', art: 'paw-prints' }],
        ['Tappetini assorbenti', 'Zampalieta', '10 pezzi', 4.99, { kind: 'tappetini', art: 'paw-prints' }],
      ]),
    ]),
    group('Gatto', { art: 'cat-face' }, [
      leaf('Umido per gatti', { kind: 'umido gatto', shape: 'box', ingredients: 'Carni e derivati, pesci e derivati, sali minerali, zuccheri. Proteine 8,5%, grassi 4,5%.', pic: { w: 206, h: 226, d: 50 } }, [
        ['Bocconcini gatto al salmone', 'Zampalieta', '4 × 85 g', 2.79, { steady: true, label: 'Bocconcini|al salmone', pic: { variant: '#ff9f80' } }],
        ...series('Bocconcini gatto {}', 'Zampalieta', '4 × 85 g', 2.79, [['al pollo', 'cat-face poultry-leg'], ['al manzo', 'cat-face cow-face'], ['al tonno', 'cat-face fish'], ['al tacchino', 'cat-face turkey']], { offer: { bundle: 3, amount: 6.99 } }),
        ['Mousse gatto sterilizzato', 'Zampalieta', '6 × 85 g', 4.49],
        ['Patè gatto con pesce', 'Zampalieta', '400 g', 1.39, { shape: 'tin', art: 'fish cat-face', pic: { w: 180, h: 170, d: undefined } }],
        ['Filetti di tonno per gatto', 'Zampalieta', '70 g', 1.29, { shape: 'tin', art: 'fish cat-face', pic: { w: 200, h: 90, d: undefined } }],
        ['Bustine assortite per gatto', 'Sporta', '12 × 100 g', 4.49],
      ]),
      leaf('Crocchette per gatti', { offer: { percent: 15, only: 'members' }, kind: 'crocchette gatto', shape: 'sack', ingredients: 'Cereali, carni e derivati (pollo 18%), oli e grassi, pesci e derivati, sali minerali. Proteine 32%, grassi 12%.', pic: { w: 196, h: 290 } }, [
        ['Crocchette gatto adulto con pollo', 'Zampalieta', '1,5 kg', 6.49, { pic: { variant: '#ffc72c' } }],
        ['Crocchette gatto sterilizzato con salmone', 'Zampalieta', '1,5 kg', 7.49, { art: 'cat-face fish' }],
        ['Crocchette gattino', 'Zampalieta', '400 g', 2.99],
        ['Crocchette gatto con manzo', 'Sporta', '2 kg', 4.99],
        ['Crocchette gatto controllo del pelo', 'Zampalieta', '800 g', 4.99],
      ]),
      leaf('Lettiere e snack per gatti', { kind: 'lettiera', shape: 'sack', pic: { w: 210, h: 290 } }, [
        ['Lettiera agglomerante', 'Zampalieta', '5 kg', 4.99, { max: 8 }],
        ['Lettiera assorbente in argilla', 'Sporta', '10 kg', 3.99, { max: 8 }],
        ['Lettiera vegetale', 'Zampalieta', '2,5 kg', 6.49, { art: 'cat-face seedling' }],
        ['Lettiera in silicio', 'Zampalieta', '1,8 kg', 5.99],
        ['Snack cremoso per gatti', 'Zampalieta', '4 × 15 g', 2.29, { kind: 'snack gatto', shape: 'pouch', pic: { w: 170, h: 230 } }],
        ['Snack croccanti per gatti', 'Zampalieta', '60 g', 1.69, { kind: 'snack gatto', shape: 'pouch', pic: { w: 170, h: 230 } }],
      ]),
    ]),
    group('Piccoli animali', {}, [
      leaf('Roditori, uccelli e pesci', { kind: 'mangime', shape: 'pouch', pic: { w: 190, h: 250 } }, [
        ['Mangime per conigli nani', 'Zampalieta', '800 g', 3.29, { art: 'rabbit-face' }],
        ['Mangime per criceti', 'Zampalieta', '800 g', 2.99, { art: 'hamster' }],
        ['Misto semi per canarini', 'Zampalieta', '1 kg', 2.79, { art: 'bird' }],
        ['Mangime in scaglie per pesci', 'Zampalieta', '100 g', 3.49, { art: 'tropical-fish', shape: 'tin', pic: { w: 150, h: 180 } }],
        ['Fieno di montagna', 'Zampalieta', '1 kg', 3.49, { kind: 'fieno', art: 'rabbit-face sheaf-of-rice' }],
      ]),
    ]),
  ],
);
