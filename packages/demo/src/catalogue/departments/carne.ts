import { department, group, leaf } from '../build/table.ts';

const FRIGO = 'In frigorifero tra 0 e 4 °C. Cuocere bene prima del consumo.';

// biome-ignore format: a table, one product a line
export const carne = department(
  'Carne',
  'carne',
  'Bovino, pollo e tacchino, suino, coniglio, hamburger, salsicce e preparati pronti da cuocere.',
  { vat: 10, perishable: true, life: 5, popularity: 440, storage: FRIGO, shape: 'tray', origin: 'Italia: nato, allevato e macellato' },
  [
    group('Bovino', { kind: 'carne bovina', pic: { content: 'beef' }, nutrition: [6, 2.4, 0, 0, 0, 21, 0.12] }, [
      leaf('Bistecche e fettine', {}, [
        ['Bistecche di scottona', 'Sporta', 'ca. 420 g', 17.9, { steady: true, kind: 'bistecche', label: 'Scottona|bistecche', pic: { variant: '#ffd9d2' } }],
        ['Fettine scelte di bovino adulto', 'Sporta', 'ca. 350 g', 16.9, { kind: 'fettine' }],
        ['Tagliata di manzo', 'Sporta', 'ca. 400 g', 21.9, { kind: 'tagliata' }],
        ['Filetto di bovino', 'Sporta', 'ca. 300 g', 36.9, { kind: 'filetto' }],
        ['Costata con osso di scottona', 'Valdorsa', 'ca. 600 g', 22.9, { kind: 'costata', max: 6 }],
        ['Carpaccio di manzo', 'Valdorsa', '120 g', 4.49, { kind: 'carpaccio' }],
        ['Fettine di vitello', 'Valdorsa', 'ca. 300 g', 24.9, { kind: 'fettine di vitello' }],
        ['Nodini di vitello', 'Valdorsa', 'ca. 400 g', 21.9, { kind: 'nodini' }],
        ['Fiorentina di Chianina IGP', 'Valdorsa', 'ca. 1,1 kg', 32.9, { kind: 'fiorentina', onlyIn: ['milano-tortona', 'roma-ostiense'] }],
      ]),
      leaf('Arrosti, bolliti e spezzatino', {}, [
        ['Spezzatino di bovino', 'Sporta', 'ca. 500 g', 13.9, { kind: 'spezzatino' }],
        ['Arrosto di vitello', 'Sporta', 'ca. 900 g', 16.9, { kind: 'arrosto' }],
        ['Reale di bovino per brasato', 'Valdorsa', 'ca. 1 kg', 12.9, { kind: 'brasato' }],
        ['Ossibuchi di vitello', 'Sporta', 'ca. 600 g', 15.9, { kind: 'ossibuchi' }],
        ['Muscolo di bovino per bollito', 'Sporta', 'ca. 700 g', 11.9, { kind: 'bollito' }],
        ['Straccetti di bovino', 'Sporta', 'ca. 300 g', 18.9, { kind: 'straccetti' }],
      ]),
      leaf('Macinato e hamburger', { pic: { content: 'mince' }, nutrition: [13, 5.5, 0, 0, 0, 19, 0.15] }, [
        ['Macinato scelto di bovino', 'Sporta', '400 g', 5.98, { steady: true, kind: 'macinato', offer: { price: 4.98 }, label: 'Macinato|scelto' }],
        ['Macinato magro di bovino', 'Sporta', '350 g', 5.49, { kind: 'macinato' }],
        ['Macinato di scottona', 'Valdorsa', '400 g', 6.49, { kind: 'macinato' }],
        ['Macinato di bovino bio', 'Sporta Bio', '300 g', 6.29, { kind: 'macinato' }],
        ['Hamburger di scottona', 'Valdorsa', '2 × 150 g', 4.99, { kind: 'hamburger', ingredients: 'Carne bovina 96%, sale, fibra vegetale, aromi.' }],
        ['Hamburger di bovino', 'Sporta', '4 × 100 g', 5.29, { kind: 'hamburger', ingredients: 'Carne bovina 90%, acqua, fiocchi di patata, sale, aromi.' }],
        ['Hamburger di Chianina', 'Valdorsa', '2 × 150 g', 6.49, { kind: 'hamburger', ingredients: 'Carne di bovino Chianina 97%, sale.' }],
        ['Tartare di bovino', 'Valdorsa', '200 g', 5.99, { kind: 'tartare', ingredients: 'Carne bovina 99%, sale.' }],
        ['Polpette di bovino', 'Sporta', '300 g', 4.49, { kind: 'polpette', ingredients: 'Carne bovina 75%, pangrattato (grano), formaggio, uova, latte, sale, prezzemolo.' }],
      ]),
    ]),
    group('Pollo e tacchino', { kind: 'pollo', pic: { content: 'chicken', trayCol: '#e9b82e' }, nutrition: [1.5, 0.4, 0, 0, 0, 23, 0.15] }, [
      leaf('Pollo', {}, [
        ['Petto di pollo a fette', 'Sporta', 'ca. 500 g', 11.9, { steady: true, kind: 'petto di pollo', best: true, label: 'Petto di pollo|a fette' }],
        ['Petto di pollo intero', 'Sporta', 'ca. 600 g', 10.9, { kind: 'petto di pollo' }],
        ['Cosce di pollo', 'Sporta', 'ca. 700 g', 5.49, { kind: 'cosce di pollo', nutrition: [9, 2.5, 0, 0, 0, 19, 0.2] }],
        ['Fusi di pollo', 'Sporta', 'ca. 600 g', 5.69, { kind: 'fusi di pollo', nutrition: [8, 2.2, 0, 0, 0, 19, 0.2] }],
        ['Sovracosce di pollo disossate', 'Cascina Lieta', 'ca. 500 g', 8.9, { kind: 'sovracosce di pollo' }],
        ['Pollo intero a busto', 'Sporta', 'ca. 1,2 kg', 5.29, { kind: 'pollo intero', nutrition: [11, 3, 0, 0, 0, 18, 0.2] }],
        ['Pollo ruspante allevato all’aperto', 'Cascina Lieta', 'ca. 1,5 kg', 8.9, { kind: 'pollo intero' }],
        ['Ali di pollo', 'Sporta', 'ca. 600 g', 4.49, { kind: 'ali di pollo' }],
        ['Petto di pollo bio a fette', 'Sporta Bio', '280 g', 6.49, { kind: 'petto di pollo' }],
        ['Bocconcini di petto di pollo', 'Cascina Lieta', '350 g', 5.29, { kind: 'bocconcini di pollo' }],
      ]),
      leaf('Tacchino, coniglio e altre carni bianche', { kind: 'tacchino' }, [
        ['Fesa di tacchino a fette', 'Sporta', 'ca. 400 g', 12.9, { kind: 'fesa di tacchino' }],
        ['Arrosto di tacchino', 'Cascina Lieta', 'ca. 800 g', 9.9, { kind: 'arrosto di tacchino' }],
        ['Spezzatino di tacchino', 'Sporta', 'ca. 450 g', 9.9, { kind: 'spezzatino di tacchino' }],
        ['Coniglio intero', 'Cascina Lieta', 'ca. 1,2 kg', 10.9, { kind: 'coniglio' }],
        ['Coniglio a pezzi', 'Cascina Lieta', 'ca. 700 g', 11.9, { kind: 'coniglio' }],
        ['Faraona a busto', 'Cascina Lieta', 'ca. 1,1 kg', 9.9, { kind: 'faraona' }],
        ['Petto d’anatra', 'Cascina Lieta', 'ca. 350 g', 19.9, { kind: 'petto d’anatra', origin: 'Francia', pic: { content: 'beef' } }],
      ]),
    ]),
    group('Suino', { kind: 'carne suina', pic: { content: 'beef', variant: '#ffdfe0' }, nutrition: [10, 3.6, 0, 0, 0, 20, 0.15] }, [
      leaf('Lonza, braciole e costine', {}, [
        ['Lonza di suino a fette', 'Sporta', 'ca. 450 g', 9.49, { kind: 'lonza' }],
        ['Braciole di suino', 'Sporta', 'ca. 500 g', 7.99, { kind: 'braciole' }],
        ['Costine di suino', 'Sporta', 'ca. 700 g', 7.49, { kind: 'costine', nutrition: [22, 8, 0, 0, 0, 16, 0.2] }],
        ['Filetto di suino', 'Sporta', 'ca. 450 g', 12.9, { kind: 'filetto di suino' }],
        ['Arista di suino per arrosto', 'Sporta', 'ca. 900 g', 9.9, { kind: 'arista' }],
        ['Capocollo di suino a fette', 'Valdorsa', 'ca. 450 g', 9.9, { kind: 'capocollo' }],
        ['Pancetta fresca a fette', 'Sporta', 'ca. 400 g', 8.49, { kind: 'pancetta fresca', nutrition: [30, 11, 0, 0, 0, 15, 0.15] }],
      ]),
      leaf('Salsicce e luganega', { kind: 'salsiccia', art: 'hot-dog', pic: { content: 'mince' }, ingredients: 'Carne suina 97%, sale, spezie, aromi, antiossidante: acido ascorbico.', nutrition: [24, 9, 0.5, 0.5, 0, 16, 1.9] }, [
        ['Salsiccia di suino', 'Sporta', 'ca. 500 g', 9.49],
        ['Salsiccia a nastro', 'Sporta', 'ca. 450 g', 9.9],
        ['Luganega', 'Valdorsa', 'ca. 500 g', 11.9, { kind: 'luganega', onlyIn: ['milano-tortona'] }],
        ['Salsiccia al finocchio', 'Valdorsa', 'ca. 450 g', 11.2, { ingredients: 'Carne suina 96%, sale, semi di finocchio, pepe.' }],
        ['Salsiccia piccante calabrese', 'Valdorsa', 'ca. 400 g', 12.9, { ingredients: 'Carne suina 95%, peperoncino, sale.' }],
        ['Salsiccia di pollo e tacchino', 'Cascina Lieta', '300 g', 3.99, { ingredients: 'Carne di pollo 60%, carne di tacchino 32%, sale, aromi.', nutrition: [12, 3.5, 0.5, 0.5, 0, 17, 1.8] }],
      ]),
    ]),
    group('Preparati', { kind: 'preparato di carne', ingredients: 'Carne di pollo 70%, pangrattato (farina di grano, lievito, sale), olio di girasole, sale, aromi.', nutrition: [10, 1.8, 15, 1, 1, 16, 1.2] }, [
      leaf('Panati e cotolette', { pic: { content: 'chicken', trayCol: '#2f7d32' }, may: 'milk eggs soy' }, [
        ['Cotolette di pollo', 'Cascina Lieta', '2 × 140 g', 3.99, { kind: 'cotolette' }],
        ['Cordon bleu', 'Cascina Lieta', '2 × 125 g', 3.49, { kind: 'cordon bleu', ingredients: 'Carne di pollo 55%, formaggio 12%, prosciutto cotto 10%, pangrattato (grano), olio di girasole, sale.' }],
        ['Bocconcini panati di pollo', 'Cascina Lieta', '250 g', 3.79, { kind: 'bocconcini panati' }],
        ['Cotolette di tacchino alla milanese', 'Sporta', '300 g', 4.29, { kind: 'cotolette', ingredients: 'Carne di tacchino 72%, pangrattato (grano), uova, olio di girasole, sale.' }],
        ['Spinacine di pollo', 'Cascina Lieta', '2 × 110 g', 2.99, { kind: 'spinacine', ingredients: 'Carne di pollo 48%, spinaci 16%, pangrattato (grano), olio di girasole, latte in polvere, sale.' }],
      ]),
      leaf('Pronti da cuocere', { pic: { content: 'mince' } }, [
        ['Spiedini misti di carne', 'Sporta', 'ca. 450 g', 12.9, { kind: 'spiedini', ingredients: 'Carne suina, carne di pollo, salsiccia, peperoni, cipolla.' }],
        ['Arrosticini di ovino', 'Valdorsa', '300 g', 6.99, { kind: 'arrosticini', ingredients: 'Carne di ovino.', nutrition: [14, 6, 0, 0, 0, 18, 0.15], origin: 'Italia, Abruzzo' }],
        ['Polpettone ripieno', 'Sporta', 'ca. 700 g', 10.9, { kind: 'polpettone', ingredients: 'Carne bovina, carne suina, prosciutto cotto, formaggio, uova, pangrattato (grano), sale.' }],
        ['Involtini di pollo agli spinaci', 'Cascina Lieta', '400 g', 5.99, { kind: 'involtini', ingredients: 'Carne di pollo 68%, spinaci 12%, formaggio, pancetta, sale.' }],
        ['Saltimbocca alla romana', 'Sporta', '300 g', 6.99, { kind: 'saltimbocca', ingredients: 'Carne di vitello 75%, prosciutto crudo, salvia.' }],
        ['Costolette di agnello', 'Valdorsa', 'ca. 400 g', 22.9, { kind: 'agnello', ingredients: 'Carne di agnello.', nutrition: [16, 7, 0, 0, 0, 18, 0.15], pic: { content: 'beef' } }],
      ]),
      leaf('Alternative vegetali', { kind: 'burger vegetale', labels: ['vegano'], origin: 'UE', art: 'leafy-green', pic: { content: 'mince', trayCol: '#2f7d32' }, ingredients: 'Acqua, proteine di soia 20%, olio di girasole, fibra vegetale, barbabietola, sale.', nutrition: [11, 1.3, 6, 1, 5, 17, 1.2], life: 15 }, [
        ['Burger vegetale', 'Orto Vivo', '2 × 113 g', 3.99],
        ['Polpette vegetali', 'Orto Vivo', '200 g', 3.79, { kind: 'polpette vegetali' }],
        ['Cotolette di soia', 'Orto Vivo', '2 × 90 g', 2.99, { kind: 'cotolette di soia', ingredients: 'Acqua, proteine di soia, pangrattato (grano), olio di girasole, sale.' }],
        ['Seitan alla piastra bio', 'Sporta Bio', '180 g', 3.49, { kind: 'seitan', ingredients: 'Acqua, glutine di frumento 38%, salsa di soia, sale marino.' }],
        ['Burger di ceci e spinaci bio', 'Sporta Bio', '2 × 80 g', 2.99, { kind: 'burger di ceci', ingredients: 'Ceci 45%, spinaci 15%, olio di girasole, farina di riso, sale marino.' }],
      ]),
    ]),
  ],
);
