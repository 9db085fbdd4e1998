import type { SearchProduct } from '../src/types.ts';

/** Small seeded generator (mulberry32): every run of the bench sees the same catalogue. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Shelf {
  department: string;
  category: string;
  nouns: string[];
  modifiers: string[];
  sizes: string[];
}

const shelf = (department: string, category: string, nouns: string, modifiers: string, sizes: string): Shelf => ({
  department,
  category,
  nouns: nouns.split(', '),
  modifiers: modifiers.split(', '),
  sizes: sizes.split(', '),
});

const shelves: readonly Shelf[] = [
  shelf(
    'Latticini',
    'Latte',
    'Latte intero, Latte parzialmente scremato, Latte scremato, Latte di capra',
    'fresco, UHT, alta qualità, senza lattosio, biologico, di montagna',
    '1 L, 500 ml, 6 x 1 L, 2 L',
  ),
  shelf(
    'Latticini',
    'Yogurt',
    'Yogurt bianco, Yogurt alla fragola, Yogurt greco, Yogurt ai frutti di bosco, Yogurt al caffè',
    'magro, intero, cremoso, senza lattosio, da bere',
    '125 g, 2 x 125 g, 500 g, 150 g',
  ),
  shelf(
    'Latticini',
    'Formaggi',
    'Mozzarella, Mozzarella di bufala, Stracchino, Ricotta, Parmigiano Reggiano, Pecorino, Gorgonzola, Provolone',
    'dolce, piccante, stagionato 24 mesi, light, senza lattosio, DOP, grattugiato',
    '125 g, 250 g, 3 x 125 g, 1 kg, 100 g',
  ),
  shelf(
    'Pasta e riso',
    'Pasta',
    'Spaghetti, Penne rigate, Fusilli, Rigatoni, Farfalle, Linguine, Tagliatelle, Orecchiette',
    'di semola, integrali, all’uovo, senza glutine, trafilati al bronzo, biologici',
    '500 g, 1 kg, 250 g, 400 g',
  ),
  shelf(
    'Pasta e riso',
    'Riso',
    'Riso carnaroli, Riso arborio, Riso basmati, Riso parboiled, Farro perlato',
    'classico, integrale, biologico, cottura rapida',
    '1 kg, 500 g, 2 x 500 g',
  ),
  shelf(
    'Conserve',
    'Pomodoro',
    'Passata di pomodoro, Pomodori pelati, Polpa di pomodoro, Sugo al basilico, Ragù alla bolognese',
    'rustica, vellutata, biologica, senza sale, con verdure',
    '400 g, 700 g, 3 x 400 g, 350 g',
  ),
  shelf(
    'Conserve',
    'Tonno',
    'Tonno all’olio di oliva, Tonno al naturale, Sgombro, Acciughe, Salmone',
    'filetti, pinne gialle, senza sale aggiunto',
    '80 g, 3 x 80 g, 160 g, 120 g',
  ),
  shelf(
    'Colazione',
    'Biscotti',
    'Biscotti, Frollini, Wafer, Savoiardi, Fette biscottate, Cereali',
    'al cioccolato, integrali, con gocce di cioccolato, senza zuccheri, al miele, ai cereali',
    '350 g, 700 g, 400 g, 250 g',
  ),
  shelf(
    'Colazione',
    'Caffè e tè',
    'Caffè macinato, Caffè decaffeinato, Capsule caffè, Tè verde, Tisana, Camomilla',
    'intenso, cremoso, biologico, al limone, ai frutti rossi',
    '250 g, 2 x 250 g, 20 bustine, 10 capsule',
  ),
  shelf(
    'Dolci',
    'Cioccolato',
    'Cioccolato fondente, Cioccolato al latte, Crema di nocciole, Cioccolatini, Caramelle, Gelato alla vaniglia',
    'extra, con nocciole, senza zuccheri, 72 %, al caramello',
    '100 g, 200 g, 350 g, 500 g',
  ),
  shelf(
    'Bevande',
    'Acqua',
    'Acqua naturale, Acqua frizzante, Acqua effervescente naturale',
    'minimamente mineralizzata, delle Alpi, leggera',
    '6 x 1,5 L, 1,5 L, 500 ml, 6 x 500 ml',
  ),
  shelf(
    'Bevande',
    'Bibite',
    'Aranciata, Cola, Limonata, Chinotto, Tè freddo, Succo di arancia, Nettare di pesca',
    'zero zuccheri, amara, al limone, biologica, rossa',
    '1,5 L, 330 ml, 6 x 330 ml, 1 L, 3 x 200 ml',
  ),
  shelf(
    'Bevande',
    'Vino e birra',
    'Birra chiara, Birra rossa, Vino rosso, Vino bianco, Prosecco, Spumante',
    'DOC, doppio malto, analcolica, brut, riserva',
    '750 ml, 330 ml, 3 x 330 ml, 1 L',
  ),
  shelf(
    'Ortofrutta',
    'Frutta',
    'Mele, Pere, Arance, Limoni, Banane, Pesche, Fragole, Kiwi',
    'golden, rosse, da spremuta, biologiche, di Sicilia, mature',
    '1 kg, 500 g, 1,5 kg',
  ),
  shelf(
    'Ortofrutta',
    'Verdura',
    'Zucchine, Melanzane, Carote, Patate, Insalata, Pomodori, Cipolle, Finocchi',
    'biologiche, lavate, novelle, rosse, a rondelle',
    '1 kg, 500 g, 300 g, 200 g',
  ),
  shelf(
    'Carne e salumi',
    'Salumi',
    'Prosciutto cotto, Prosciutto crudo, Salame, Mortadella, Bresaola, Speck, Petto di pollo',
    'a fette, alta qualità, senza nitriti, affumicato, IGP',
    '100 g, 120 g, 200 g, 400 g',
  ),
  shelf(
    'Surgelati',
    'Surgelati',
    'Piselli, Minestrone, Pizza margherita, Bastoncini di merluzzo, Spinaci, Patatine fritte',
    'finissimi, surgelati, rustici, senza glutine, in cubetti',
    '450 g, 1 kg, 300 g, 750 g',
  ),
  shelf(
    'Casa',
    'Detersivi',
    'Detersivo lavatrice, Detersivo piatti, Ammorbidente, Candeggina, Sgrassatore, Pastiglie lavastoviglie',
    'al limone, lavanda, concentrato, delicato, igienizzante',
    '1 L, 750 ml, 30 lavaggi, 2 L',
  ),
  shelf(
    'Casa',
    'Carta',
    'Carta igienica, Carta da cucina, Fazzoletti, Tovaglioli, Sacchi spazzatura',
    'profumata, doppio velo, maxi, ecologica',
    '4 rotoli, 10 rotoli, 12 pezzi, 50 pezzi',
  ),
  shelf(
    'Igiene',
    'Persona',
    'Shampoo, Balsamo, Bagnoschiuma, Dentifricio, Deodorante, Crema mani, Sapone liquido',
    'al latte, alla mandorla, delicato, uomo, all’argan, idratante',
    '250 ml, 75 ml, 500 ml, 300 ml',
  ),
  shelf(
    'Animali',
    'Cani e gatti',
    'Crocchette gatto, Umido gatto, Crocchette cane, Snack cane, Lettiera',
    'al pollo, al salmone, sterilizzati, con manzo, junior',
    '400 g, 85 g, 2 kg, 10 kg',
  ),
];

const onsets = ['b', 'c', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'tr', 'br', 'st', 'z'];
const vowels = ['a', 'e', 'i', 'o', 'u'];

/** An invented brand of two or three syllables. */
function inventBrand(random: () => number): string {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] as string;
  const syllables = 2 + Math.floor(random() * 2);
  let name = '';
  for (let i = 0; i < syllables; i++) name += pick(onsets) + pick(vowels);
  const ending = random() < 0.3 ? pick(['ni', 'lla', 'rdi', 'tto', 'sco']) : '';
  return (name + ending).replace(/^./, (letter) => letter.toUpperCase());
}

/** A catalogue of generated grocery products: nouns, brands by a long-tailed law, modifiers and sizes combined. */
export function generateCatalogue(count: number, seed = 7): SearchProduct[] {
  const random = seeded(seed);
  const brands = Array.from({ length: 1200 }, () => inventBrand(random));
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const departments = [...new Set(shelves.map((each) => each.department))];
  return Array.from({ length: count }, (_, i) => {
    const from = pick(shelves);
    const department = departments.indexOf(from.department) + 1;
    const modifiers = random() < 0.5 ? [pick(from.modifiers)] : [pick(from.modifiers), pick(from.modifiers)];
    const line = random() < 0.25 ? ` ${inventBrand(random)}` : '';
    return {
      id: i + 1,
      name: `${pick(from.nouns)}${line} ${[...new Set(modifiers)].join(' ')}`,
      brand: random() < 0.9 ? (brands[Math.floor(brands.length * random() ** 2.5)] as string) : '',
      description: pick(from.sizes),
      categoryPath: [
        { id: department, name: from.department },
        { id: 100 + shelves.indexOf(from), name: from.category },
      ],
      departmentId: department,
      popularity: Math.floor(1000 * random() ** 4),
      eans: [String(8_000_000_000_000 + i)],
      code: `A${i}`,
    };
  });
}
