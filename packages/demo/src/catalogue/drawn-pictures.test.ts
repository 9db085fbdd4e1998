import { packshot, packshotFor, SECTOR_KEYS } from '@sporta/pictures/index.ts';
import { isNamed } from '@sporta/pictures/picker/packshot-for.ts';
import { expectSelfContained } from '@sporta/pictures/testing/self-contained.ts';
import { describe, expect, it } from 'vitest';
import { demoRows } from './index.ts';

describe('pictures of the demo catalogue', () => {
  const products = demoRows('2026-11-20').filter((row) => row.kind === 'product');
  const pictures = new Map(products.map((row) => [row.code, packshot(packshotFor(row))]));

  // reads 1,400 drawings: seconds on a quiet machine, more beside other tests
  it('has more than a thousand products, each named by a rule and drawn', { timeout: 90_000 }, () => {
    expect(products.length).toBeGreaterThan(1000);
    expect(products.filter((row) => !isNamed(row)).map(({ name }) => name)).toEqual([]);
    for (const svg of pictures.values()) expectSelfContained(svg);
  });

  it('has no two products with the same picture', () => {
    expect(new Set(pictures.values()).size).toBe(products.length);
  });

  it('tells goods without a label apart by what they are', () => {
    // A shift of colour is what two pieces of one kind have: two kinds are not told apart by it.
    const shifted = /@(warm|cool|deep|pale)$/;
    const seen = new Map<string, string[]>();
    for (const row of products) {
      const { shape, art = [] } = packshotFor(row);
      if (shape !== 'heap') continue;
      const look = `${row.categories[0]?.split('/')[0]} ${art.map((each) => each.replace(shifted, '')).join()}`;
      seen.set(look, [...(seen.get(look) ?? []), row.name]);
    }
    // the same fruit, one of them organic: its flag says so
    const alike = [...seen.values()].filter((names) => names.filter((name) => !/\bbio\b/.test(name)).length > 1);
    expect(alike).toEqual([]);
  });

  it('gives each department a picture of its own', () => {
    const icons = demoRows('2026-11-20')
      .filter((row) => row.kind === 'category' && !row.path.includes('/'))
      .map((row) => (row.kind === 'category' ? row.icon : undefined));
    expect(new Set(icons).size).toBe(icons.length);
    for (const icon of icons) expect(SECTOR_KEYS).toContain(icon);
  });

  it.each([
    ['Zucchero semolato', 'sugar-mound'],
    ['Zucchero di canna grezzo', 'cane-sugar'],
    ['Pandoro di Verona', 'pandoro'],
    ['Mocio di ricambio', 'mop'],
    ['Lettiera in silicio', 'litter-silica'],
    ['Sale per lavastoviglie', 'dish-salt'],
    ['Pere Kaiser', 'pear-kaiser'],
    ['Fiocchi di latte', 'cottage-cheese'],
    ['Sacchetti gelo medi', 'freezer-bag'],
    ['Tettarelle flusso medio', 'teat'],
    ['Bavaglini monouso', 'bib'],
    // herbs in a bag are no salad, seafood for a risotto is no risotto
    ['Basilico in busta', 'basil'],
    ['Rosmarino in busta', 'rosemary'],
    ['Salvia in busta', 'sage'],
    ['Misto mare per risotto', 'mussel'],
    ['Rucola lavata', 'rocket-leaf'],
    ['Songino', 'lambs-lettuce'],
    ['Spinacino baby', 'spinach-leaf'],
    ['Funghi pleurotus', 'brown-mushroom@pleurotus'],
    ['Verza', 'savoy-cabbage@cool'],
    ['Paglietta in acciaio', 'steel-wool'],
    // no leaf on bark and stigmas, no fruit for what is made of it
    ['Cannella macinata', 'cinnamon-stick'],
    ['Zafferano in polvere', 'saffron'],
    ['Strudel di mele', 'strudel'],
    ['Crostata all’albicocca', 'tart-apricot'],
    ['Torta sbrisolona', 'crumble-cake'],
    ['Ciambella marmorizzata', 'marble-ring'],
    // a plant, a cake, a pulse of its own for each, not the nearest other one
    ['Ceci lessati', 'chickpeas'],
    ['Lenticchie lessate', 'lentils'],
    ['Farina di ceci', 'chickpeas'],
    ['Farina di grano saraceno', 'buckwheat'],
    ['Indivia belga', 'belgian-endive'],
    ['Cime di rapa', 'turnip-tops'],
    ['Cavolini di Bruxelles', 'sprouts'],
    ['Erba cipollina', 'chives'],
    ['Scalogno', 'shallot'],
    ['Ribes rosso', 'redcurrant'],
    ['Senape delicata', 'mustard'],
    ['Pepe nero macinato', 'peppercorns'],
    ['Tè verde', 'tea-leaves'],
    ['Torta margherita', 'margherita-cake'],
    ['Tiramisù al mascarpone', 'tiramisu'],
    ['Plumcake da merenda', 'plumcake'],
    ['Gallette di mais bio', 'puffed-cake'],
    ['Patatine classiche', 'crisps'],
    ['Patatine al lime e pepe rosa', 'crisps'],
    ['Chips di mais', 'tortilla-chips'],
    ['Bastoncini al formaggio', 'breadstick'],
    ['Savoiardi', 'ladyfinger'],
    ['Lievito di birra fresco', 'yeast'],
    ['Riso al latte alla cannella', 'cooked-rice'],
    ['Panini per hot dog', 'long-bun'],
    ['Pane per tramezzini', 'white-slices'],
    ['Burger di verdure', 'veggie-patty'],
    // a thing is drawn beside its flavour, not replaced by it
    ['Wafer alla nocciola', 'wafer'],
    ['Merendine all’albicocca senza glutine', 'milk-roll'],
    ['Barretta proteica al cacao', 'cereal-bar'],
    ['Stick labbra al karité', 'lip-balm'],
    ['Garza sterile', 'gauze'],
  ])('draws on %s what is in it', (name, art) => {
    const row = products.find((each) => each.name === name);
    expect(row && packshotFor(row).art).toContain(art);
  });

  it.each([
    ['Minestrone fresco di verdure', 'soup'],
    ['Vellutata di zucca e carote', 'pumpkinCream'],
    ['Passato di verdure bio', 'vegetableCream'],
    ['Zuppa di legumi e farro', 'pulses'],
    ['Spinaci lessati', 'boiledGreens'],
    ['Spiedini di pesce misto', 'fishSkewers'],
    ['Ali di pollo', 'wings'],
    ['Costata con osso di scottona', 'ribSteak'],
    ['Lame di ricambio 5 lame', 'cartridge'],
  ])('shows through the window of %s what is in it', (name, content) => {
    const row = products.find((each) => each.name === name);
    expect(row && packshotFor(row).content).toBe(content);
  });

  it('draws frozen fish as what is in the box, not as one fish for all', () => {
    const art = products
      .filter(({ name, categories: [path] }) => path?.startsWith('surgelati') && /^(Tranci|Filetti) di/.test(name))
      .map((row) => [row.name, packshotFor(row).art?.[0]]);
    expect(Object.fromEntries(art)).toMatchObject({
      'Tranci di salmone': 'salmon-fillet',
      'Tranci di pesce spada': 'swordfish-steak',
      'Filetti di platessa': 'flatfish',
      'Filetti di orata': 'sea-bream',
      'Filetti di merluzzo': 'cod',
    });
  });

  it('pours washing-up liquid into what its size is sold in', () => {
    const shapes = products
      .filter(({ name }) => /^(Ricarica )?[Dd]etersivo piatti/.test(name))
      .map((row) => [row.description, packshotFor(row).shape]);
    expect(Object.fromEntries(shapes)).toMatchObject({ '900 ml': 'bottle', '2 L': 'doypack', '5 L': 'jug' });
  });

  it('pours oil into what its size is sold in', () => {
    const look = (name: string, size: string) => {
      const row = products.find((each) => each.name === name && each.description === size)!;
      const { shape, profile } = packshotFor(row);
      return profile ?? shape;
    };
    expect(look('Olio di semi di girasole', '1 L')).toBe('soda');
    expect(look('Olio per friggere', '2 L')).toBe('bigoil');
    expect(look('Olio di semi di girasole', '5 L')).toBe('jug');
    expect(look('Olio extravergine di oliva in latta', '5 L')).toBe('oilcan');
  });

  it('tells two sizes of one product apart by more than the printed weight', () => {
    const looks = new Map<string, number>();
    const sizes = new Map<string, Set<string>>();
    for (const row of products) {
      const { seed, weight, badge, label, ...drawn } = packshotFor(row);
      const key = `${row.name} ${row.brand} ${JSON.stringify(drawn)}`;
      looks.set(key, (looks.get(key) ?? 0) + 1);
      sizes.set(key, (sizes.get(key) ?? new Set()).add(row.description ?? ''));
    }
    expect([...sizes].filter(([, { size }]) => size > 1).map(([key]) => key)).toEqual([]);
  });

  it('takes no word for another it contains', () => {
    const row = products.find(({ name }) => name === 'Anacardi tostati');
    // "cardi" are a vegetable
    expect(row && packshotFor(row).window).toBe('cashews');
    const maize = products.find(({ name }) => name === 'Mais per popcorn');
    expect(maize && packshotFor(maize).window).toBe('corn');
    // and pitted plums are no hazelnuts
    const plums = products.find(({ name }) => name === 'Prugne secche denocciolate');
    expect(plums && packshotFor(plums).window).toBe('dates');
  });

  it('gives each preparation of one counter a look of its own', () => {
    const lies = (part: string) => {
      const row = products.find(({ name }) => name.startsWith(part));
      if (!row) return `no ${part}`;
      const { shape, content, slice, art = [] } = packshotFor(row);
      return content === 'onIce' ? art.join() : (content ?? slice ?? shape);
    };
    for (const counter of [
      ['Hamburger di bovino', 'Polpette di bovino', 'Polpettone ripieno', 'Tartare di bovino', 'Spezzatino di bovino'],
      [
        'Prosciutto crudo dolce',
        'Prosciutto cotto alta',
        'Lardo di Colonnata',
        'Speck Alto Adige',
        'Pancetta arrotolata',
      ],
      ['Lonza di suino', 'Braciole di suino', 'Filetto di suino', 'Arista di suino', 'Capocollo di suino'],
      ['Gamberi rosa', 'Scampi', 'Gamberetti in salamoia', 'Code di gambero', 'Calamari puliti', 'Seppie pulite'],
      ['Stracchino', 'Crescenza', 'Primo sale', 'Squacquerone'],
      ['Salsiccia di suino', 'Salsiccia a nastro', 'Luganega', 'Salsiccia al finocchio', 'Salsiccia piccante'],
    ]) {
      expect(new Set(counter.map(lies)).size, counter.join()).toBe(counter.length);
    }
  });

  it('tells kinds apart that lie side by side, with their labels covered', () => {
    const looks = (part: string) => {
      const row = products.find(({ name }) => name.startsWith(part));
      if (!row) return `no ${part}`;
      const { shape, content, slice, art, fill, n, window, windowCol } = packshotFor(row);
      return JSON.stringify({ shape, content, slice, art, fill, n, window, windowCol });
    };
    for (const shelf of [
      ['Macinato di bovino bio', 'Macinato di scottona', 'Macinato magro di bovino', 'Macinato scelto di bovino'],
      ['Hamburger di bovino', 'Hamburger di Chianina', 'Hamburger di scottona'],
      ['Fettine di vitello', 'Fettine scelte di bovino', 'Nodini di vitello', 'Ossibuchi di vitello'],
      ['Pollo intero', 'Pollo ruspante', 'Faraona'],
      ['Filetti di branzino', 'Filetti di merluzzo', 'Filetti di orata', 'Filetti di platessa', 'Filetti di sgombro'],
      ['Filetti di trota', 'Filetto di salmone', 'Tranci di salmone'],
      ['Prosciutto cotto a cubetti', 'Prosciutto cotto affumicato', 'Prosciutto cotto alta'],
      ['Pancetta affumicata a cubetti', 'Pancetta dolce a cubetti', 'Pancetta arrotolata'],
      ['Pesce spada affumicato', 'Surimi', 'Salmone affumicato', 'Salmone selvaggio sockeye'],
      ['Fesa di tacchino arrosto', 'Petto di pollo arrosto', 'Porchetta'],
      ['Bocconcini gatto al manzo', 'Bocconcini gatto al pollo', 'Bocconcini gatto al tacchino'],
      ['Mangime per conigli', 'Mangime per criceti', 'Misto semi per canarini'],
      ['Spaghetti n. 5', 'Spaghettoni n. 7', 'Linguine n. 13', 'Bucatini n. 9'],
      ['Rigatoni n. 27', 'Mezze maniche', 'Sedani rigati', 'Penne rigate n. 41', 'Fusilli n. 34', 'Farfalle n. 65'],
      ['Stelline n. 21', 'Ditalini rigati', 'Anellini n. 23', 'Risoni n. 17'],
      ['Tagliatelle all’uovo', 'Pappardelle all’uovo', 'Maccheroncini di Campofilone'],
      ['Riso parboiled', 'Riso basmati', 'Riso per sushi', 'Riso Carnaroli', 'Riso Arborio'],
      ['Semi di zucca bio', 'Semi di girasole bio', 'Semi di chia bio', 'Semi di lino bio'],
      ['Parmigiano Reggiano DOP grattugiato', 'Grana Padano DOP grattugiato', 'Pecorino Romano DOP grattugiato'],
      ['Salame Milano', 'Salame Napoli', 'Salame ungherese', 'Salame finocchiona'],
      ['Grissini torinesi', 'Grissini al sesamo', 'Grissini stirati'],
      ['Focaccia genovese', 'Schiacciata toscana', 'Pizza bianca romana'],
      ['Pile a bottone', 'Pile alcaline ministilo', 'Pile alcaline stilo'],
    ]) {
      expect(new Set(shelf.map(looks)).size, shelf.join()).toBe(shelf.length);
    }
  });

  it('shows no other food: spreads no wedge of Emmental, sheep cheese no cow, button cells no AA', () => {
    const artOf = (name: string) => {
      const row = products.find((each) => each.name === name)!;
      const { art, content } = packshotFor(row);
      return content ?? art?.join();
    };
    expect(artOf('Formaggio fresco spalmabile')).toBe('cream');
    expect(artOf('Ricotta di pecora')).toBe('ewe');
    expect(artOf('Pile a bottone CR2032')).toBe('coinCell');
  });

  it('leaves no neighbours of one brand that differ in words alone', () => {
    const alike = new Map<string, Set<string>>();
    for (const row of products) {
      const { seed, label, weight, badge, bio, kit, trayCol, rot, flip, count, layout, cap, ...drawn } =
        packshotFor(row);
      const key = `${row.categories[0]} ${row.brand} ${JSON.stringify(drawn)}`;
      // two sizes of one product may be alike
      alike.set(key, (alike.get(key) ?? new Set()).add(row.name));
    }
    const pairs = [...alike.values()].filter(({ size }) => size > 1).map((names) => [...names].join(', '));
    expect(pairs).toEqual([]);
  });

  it('tells products of one shelf apart by more than their text', () => {
    // What is left of a pack-shot without its words: two neighbours of one brand should seldom share all of it.
    const looks = new Map<string, number>();
    for (const row of products) {
      const { seed, label, weight, ...look } = packshotFor(row);
      const key = `${row.categories[0]} ${JSON.stringify(look)}`;
      looks.set(key, (looks.get(key) ?? 0) + 1);
    }
    expect(looks.size / products.length).toBeGreaterThan(0.9);
  });
});
