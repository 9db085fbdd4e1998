import { describe, expect, it } from 'vitest';
import { buildIndex, type SearchProduct } from '../index.ts';
import { asInfinitive, readPictures, readTalk } from './talk.ts';

describe('talk of prices', () => {
  it.each([
    ['vino sotto 5 euro', 'vino'],
    ['pasta a meno di 1 euro', 'pasta'],
    ['caffe 2€', 'caffe'],
    ['prosciutto cotto sotto i 3,50 euro', 'prosciutto cotto'],
    ['offerte birra', 'birra'],
    ['birra in offerta', 'birra'],
    ['quanto costa il latte', 'il latte'],
  ])('leaves the thing: %s', (said, thing) => {
    expect(readTalk(said)).toBe(thing);
  });

  it.each(['2 kg di patate', 'farina 00', 'birra 66', 'da 1 kg', 'sconto'])('is not seen in %s', (said) => {
    expect(readTalk(said)).toBe(said);
  });

  it('stays when nothing else is said', () => {
    expect(readTalk('sotto 2 euro')).toBe('sotto 2 euro');
  });
});

describe('long ways to say a thing', () => {
  it.each([
    ['latte che non va in frigo', 'latte lunga conservazione'],
    ['latte da tenere fuori frigo', 'latte da tenere lunga conservazione'],
    ['latte che dura mesi', 'latte lunga conservazione'],
    ['caffe che non mi tiene sveglio', 'caffe senza caffeina'],
    ['pane per chi non puo mangiare il glutine', 'pane senza glutine'],
    ['macchie di vino', 'macchie'],
    ['ho rovesciato il caffe sulla camicia', 'macchie'],
    ['pasta pronta in 5 minuti', 'pasta veloce'],
    ['pane che si conserva a lungo', 'pane lunga conservazione'],
    ['biscotti che non contengono glutine', 'biscotti senza glutine'],
    ['yogurt che non sia troppo dolce', 'yogurt non dolce'],
    ['hamburger che non sono di carne', 'hamburger senza carne'],
    ['carne per chi non vuole il maiale', 'carne non maiale'],
    ['puzza di fritto in cucina', 'puzza in cucina'],
    ['non ho voglia di cucinare', 'piatto pronto'],
    ['macchia di vino rosso sulla tovaglia', 'macchia'],
    ['mi sono macchiato la camicia', 'macchie'],
    ['mi e caduto il vino sul tappeto', 'macchie'],
    ['la camicia bianca e macchiata', 'macchie'],
    ['per togliere il sugo dalla tovaglia', 'macchie'],
    ['le magliette bianche sono diventate grigie', 'sbiancare'],
    ["l'acqua non va giu nella doccia", 'sturare'],
    ['qualcosa da mettere nel water', 'ingredienti wc'],
    ['un dolce pronto per gli ospiti', 'dessert pronto per gli ospiti'],
    ['un vino da bere con il pesce', 'un vino con il pesce'],
    ['cena pronta', 'piatto pronto'],
    ['mi sono tagliato un dito', 'ferita'],
    ['il lavandino non scarica', 'sturare'],
    ['ho la doccia otturata', 'sturare'],
    ['vitello tonnato cosa ci vuole', 'ingredienti vitello tonnato'],
    ['parmigiana di melanzane ingredienti', 'ingredienti parmigiana di melanzane'],
    ['qualcosa di pronto in 5 minuti', 'piatto pronto'],
  ])('are read as plain words: %s', (said, plain) => {
    expect(readTalk(said)).toBe(plain);
  });

  it.each([
    'latte da tenere in frigo',
    'limoni non trattati',
    'smacchiatore',
    'odori per il brodo',
    'macchie di calcare',
    'tagliata di manzo',
    'aglio bianco',
    'still water',
    'torta bianca',
    'detersivo panni',
    'gel doccia',
  ])('are not seen in %s', (said) => expect(readTalk(said)).toBe(said));
});

describe('pictures', () => {
  it('are written out, those of no thing fall away', () => {
    expect(readPictures('2 🍌').trim()).toBe('2  banane');
    expect(readPictures('👍').trim()).toBe('');
    expect(readPictures('latte 4')).toBe('latte 4');
  });
});

describe('words as people type them', () => {
  const product = (id: number, name: string, ean = '', shelf = 'Scaffale'): SearchProduct => ({
    id,
    name,
    brand: '',
    description: '',
    categoryPath: [
      { id: 1, name: 'Negozio' },
      { id: 2, name: 'Pollo e tacchino' },
      { id: 10 + shelf.length, name: shelf },
    ],
    departmentId: 1,
    popularity: 0,
    eans: ean === '' ? [] : [ean],
    code: '',
  });
  const index = buildIndex([
    product(1, 'Crema mani', '8010440101016'),
    product(2, 'Bagnoschiuma'),
    product(3, 'Petto di pollo', '', 'Pollo'),
    product(4, 'Fesa di tacchino', '', 'Tacchino, coniglio'),
    product(5, 'Sapone mani'),
    product(6, 'Carne per bollito'),
    product(7, 'Hamburger di carne'),
  ]);
  const first = (query: string) => index.search(query).ids[0];

  it.each([
    ['cremina mani', 1],
    ['bagno skiuma', 2],
    ['EAN 8010440101016', 1],
    ['cod. 8 010440 101016', 1],
    ['carne tenera per il bollito', 6],
  ])('%s', (query, id) => {
    expect(first(query)).toBe(id);
  });

  it('does not find a barcode with a wrong last digit', () => {
    expect(index.search('8010440101017').total).toBe(0);
  });

  it('does not take a chicken for a turkey because their shelves stand under one name', () => {
    expect(
      Array.from(index.search('petto di tacchino').ids).slice(0, index.search('petto di tacchino').nearFrom),
    ).not.toEqual([3]);
    expect(index.search('petto di tacchino').stage).not.toBe('exact');
  });
});

describe('verbs of use', () => {
  it('are read as their infinitive, any other word as it is', () => {
    expect(['lavo', 'pulisce', 'latte', 'constructor'].map(asInfinitive)).toEqual([
      'lavare',
      'pulire',
      'latte',
      'constructor',
    ]);
  });
});
