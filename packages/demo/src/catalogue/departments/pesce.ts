import { department, group, leaf } from '../build/table.ts';

const GHIACCIO = 'In frigorifero tra 0 e 2 °C. Consumare entro la data indicata.';
const FRIGO = 'In frigorifero tra 0 e 4 °C.';
const ALLEVATO_ITALIA = 'Allevato in Italia (acquacoltura)';
const ADRIATICO = 'Pescato nel Mediterraneo, mare Adriatico (FAO 37.2.1)';

// biome-ignore format: a table, one product a line
export const pesce = department(
  'Pesce',
  'pesce',
  'Pesce fresco, molluschi e crostacei, affumicati e pronti da cuocere.',
  { vat: 10, perishable: true, life: 3, popularity: 340, storage: GHIACCIO, shape: 'tray', labels: [] },
  [
    group('Pesce fresco', { pic: { content: 'fillet', trayCol: '#0b3d7a', winBg: '#16324f' } }, [
      leaf('Filetti e tranci', { nutrition: [8, 1.6, 0, 0, 0, 20, 0.2] }, [
        ['Tranci di salmone norvegese', 'Marefino', 'ca. 300 g', 22.9, { steady: true, kind: 'salmone', label: 'Tranci di|salmone', origin: 'Allevato in Norvegia', ingredients: 'Salmone (Salmo salar).', nutrition: [14, 2.5, 0, 0, 0, 20, 0.15], pic: { content: 'salmon', trayCol: undefined, winBg: undefined } }],
        ['Filetti di orata', 'Marefino', 'ca. 250 g', 23.9, { steady: true, kind: 'orata', label: 'Filetti di|orata', origin: ALLEVATO_ITALIA, ingredients: 'Orata (Sparus aurata).' }],
        ['Filetti di branzino', 'Marefino', 'ca. 250 g', 24.9, { kind: 'branzino', origin: ALLEVATO_ITALIA, ingredients: 'Branzino (Dicentrarchus labrax).' }],
        ['Filetto di salmone', 'Sporta', 'ca. 400 g', 21.9, { kind: 'salmone', origin: 'Allevato in Scozia', ingredients: 'Salmone (Salmo salar).', pic: { content: 'salmon' } }],
        ['Filetti di merluzzo', 'Marefino', 'ca. 350 g', 18.9, { kind: 'merluzzo', origin: 'Pescato nell’Atlantico nord-orientale (FAO 27)', labels: ['msc'], ingredients: 'Merluzzo (Gadus morhua).', nutrition: [0.7, 0.1, 0, 0, 0, 18, 0.2] }],
        ['Filetti di platessa', 'Marefino', 'ca. 300 g', 17.9, { kind: 'platessa', origin: 'Pescato nell’Atlantico nord-orientale (FAO 27)', ingredients: 'Platessa (Pleuronectes platessa).' }],
        ['Tranci di tonno pinne gialle', 'Marefino', 'ca. 250 g', 29.9, { kind: 'tonno', origin: 'Pescato nell’oceano Indiano (FAO 51)', ingredients: 'Tonno (Thunnus albacares).', pic: { content: 'beef' } }],
        ['Tranci di pesce spada', 'Marefino', 'ca. 300 g', 26.9, { kind: 'pesce spada', origin: 'Pescato nel Mediterraneo (FAO 37)', ingredients: 'Pesce spada (Xiphias gladius).' }],
        ['Filetti di trota salmonata', 'Marefino', 'ca. 280 g', 16.9, { kind: 'trota', origin: 'Allevata in Trentino', ingredients: 'Trota (Oncorhynchus mykiss).', pic: { content: 'salmon' } }],
        ['Filetti di sgombro', 'Marefino', 'ca. 300 g', 12.9, { kind: 'sgombro', origin: ADRIATICO, ingredients: 'Sgombro (Scomber scombrus).' }],
      ]),
      leaf('Pesce intero', { art: 'fish', pic: { content: 'art', size: 120 }, nutrition: [5, 1.2, 0, 0, 0, 19, 0.2] }, [
        ['Orata eviscerata', 'Marefino', 'ca. 450 g', 12.9, { kind: 'orata', origin: ALLEVATO_ITALIA, ingredients: 'Orata (Sparus aurata).' }],
        ['Branzino eviscerato', 'Marefino', 'ca. 450 g', 13.9, { kind: 'branzino', origin: ALLEVATO_ITALIA, ingredients: 'Branzino (Dicentrarchus labrax).' }],
        ['Alici fresche pulite', 'Marefino', 'ca. 300 g', 11.9, { warehousePrices: { 'roma-ostiense': 10.9 }, kind: 'alici', origin: ADRIATICO, ingredients: 'Alici (Engraulis encrasicolus).' }],
        ['Sardine fresche', 'Marefino', 'ca. 500 g', 6.9, { kind: 'sardine', origin: ADRIATICO, ingredients: 'Sardine (Sardina pilchardus).' }],
        ['Trota iridea', 'Marefino', 'ca. 350 g', 9.9, { kind: 'trota', origin: 'Allevata in Friuli', ingredients: 'Trota (Oncorhynchus mykiss).' }],
      ]),
      leaf('Pronti da cuocere', { nutrition: [7, 1, 8, 1, 0.6, 15, 0.9], life: 4, pic: { content: 'fillet' } }, [
        ['Spiedini di pesce misto', 'Marefino', 'ca. 350 g', 18.9, { kind: 'spiedini di pesce', origin: 'UE', ingredients: 'Salmone, pesce spada, gamberi, peperoni, olio di oliva, sale.' }],
        ['Hamburger di salmone', 'Marefino', '2 × 100 g', 4.99, { kind: 'hamburger di salmone', origin: 'Norvegia', ingredients: 'Salmone 80%, pangrattato (grano), olio di oliva, sale.', pic: { content: 'salmon' } }],
        ['Filetti di orata gratinati', 'Marefino', '240 g', 6.9, { kind: 'orata gratinata', origin: ALLEVATO_ITALIA, ingredients: 'Orata 75%, pangrattato (grano), prezzemolo, olio extravergine di oliva, sale.' }],
        ['Fritto misto da friggere', 'Marefino', 'ca. 400 g', 16.9, { kind: 'fritto misto', origin: 'Mediterraneo (FAO 37)', ingredients: 'Calamari, gamberi, alici, farina di grano.' }],
        ['Sushi misto', 'Marefino', '12 pezzi', 8.9, { kind: 'sushi', art: 'sushi', content: [250, 'g'], life: 2, origin: 'UE', ingredients: 'Riso, salmone 18%, tonno, gamberi, alga nori, aceto di riso, salsa di soia (soia, grano), wasabi, zucchero, sale.', pic: { content: 'art' } }],
      ]),
    ]),
    group('Molluschi e crostacei', {}, [
      leaf('Molluschi', { art: 'oyster', pic: { content: 'art', size: 74 }, nutrition: [1.8, 0.4, 2.5, 0, 0, 11, 0.8] }, [
        ['Cozze in rete', 'Marefino', '1 kg', 3.99, { kind: 'cozze', shape: 'net', origin: 'Allevate nel golfo di Taranto', ingredients: 'Cozze (Mytilus galloprovincialis).', pic: { netCol: '#1f2f45' } }],
        ['Vongole veraci in rete', 'Marefino', '500 g', 7.9, { kind: 'vongole', shape: 'net', origin: 'Allevate nella laguna di Goro', ingredients: 'Vongole (Ruditapes philippinarum).', pic: { netCol: '#8a6d3b' } }],
        ['Calamari puliti', 'Marefino', 'ca. 400 g', 17.9, { kind: 'calamari', art: 'squid', origin: 'Pescato nell’Atlantico (FAO 34)', ingredients: 'Calamari (Loligo vulgaris).' }],
        ['Seppie pulite', 'Marefino', 'ca. 450 g', 15.9, { kind: 'seppie', art: 'squid', origin: ADRIATICO, ingredients: 'Seppie (Sepia officinalis).' }],
        ['Polpo cotto', 'Marefino', '250 g', 8.9, { kind: 'polpo', art: 'octopus', life: 15, origin: 'Pescato nell’Atlantico (FAO 34)', ingredients: 'Polpo, acqua, sale.', nutrition: [1, 0.3, 2, 0, 0, 18, 1.1] }],
        ['Insalata di mare', 'Marefino', '200 g', 3.99, { kind: 'insalata di mare', art: 'octopus shrimp', life: 20, origin: 'UE e non UE', ingredients: 'Totani, cozze, gamberi, surimi (merluzzo, albume d’uovo, amido di frumento), olio di girasole, sedano, sale.', nutrition: [8, 1, 3, 1, 0.5, 10, 1.5] }],
      ]),
      leaf('Gamberi e crostacei', { kind: 'gamberi', art: 'shrimp', pic: { content: 'art', size: 84 }, nutrition: [0.8, 0.2, 0, 0, 0, 18, 0.6] }, [
        ['Mazzancolle tropicali decongelate', 'Marefino', 'ca. 400 g', 14.9, { kind: 'mazzancolle', origin: 'Allevate in Ecuador', ingredients: 'Mazzancolle (Penaeus vannamei), antiossidante: metabisolfito di sodio.' }],
        ['Gamberi rosa', 'Marefino', 'ca. 300 g', 19.9, { origin: 'Pescato nel Mediterraneo (FAO 37)', ingredients: 'Gamberi (Parapenaeus longirostris).' }],
        ['Gamberetti in salamoia', 'Marefino', '150 g', 3.49, { kind: 'gamberetti', life: 30, origin: 'Danimarca', ingredients: 'Gamberetti, acqua, sale.' }],
        ['Code di gambero cotte', 'Sporta', '200 g', 5.49, { origin: 'Allevati in Vietnam', ingredients: 'Gamberi, sale.' }],
        ['Scampi', 'Marefino', 'ca. 400 g', 24.9, { kind: 'scampi', art: 'lobster', origin: 'Pescato nell’Atlantico nord-orientale (FAO 27)', ingredients: 'Scampi (Nephrops norvegicus).' }],
      ]),
    ]),
    group('Affumicati', { storage: FRIGO, life: 30, shape: 'slices' }, [
      leaf('Salmone affumicato', { kind: 'salmone affumicato', art: 'fish', nutrition: [12, 2.2, 0.5, 0.5, 0, 22, 3], ingredients: 'Salmone (Salmo salar) 97%, sale, zucchero, fumo di faggio.', pic: { slice: 'salmon' } }, [
        ['Salmone affumicato norvegese', 'Marefino', '100 g', 4.99, { origin: 'Allevato in Norvegia' }],
        ['Salmone affumicato', 'Sporta', '200 g', 7.49, { origin: 'Allevato in Norvegia' }],
        ['Salmone affumicato scozzese', 'Marefino', '100 g', 5.99, { origin: 'Allevato in Scozia' }],
        ['Salmone selvaggio sockeye affumicato', 'Marefino', '100 g', 6.99, { origin: 'Pescato in Alaska (FAO 67)', labels: ['msc'] }],
        ['Salmone affumicato bio', 'Sporta Bio', '100 g', 6.49, { origin: 'Allevato in Irlanda' }],
        ['Ritagli di salmone affumicato', 'Sporta', '150 g', 3.99, { origin: 'Allevato in Norvegia' }],
      ]),
      leaf('Altri affumicati e marinati', { nutrition: [9, 1.5, 2, 1, 0, 21, 2.8], pic: { slice: 'salmon' } }, [
        ['Tonno affumicato a fette', 'Marefino', '100 g', 5.49, { kind: 'tonno affumicato', origin: 'Sri Lanka (FAO 57)', ingredients: 'Tonno 97%, sale, fumo.', pic: { slice: 'bresaola' } }],
        ['Pesce spada affumicato a fette', 'Marefino', '100 g', 5.49, { kind: 'spada affumicato', origin: 'FAO 37', ingredients: 'Pesce spada 97%, sale, fumo.', pic: { slice: 'ham' } }],
        ['Alici marinate', 'Marefino', '200 g', 3.99, { kind: 'alici marinate', shape: 'tray', origin: ADRIATICO, ingredients: 'Alici 60%, aceto di vino (solfiti), olio di girasole, sale, prezzemolo.', pic: { content: 'fillet' } }],
        ['Aringa affumicata', 'Marefino', '150 g', 3.29, { kind: 'aringa', origin: 'FAO 27', ingredients: 'Aringa (pesce), sale, fumo.' }],
        ['Surimi in bastoncini', 'Marefino', '250 g', 2.49, { kind: 'surimi', shape: 'pouch', art: 'fish-cake-with-swirl', origin: 'FAO 61', ingredients: 'Surimi 40% (merluzzo), acqua, amido di frumento, albume d’uovo, estratto di granchio, zucchero, sale.', nutrition: [3, 0.4, 15, 5, 0.2, 8, 1.6] }],
        ['Baccalà dissalato', 'Marefino', 'ca. 400 g', 16.9, { kind: 'baccalà', shape: 'tray', origin: 'Norvegia (FAO 27)', ingredients: 'Baccalà (Gadus morhua), acqua, sale.', nutrition: [0.5, 0.1, 0, 0, 0, 20, 1.5], pic: { content: 'fillet' } }],
      ]),
    ]),
  ],
);
