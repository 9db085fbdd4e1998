import { department, group, leaf, series } from '../build/table.ts';

const ESTERNO = 'Solo per uso esterno. Evitare il contatto con gli occhi.';
const SPRAY =
  'Pericolo. Aerosol estremamente infiammabile. Recipiente sotto pressione: può scoppiare se riscaldato. Tenere fuori dalla portata dei bambini.';
const BASE = 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Parfum, Citric Acid, Sodium Benzoate.';
const CREMA =
  'Aqua, Glycerin, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Butyrospermum Parkii Butter, Parfum, Tocopherol.';
const DENTI =
  'Aqua, Sorbitol, Hydrated Silica, Glycerin, Sodium Lauroyl Sarcosinate, Aroma, Sodium Fluoride (1450 ppm F).';

// biome-ignore format: a table, one product a line
export const persona = department(
  'Igiene e bellezza',
  'persona',
  'Igiene orale, capelli, corpo, viso, rasatura, igiene intima e piccola farmacia.',
  { vat: 22, food: false, popularity: 330, storage: 'A temperatura ambiente, al riparo dal calore.', box: 6, labels: ['cruelty-free'] },
  [
    group('Igiene orale', { art: 'tooth' }, [
      leaf('Dentifrici', { kind: 'dentifricio', shape: 'tube', ingredients: DENTI, pic: { layout: 'wave' } }, [
        ['Dentifricio protezione smalto', 'Mentafresca', '75 ml', 1.89, { steady: true, label: 'Protezione|smalto', art: 'herb' }],
        ['Dentifricio sbiancante', 'Mentafresca', '75 ml', 2.79, { art: 'sparkles' }],
        ['Dentifricio gengive delicate', 'Mentafresca', '75 ml', 2.99, { art: 'herb' }],
        ['Dentifricio denti sensibili', 'Mentafresca', '75 ml', 3.49],
        ['Dentifricio menta fresca', 'Sporta', '75 ml', 1.45, { art: 'herb' }],
        ['Dentifricio al bicarbonato', 'Mentafresca', '2 × 75 ml', 3.19],
        ['Dentifricio alla salvia bio', 'Sporta Bio', '75 ml', 2.79, { art: 'herb' }],
        ['Dentifricio al fluoro per bambini', 'Mentafresca', '50 ml', 1.99, { art: 'strawberry', warnings: 'Bambini fino a 6 anni: usare una quantità pari a un pisello sotto la supervisione di un adulto.' }],
      ]),
      leaf('Spazzolini e collutori', { kind: 'spazzolino', shape: 'box', art: 'toothbrush', pic: { w: 110, h: 270, d: 24 } }, [
        ['Spazzolino setole medie', 'Mentafresca', '2 pezzi', 2.49],
        ['Spazzolino setole morbide', 'Mentafresca', '1 pezzo', 1.79],
        ['Spazzolino per bambini', 'Mentafresca', '1 pezzo', 1.99],
        ['Spazzolino in bambù', 'Sporta Bio', '1 pezzo', 2.49, { labels: ['cruelty-free', 'vegano'] }],
        ['Collutorio alla menta', 'Mentafresca', '500 ml', 2.99, { kind: 'collutorio', shape: 'bottle', art: 'herb', ingredients: 'Aqua, Glycerin, Sorbitol, Aroma, Sodium Fluoride, Cetylpyridinium Chloride.', pic: { profile: 'sauce', w: undefined, h: undefined, d: undefined, fill: '#5ac4b4' } }],
        ['Collutorio senza alcol', 'Sporta', '500 ml', 1.69, { kind: 'collutorio', shape: 'bottle', art: 'herb', ingredients: 'Aqua, Sorbitol, Aroma, Sodium Fluoride.', pic: { profile: 'sauce', w: undefined, h: undefined, d: undefined, fill: '#7fc4e8' } }],
        ['Filo interdentale cerato', 'Mentafresca', '50 m', 2.29, { kind: 'filo interdentale', art: 'tooth', pic: { w: 130, h: 170, d: 30 } }],
        ['Scovolini interdentali', 'Mentafresca', '10 pezzi', 3.99, { kind: 'scovolini' }],
      ]),
    ]),
    group('Capelli', { ingredients: BASE, art: 'herb' }, [
      leaf('Shampoo', { kind: 'shampoo', shape: 'bottle', pic: { profile: 'sauce', layout: 'wave' } }, [
        ...series('Shampoo {}', 'Capelvera', '250 ml', 2.99, [
          ['nutriente all’argan', 'olive', { pic: { fill: '#d9a04a' } }],
          ['volume', 'sparkles', { pic: { fill: '#a8d4f0' } }],
          ['antiforfora', 'herb', { pic: { fill: '#5aa8c8' } }],
          ['capelli colorati', 'hibiscus', { pic: { fill: '#c84a7a' } }],
          ['ricci definiti', 'coconut', { pic: { fill: '#f0e2c0' } }],
        ]),
        ['Shampoo delicato uso frequente', 'Sporta', '400 ml', 1.99],
        ['Shampoo alla camomilla', 'Sporta', '400 ml', 1.99, { art: 'blossom', pic: { fill: '#f5e08a' } }],
        ['Shampoo bio all’ortica', 'Sporta Bio', '250 ml', 3.49, { labels: ['cruelty-free', 'vegano'] }],
        ['Shampoo secco spray', 'Capelvera', '150 ml', 3.79, { shape: 'can', warnings: SPRAY, pic: { profile: undefined, w: 110 } }],
        ['Shampoo solido', 'Capelvera', '60 g', 4.99, { kind: 'shampoo solido', shape: 'box', labels: ['cruelty-free', 'vegano'], art: 'soap', pic: { profile: undefined, w: 170, h: 150, d: 40 } }],
      ]),
      leaf('Balsamo, maschere e styling', { kind: 'balsamo', shape: 'tube', ingredients: CREMA }, [
        ['Balsamo districante', 'Capelvera', '200 ml', 2.79],
        ['Balsamo nutriente all’argan', 'Capelvera', '200 ml', 2.99, { art: 'olive' }],
        ['Maschera ristrutturante', 'Capelvera', '250 ml', 4.49, { kind: 'maschera capelli', shape: 'jar', pic: { fill: '#f4e3cf' } }],
        ['Lacca fissaggio forte', 'Capelvera', '250 ml', 3.29, { kind: 'lacca', shape: 'can', art: 'sparkles', warnings: SPRAY, pic: { w: 110 } }],
        ['Gel fissante', 'Capelvera', '200 ml', 2.29, { kind: 'gel capelli', art: 'droplet' }],
        ['Olio per capelli ai semi di lino', 'Capelvera', '100 ml', 5.49, { kind: 'olio capelli', shape: 'pump', art: 'droplet' }],
        ['Tinta capelli castano', 'Capelvera', '1 pezzo', 6.9, { kind: 'tinta', shape: 'box', art: 'hair-pick', warnings: 'Può provocare reazioni allergiche gravi. Fare il test 48 ore prima. Non usare su persone di età inferiore a 16 anni.', pic: { w: 140, h: 230, d: 50 } }],
      ]),
    ]),
    group('Corpo', { ingredients: BASE }, [
      leaf('Sapone e bagnoschiuma', { kind: 'bagnoschiuma', shape: 'bottle', art: 'bubbles', pic: { profile: 'milk' } }, [
        ['Sapone mani latte e miele', 'Nuvola', '300 ml', 1.79, { steady: true, kind: 'sapone mani', shape: 'pump', label: 'Latte e miele', art: 'honey-pot', pic: { profile: undefined, fill: '#ffe9c9', layout: 'band', variant: '#f2b632' } }],
        ['Ricarica sapone mani', 'Nuvola', '1 L', 3.29, { kind: 'sapone mani', shape: 'pouch', art: 'honey-pot', pic: { profile: undefined } }],
        ['Sapone mani antibatterico', 'Sporta', '500 ml', 1.59, { kind: 'sapone mani', shape: 'pump', art: 'bubbles', pic: { profile: undefined } }],
        ['Saponetta di Marsiglia', 'Nuvola', '4 × 100 g', 1.99, { kind: 'saponetta', shape: 'box', art: 'soap', ingredients: 'Sodium Palmate, Sodium Cocoate, Aqua, Glycerin, Parfum.', pic: { profile: undefined, w: 200, h: 150, d: 60 } }],
        ...series('Bagnoschiuma {}', 'Nuvola', '750 ml', 2.59, [['muschio bianco', 'bubbles'], ['talco', 'blossom', { pic: { fill: '#f3c4d6' } }], ['argan e vaniglia', 'olive', { pic: { fill: '#e3b56a' } }], ['fiori di loto', 'lotus', { pic: { fill: '#d8a4c8' } }]]),
        ['Doccia shampoo sport', 'Fiorsenna', '400 ml', 2.29, { kind: 'docciaschiuma', pic: { fill: '#3a6ab8' } }],
        ['Docciaschiuma idratante', 'Fiorsenna', '250 ml', 2.19, { kind: 'docciaschiuma', pic: { fill: '#a8dcd0' } }],
        ['Bagnoschiuma', 'Sporta', '1 L', 1.79],
        ['Bagnoschiuma bio alla calendula', 'Sporta Bio', '500 ml', 3.49, { art: 'blossom', labels: ['cruelty-free', 'vegano'] }],
      ]),
      leaf('Deodoranti', { kind: 'deodorante', shape: 'can', art: 'blossom', warnings: SPRAY, ingredients: 'Butane, Isobutane, Propane, Parfum, Aluminum Chlorohydrate.', pic: { w: 110 } }, [
        ['Deodorante spray talco', 'Fiorsenna', '150 ml', 2.69],
        ['Deodorante spray invisibile', 'Fiorsenna', '150 ml', 2.79],
        ['Deodorante roll-on sensibile', 'Fiorsenna', '50 ml', 2.29, { shape: 'tube', warnings: ESTERNO, ingredients: 'Aqua, Glycerin, Zinc Ricinoleate, Parfum.', pic: { w: undefined } }],
        ['Deodorante vapo senza gas', 'Fiorsenna', '75 ml', 3.29, { shape: 'spray', warnings: ESTERNO, ingredients: 'Aqua, Alcohol, Triethyl Citrate, Parfum.', pic: { w: undefined } }],
        ['Deodorante uomo', 'Ventolana', '150 ml', 2.79],
        ['Deodorante spray', 'Sporta', '150 ml', 1.49],
      ]),
      leaf('Creme corpo, mani e solari', { offer: { percent: 20, only: 'members' }, kind: 'crema corpo', shape: 'pump', art: 'lotion-bottle', ingredients: CREMA }, [
        ['Crema corpo idratante', 'Fiorsenna', '400 ml', 4.49],
        ['Latte corpo alle mandorle', 'Fiorsenna', '250 ml', 3.49, { kind: 'latte corpo', art: 'chestnut' }],
        ['Crema mani alla glicerina', 'Fiorsenna', '75 ml', 1.99, { kind: 'crema mani', shape: 'tube' }],
        ['Olio di mandorle dolci', 'Sporta', '250 ml', 4.29, { kind: 'olio corpo', shape: 'bottle', art: 'chestnut', ingredients: 'Prunus Amygdalus Dulcis Oil.', pic: { profile: 'oil', glass: '#f3e3b0' } }],
        ['Crema corpo', 'Sporta', '500 ml', 2.99],
        ['Stick labbra al karité', 'Fiorsenna', '5 ml', 1.99, { kind: 'burrocacao', shape: 'tube', art: 'kiss-mark' }],
        ['Latte solare SPF 50', 'Fiorsenna', '200 ml', 8.9, { kind: 'crema solare', art: 'sun', warnings: 'Non restare troppo al sole pur usando un prodotto di protezione solare. Tenere neonati e bambini lontano dalla luce diretta.' }],
      ]),
    ]),
    group('Viso e rasatura', {}, [
      leaf('Viso', { kind: 'crema viso', shape: 'jar', art: 'lotus', ingredients: CREMA, pic: { w: 160, h: 150, fill: '#f7efe6' } }, [
        ['Crema viso idratante giorno', 'Fiorsenna', '50 ml', 5.99],
        ['Crema viso antirughe notte', 'Fiorsenna', '50 ml', 7.49],
        ['Acqua micellare', 'Fiorsenna', '400 ml', 3.99, { kind: 'acqua micellare', shape: 'bottle', art: 'droplet', pic: { profile: 'milk', fill: '#e8f2f8', w: undefined, h: undefined } }],
        ['Detergente viso', 'Fiorsenna', '150 ml', 3.49, { kind: 'detergente viso', shape: 'tube', pic: { w: undefined, h: undefined } }],
        ['Salviette struccanti', 'Nuvola', '25 pezzi', 1.79, { kind: 'salviette struccanti', shape: 'pouch', pic: { w: 240, h: 150 } }],
        ['Dischetti di cotone', 'Nuvola', '100 pezzi', 1.49, { kind: 'dischetti', shape: 'pouch', ingredients: undefined, pic: { w: 150, h: 260 } }],
        ['Cotton fioc in carta', 'Nuvola', '200 pezzi', 1.19, { kind: 'cotton fioc', shape: 'cup', ingredients: undefined, warnings: 'Non introdurre nel canale uditivo.', pic: { w: 180, h: 160 } }],
        ['Maschera viso in tessuto', 'Fiorsenna', '1 pezzo', 2.49, { kind: 'maschera viso', shape: 'pouch', newSince: 3, pic: { w: 190, h: 250 } }],
      ]),
      leaf('Rasatura', { kind: 'rasoi', shape: 'box', art: 'razor', pic: { w: 150, h: 220, d: 30 } }, [
        ['Rasoi usa e getta 3 lame', 'Ventolana', '4 pezzi', 4.49],
        ['Rasoi usa e getta 2 lame', 'Sporta', '10 pezzi', 2.99],
        ['Lame di ricambio 5 lame', 'Ventolana', '4 pezzi', 11.9, { kind: 'lame di ricambio' }],
        ['Schiuma da barba', 'Ventolana', '300 ml', 2.29, { kind: 'schiuma da barba', shape: 'can', warnings: SPRAY, ingredients: BASE, pic: { w: 120, h: undefined, d: undefined } }],
        ['Gel da barba pelli sensibili', 'Ventolana', '200 ml', 2.99, { kind: 'gel da barba', shape: 'can', warnings: SPRAY, ingredients: BASE, pic: { w: 120, h: undefined, d: undefined } }],
        ['Dopobarba balsamo', 'Ventolana', '100 ml', 4.49, { kind: 'dopobarba', shape: 'tube', ingredients: CREMA, pic: { w: undefined, h: undefined, d: undefined } }],
        ['Strisce depilatorie', 'Fiorsenna', '20 pezzi', 4.99, { kind: 'strisce depilatorie', art: 'feather' }],
        ['Rasoio donna', 'Fiorsenna', '3 pezzi', 4.29, { kind: 'rasoio donna' }],
      ]),
    ]),
    group('Igiene intima e farmacia', {}, [
      leaf('Igiene femminile', { kind: 'assorbenti', vat: 10, shape: 'pouch', art: 'blossom', pic: { w: 220, h: 180 } }, [
        ['Assorbenti ultra con ali', 'Biancarosa', '14 pezzi', 2.79],
        ['Assorbenti notte con ali', 'Biancarosa', '10 pezzi', 2.79],
        ['Assorbenti cotone bio', 'Sporta Bio', '12 pezzi', 3.29, { labels: ['biologico', 'vegano'] }],
        ['Proteggi slip distesi', 'Biancarosa', '30 pezzi', 2.29, { kind: 'proteggi slip' }],
        ['Proteggi slip', 'Sporta', '50 pezzi', 1.59, { kind: 'proteggi slip' }],
        ['Assorbenti interni regular', 'Biancarosa', '16 pezzi', 3.49, { kind: 'assorbenti interni', shape: 'box', warnings: 'Gli assorbenti interni sono associati alla sindrome da shock tossico: leggere le istruzioni.', pic: { w: 150, h: 170, d: 40 } }],
        ['Detergente intimo delicato', 'Biancarosa', '250 ml', 2.79, { kind: 'detergente intimo', vat: 22, shape: 'pump', ingredients: BASE }],
        ['Detergente intimo alla camomilla', 'Sporta', '500 ml', 1.99, { kind: 'detergente intimo', vat: 22, shape: 'pump', ingredients: BASE }],
      ]),
      leaf('Piccola farmacia', { kind: 'cerotti', shape: 'box', art: 'adhesive-bandage', labels: [], pic: { w: 150, h: 180, d: 30 } }, [
        ['Cerotti assortiti', 'Sanagoccia', '40 pezzi', 2.49],
        ['Cerotti resistenti all’acqua', 'Sanagoccia', '20 pezzi', 2.99],
        ['Disinfettante per la cute', 'Sanagoccia', '250 ml', 3.29, { kind: 'disinfettante', shape: 'bottle', art: 'droplet', warnings: ESTERNO, pic: { profile: 'sauce', w: undefined, h: undefined, d: undefined } }],
        ['Gel igienizzante mani', 'Sanagoccia', '100 ml', 1.99, { kind: 'gel mani', shape: 'tube', art: 'sparkles', warnings: 'Pericolo. Liquido e vapori facilmente infiammabili. Provoca grave irritazione oculare.', pic: { w: undefined, h: undefined, d: undefined } }],
        ['Cotone idrofilo', 'Sanagoccia', '100 g', 1.49, { kind: 'cotone idrofilo', shape: 'pouch', pic: { d: undefined, w: 200, h: 180 } }],
        ['Garza sterile', 'Sanagoccia', '12 pezzi', 2.19, { kind: 'garza' }],
        ['Acqua ossigenata 10 volumi', 'Sanagoccia', '250 ml', 0.99, { kind: 'acqua ossigenata', shape: 'bottle', art: 'droplet', warnings: ESTERNO, pic: { profile: 'sauce', w: undefined, h: undefined, d: undefined } }],
        ['Fermenti lattici integratore', 'Sanagoccia', '10 flaconcini', 8.9, { kind: 'integratore', vat: 10, art: 'pill', warnings: 'Gli integratori non vanno intesi come sostituti di una dieta varia ed equilibrata. Non superare la dose consigliata.' }],
        ['Vitamina C 1000 compresse', 'Sanagoccia', '20 compresse', 3.99, { kind: 'integratore', vat: 10, shape: 'tube', art: 'tangerine', warnings: 'Gli integratori non vanno intesi come sostituti di una dieta varia ed equilibrata. Non superare la dose consigliata.', pic: { w: undefined, h: undefined, d: undefined } }],
      ]),
    ]),
  ],
);
