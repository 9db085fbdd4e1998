import type { ImportMapping } from '@sporta/contract';
import { isShouted } from '../../import/index.ts';

/**
 * What columns are called in the files of tills, wholesalers and spreadsheets, Italian and English, without spaces and signs.
 * The first field that fits takes the column; a field is given once.
 */
const synonyms: [field: string, pattern: RegExp][] = [
  ['eans', /^(ean|eans|ean13|ean8|gtin|barcode|barcodes|codicebarre|codiceabarre|codbarre|codean|upc|barcodeid)$/],
  [
    'code',
    /^(code|codice|cod|codart|codarticolo|codicearticolo|codprodotto|codiceprodotto|sku|articolo|plu|itemcode|codint|id|idprodotto|productid|productcode)$/,
  ],
  ['businessPrice', /^(businessprice|prezzonetto|prezzoimponibile|nettoiva|prezzosenzaiva|prezzob2b)$/],
  [
    'price',
    /^(price|prezzo|prezzovendita|prezzoivato|pvp|prezzoalpubblico|prezzopubblico|listino|prezzolistino|unitprice|euro|importo|retailprice)$/,
  ],
  ['vat', /^(vat|iva|aliq|aliquota|aliquotaiva|codiva|vatrate|taxrate|percentualeiva|ivaperc)$/],
  [
    'categories',
    /^(categories|category|categoria|categorie|reparto|rep|settore|famiglia|department|merceologia|sottofamiglia)$/,
  ],
  ['brand', /^(brand|marca|marchio|produttore|vendor)$/],
  ['description', /^(formato|pezzatura|confezione|pack|packsize|grammatura|descrizioneformato)$/],
  [
    'name',
    /^(name|nome|descr|descrizione|denominazione|prodotto|desart|descrizionearticolo|titolo|title|productname|productdescription|articolodescrizione|nomeprodotto|description)$/,
  ],
  ['stock.*', /^(stock|giac|giacenza|giac01|qta|quantita|disponibilita|esistenza|qty|inventory|availability)$/],
  [
    'reorderPoint.*',
    /^(reorderpoint|reorderlevel|puntodiriordino|puntoriordino|livelloriordino|scortaminima|scortamin|giacenzaminima|minstock)$/,
  ],
  [
    'arrival.*.on',
    /^(arrivalon|dataarrivo|giornoarrivo|arrivodel|arrivoprevisto|dataarrivoprevisto|consegnaprevista)$/,
  ],
  ['arrival.*.quantity', /^(arrivalquantity|inarrivo|qtainarrivo|qtaarrivo|quantitainarrivo|qtaordinata|inordine)$/],
  ['content:g', /^(pesogr|pesog|grammi|pesonettog|pesonettogr|netweightg|netgrams)$/],
  ['content:ml', /^(ml|volumeml|contenutoml)$/],
  ['grossGrams', /^(pesolordo|pesolordog|grossweight|grossgrams)$/],
  ['boxItems', /^(boxitems|pezzicartone|pezzipercartone|collo|pzcollo|imballo)$/],
  ['alcoholPercent', /^(alcoholpercent|alcohol|gradazione|alcol|alcool|vol)$/],
  ['facts.ingredients', /^(ingredients|ingredienti|factsingredients)$/],
  ['facts.origin', /^(origin|origine|provenienza|paese)$/],
  ['facts.storage', /^(conservazione|storage)$/],
  ['picture', /^(picture|foto|immagine|image|imageurl|urlimmagine|productimage|linkimmagine)$/],
];

const bare = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** How tills shorten words: "PR. VEND.", "COD.ART". */
const shortened: Record<string, string> = {
  art: 'articolo',
  cod: 'codice',
  des: 'descrizione',
  desc: 'descrizione',
  descr: 'descrizione',
  giac: 'giacenza',
  pr: 'prezzo',
  prz: 'prezzo',
  prezz: 'prezzo',
  prod: 'prodotto',
  pubbl: 'pubblico',
  qt: 'quantita',
  qta: 'quantita',
  rep: 'reparto',
  vend: 'vendita',
};

/** "PREZZO VEND." is also called "prezzovendita". */
const namesOf = (name: string): [plain: string, whole: string] => {
  const words = name.split(/[^\p{L}\p{N}]+/u).map(bare);
  return [words.join(''), words.map((word) => shortened[word] ?? word).join('')];
};

/**
 * Proposes what columns mean, by their names. A column named exactly as a field of ours is that field.
 * @param fields fields a column may become
 * @param hasDepartments a shop without any makes those its first file names
 */
export function guessMapping(
  columns: readonly { name: string; sample: string }[],
  fields: ReadonlySet<string>,
  { hasDepartments }: { hasDepartments: boolean },
): ImportMapping {
  const chosen: Record<string, string> = {};
  const taken = new Set<string>();
  const choose = (column: string | undefined, field: string) => {
    if (column === undefined || taken.has(field) || !fields.has(field) || chosen[column] !== undefined) return;
    chosen[column] = field;
    taken.add(field);
  };
  for (const { name } of columns) choose(name, name);
  const named = columns.map(({ name }) => ({ name, names: namesOf(name) }));
  // a name in full goes before one that has to be written out
  for (const which of [0, 1] as const) {
    for (const [field, pattern] of synonyms) {
      choose(named.find(({ name, names }) => chosen[name] === undefined && pattern.test(names[which]))?.name, field);
    }
  }
  const nameSample = columns.find(({ name }) => chosen[name] === 'name')?.sample ?? '';
  const addCategories = !hasDepartments && taken.has('categories');
  return { fields: chosen, vat: 22, tidyNames: isShouted(nameSample), addCategories, departments: {} };
}
