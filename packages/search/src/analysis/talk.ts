import { readPriceLimit } from './price-limit.ts';
import { withoutNouns } from './stopwords.ts';

/** What people say of prices: a sort, not a thing; limits are read by `readPriceLimit`. */
const priceTalk =
  /(?:^| )(?:(?:che )?costa(?:no)? (?:poco|meno)|quanto costa(?:no)?|(?:a|al) (?:poco|basso|buon|miglior) (?:prezzo|mercato)|(?:in|le) (?:offerta|offerte|promozione|promo|sconto)|scontat[aeio]|offert[ae]|promozion[ei])(?= |$)/g;

/** Who asks how to make a dish, or what goes into it, wants what it is made of. */
const recipeTalk =
  /^(?:come (?:si )?(?:faccio|fa|fare|preparo|prepara|preparare|cucino)|ricetta(?: (?:per|di|del|della|dei|delle))?|(?:che )?(?:cosa|che|cosa ci) (?:mi |ci )?(?:serve|metto|mettere|metti|vuole|va|compro|occorre)(?: (?:dentro|per|nel|nella|nei|nelle|sul|sulla|al|alla))(?: fare| preparare)?|(?:qualcosa|quello che serve|quel che serve) per (?:fare|preparare|cucinare)|(?:tutto |la spesa |la roba |l'occorrente |occorrente |ingredienti |roba |cose )per (?:fare |preparare |cucinare )?|(?:qualcosa |roba |cose |cosa )?da mettere (?:dentro )?(?:nel|nella|nei|nelle|sul|sulla)|(?:vorrei|voglio|volevo|devo|dobbiamo|vogliamo|posso) (?:fare|preparare|cucinare)|per (?:fare|preparare)) ?(?:il |la |lo |l'|i |le |gli |un |una |un')?(?=.)/;

/** A thing that keeps by itself, in the many ways of saying so: "che non va in frigo", "che dura mesi". */
const keepsTalk =
  /(?:^| )(?:che |da )?(?:non (?:va|vanno|sta|si (?:mette|tiene|conserva)|serve|richiede|(?:ha )?bisogno (?:di|del))(?: mess[oa]| tenut[oa])? ?(?:in|nel|il|di|del)? ?(?:frigo|frigorifero)|(?:fuori|senza)(?: dal)? (?:frigo|frigorifero)|dur(?:a|ano|i) (?:mesi|settimane|tanto|molto|a lungo|di piu)|(?:si )?conserva(?:no)? (?:a lungo|tanto|fuori (?:dal )?frigo)|a lunga (?:scadenza|durata)|(?:che )?(?:non scade|scade tardi|non vada a male))(?= |$)/g;

/** What keeps nobody awake has no caffeine. */
const sleepTalk =
  /(?:^| )(?:che )?non (?:(?:mi|ti|ci|lo|la) )?(?:(?:tiene|tengono|tenga|fa stare|fa restare) svegli[aoe]?|toglie il sonno|fa(?:ccia)? venire l ?'?insonnia)(?= |$)/g;

/** Who may not eat something asks for a thing without it. */
const mayNot =
  /(?:^| )(?:per )?(?:chi|uno che|una che) non (?:puo|deve|vuole|tollera|digerisce)(?: mangiare| bere| prendere| avere)? (?:(?:il|lo|la|i|le|gli) |l')?(glutine|lattosio|latte|uova|uovo|zuccheri|zucchero|sale|lievito|alcol|caffeina)(?= |$)/g;

/** What a thing is not, in a sentence: "che non sia dolce", "che non sono di carne", "per chi non vuole il maiale". */
const isNot =
  /(?:^| )(?:(?:per )?chi |che )?non (?:(?:e|sia|sono|siano|ha|hanno|abbia|abbiano|vuole|mangia|contiene|contengono) )(?:(di) )?(?:troppo |tanto )?(?:(?:il|la|lo|i|le|gli) |l')?([a-z]+)(?= |$)/g;

/** How soon a thing is on the table. */
const soonTalk =
  /(?:^| )(?:che )?(?:si )?(?:pront[oaie]|cuo(?:ce|ciono)|prepara(?:no)?|fa(?:nno)?) in (?:un attimo|un minuto|poco(?: tempo)?|fretta|(?:\d+|pochi|due|tre|cinque|dieci) minuti)(?= |$)/g;

/** Who spilt something has a stain, whatever it is and wherever. */
const spilt =
  /^(?:mi )?(?:ho|si|mi|abbiamo|sono)? ?(?:e |ho |sono )?(?:(?:rovesciat|versat|macchiat|schizzat)[oaie] .+|(?:cadut|colat|gocciolat|finit)[oaie] .+ (?:su|sul|sullo|sulla|sui|sugli|sulle|sull')\b.+)$/;

/** Of what a stain or a smell is, and on what, no remedy says; but what takes lime off is no stain remover. */
const stainTalk =
  /(?:^| )(macchi[ae]|puzza|(?:cattivo )?odore|schizzi|alon[ei]|residui) d(?:i |')(?!calcare|muffa|umidita|ascelle|sudore|cane|gatt)[a-z]+(?: (?:ross[oa]|bianc[oa]|ner[oa]|d'oliva))?(?: (?:(?:su|sul|sullo|sulla|sulle|sui|sugli) |sull')(?:un |una |il |la |mi[oa] )?[a-z]+)?(?= |$)/g;

const clothes =
  '(?:tovagli[ae]|camici[ae]|magli[ae]|magliett[ae]|pantaloni|jeans|vestit[oi]|abit[oi]|divano|tappeto|lenzuol[aio]|cuscin[oi]|giacca|colletto|panni|bucato)';

/** A stain without its name: "togliere il sugo dalla tovaglia", "la camicia è macchiata". */
const stained = new RegExp(
  `^.*(?:(?:togliere|levare|rimuovere|tolgo) .+ (?:da|dal|dalla|dalle|dai) (?:un |una )?${clothes}|${clothes}\\b.* (?:macchiat|sporc)[oaie])(?: .*)?$`,
);

/** What was white and is so no more is bleached. */
const greyed = new RegExp(
  `^.*(?:(?:far |ridivent|diventar|torn)[a-z]* .*bianc|${clothes} .*(?:ingrigi|ingialli|grigi|giall)[a-z]*|bianc[a-z]+ .*(?:ingialli|ingrigi|grigi)).*$`,
);

/** Behind an Italian article it is the bowl, not what the English drink. */
const bowl = /(^| )(il|del|nel|al|dal|sul|un|per il) water(?= |$)/g;

/** "un dolce per gli ospiti" is one for the table, "qualcosa di dolce" may be a biscuit. */
const aDessert =
  /(?:^| )(?:un|il) dolce(?= (?:pronto|freddo|fresco|da portare|per (?:gli |il |la )?(?:ospiti|amici|domenica|dopo|estate))|$)/g;

/** What goes with the thing is said behind it: "vino da bere con il pesce". */
const drunkWith = / da bere(?= (?:con|insieme|per|a|durante) )/g;

/** Lunch in a bag is bread with something in it. */
const packedLunch = /(?:^|(?:qualcosa |cibo )?per )(?:il |un )?pranz[oi] al sacco(?= |$)/g;

/** Who is hurt has a wound, wherever. */
const hurt = /^(?:mi|si|ci) (?:sono|e|siamo) (?:tagliat|ferit|sbucciat|graffiat)[oaie](?: .+)?$/;

/** A drain that lets nothing through, however one tells of it. */
const blockedDrain =
  /^.*(?:(?:lavandino|lavello|lavabo|scaric[oh]i?|tub[oi]|tubatur[ae]|doccia|wc|water|gabinetto|bidet|vasca)\b.*(?:non (?:scarica|scende|va giu|tira|defluisce)|otturat|intasat|tappat|ingorgat|ostruit|bloccat|lent[oi]\b)|(?:non scende|ristagna).*scarico|acqua .*non (?:va (?:giu|via)|scende|scarica|defluisce)).*$/;

/** Who asks for what goes into a dish may name the dish first. */
const recipeBehind =
  /^(.+?) (?:ingredienti|ricetta|(?:che )?cosa (?:(?:mi |ci )?(?:serve|vuole|metto|va|occorre)|mettere|comprare)(?: dentro)?|come si (?:fa|prepara|cucina))$/;

/** Who does not cook wants a dish that is ready. */
const noCooking =
  /^(?:(?:una |la |il |del )?(?:cena|pranzo|pasto|cibo|qualcosa|cibi) (?:di )?(?:gia )?pront[oaie](?: (?:da|in|per) .*)?|(?:(?:vorrei|cerco|qualcosa|cena|pranzo|pasto) ?)*(?:di )?(?:gia )?(?:non (?:ho|abbiamo) (?:voglia|tempo)(?: di)? cucinare|pront[oaie] in (?:\d+|pochi|due|tre|cinque|dieci) minut[oi](?: per (?:la )?(?:cena|pranzo))?|senza cucinare))$/;

/** The thing itself said with one picture, as phones offer them. */
const pictures: Readonly<Record<string, string>> = {
  '🍌': 'banane',
  '🍎': 'mele rosse',
  '🍏': 'mele verdi',
  '🍐': 'pere',
  '🍊': 'arance',
  '🍋': 'limoni',
  '🍉': 'anguria',
  '🍇': 'uva',
  '🍓': 'fragole',
  '🫐': 'mirtilli',
  '🍈': 'melone',
  '🍒': 'ciliegie',
  '🍑': 'pesche',
  '🥭': 'mango',
  '🍍': 'ananas',
  '🥥': 'cocco',
  '🥝': 'kiwi',
  '🍅': 'pomodori',
  '🍆': 'melanzane',
  '🥑': 'avocado',
  '🥦': 'broccoli',
  '🥬': 'lattuga',
  '🥒': 'cetrioli',
  '🌶': 'peperoncino',
  '🫑': 'peperoni',
  '🌽': 'mais',
  '🥕': 'carote',
  '🧄': 'aglio',
  '🧅': 'cipolle',
  '🥔': 'patate',
  '🍠': 'patate dolci',
  '🫘': 'fagioli',
  '🥜': 'arachidi',
  '🌰': 'castagne',
  '🍄': 'funghi',
  '🥐': 'cornetti',
  '🥖': 'baguette',
  '🍞': 'pane',
  '🥯': 'pane',
  '🧀': 'formaggio',
  '🥚': 'uova',
  '🍳': 'uova',
  '🧈': 'burro',
  '🥓': 'pancetta',
  '🥩': 'bistecca',
  '🍗': 'pollo',
  '🍖': 'carne',
  '🌭': 'wurstel',
  '🍔': 'hamburger',
  '🍟': 'patatine',
  '🍕': 'pizza',
  '🥪': 'pane tramezzini',
  '🌮': 'tortillas',
  '🥗': 'insalata',
  '🍝': 'spaghetti',
  '🍜': 'pasta',
  '🍲': 'zuppa',
  '🍣': 'sushi',
  '🍤': 'gamberi',
  '🦐': 'gamberi',
  '🦑': 'calamari',
  '🐟': 'pesce',
  '🍚': 'riso',
  '🍦': 'gelato',
  '🍨': 'gelato',
  '🍪': 'biscotti',
  '🎂': 'torta',
  '🍰': 'torta',
  '🧁': 'muffin',
  '🍫': 'cioccolato',
  '🍬': 'caramelle',
  '🍭': 'lecca lecca',
  '🍿': 'popcorn',
  '🍯': 'miele',
  '🧂': 'sale',
  '🍼': 'latte neonati',
  '🥛': 'latte',
  '☕': 'caffe',
  '🍵': 'te',
  '🧃': 'succo',
  '🥤': 'bibita',
  '🍷': 'vino rosso',
  '🍾': 'spumante',
  '🥂': 'spumante',
  '🍺': 'birra',
  '🍻': 'birra',
  '💧': 'acqua',
  '🧊': 'ghiaccio',
  '🧻': 'carta igienica',
  '🧼': 'sapone',
  '🧽': 'spugne',
  '🧴': 'crema corpo',
  '🪥': 'spazzolino',
  '🪒': 'rasoi',
  '🔋': 'pile',
  '💡': 'lampadina',
  '🕯': 'candela',
  '🐶': 'cane',
  '🐕': 'cane',
  '🐱': 'gatto',
  '🐈': 'gatto',
};
const picture = /\p{Extended_Pictographic}/gu;

/** Writes pictures out as the words they stand for; others are no words and fall away later. */
export function readPictures(text: string): string {
  return text.replace(picture, (sign) => {
    const word = pictures[sign];
    return word === undefined ? ' ' : ` ${word} `;
  });
}

/** What one does with a thing, in the forms people ask with: the table of uses has the infinitives. */
const verbForms: Readonly<Record<string, string>> = {
  pulisco: 'pulire',
  pulisce: 'pulire',
  puliamo: 'pulire',
  pulizia: 'pulire',
  lavo: 'lavare',
  laviamo: 'lavare',
  lavarmi: 'lavare',
  lavarsi: 'lavare',
  tolgo: 'togliere',
  toglie: 'togliere',
  levare: 'togliere',
  rimuovere: 'togliere',
  eliminare: 'togliere',
  sturo: 'sturare',
  stasare: 'sturare',
  stura: 'sturare',
  stasa: 'sturare',
  disotturare: 'sturare',
  disintasare: 'sturare',
  liberare: 'sturare',
  depilarsi: 'depilare',
  depilarmi: 'depilare',
  depilo: 'depilare',
  rado: 'radere',
  radersi: 'radere',
  radermi: 'radere',
  tingo: 'tingere',
  tingersi: 'tingere',
  vado: 'andare',
  andiamo: 'andare',
  vai: 'andare',
  sciacquarsi: 'sciacquare',
  sciacquarmi: 'sciacquare',
  conservo: 'conservare',
  profumano: 'profumati',
  spazzo: 'spazzare',
  scopare: 'spazzare',
  spolvero: 'spolverare',
  ammorbidisce: 'ammorbidire',
  imburro: 'imburrare',
  ungere: 'imburrare',
  sbianco: 'sbiancare',
  smacchio: 'smacchiare',
  sgrasso: 'sgrassare',
  congelo: 'congelare',
  surgelare: 'congelare',
  friggo: 'friggere',
  grigliare: 'grigliata',
  piastra: 'grigliata',
  lucidare: 'pulire',
  lucido: 'pulire',
  disincrostare: 'pulire',
  scrostare: 'pulire',
  detergere: 'pulire',
  igienizzare: 'pulire',
  splendere: 'pulire',
  brillare: 'pulire',
  griglia: 'grigliata',
  brace: 'grigliata',
  fila: 'filante',
  filano: 'filante',
  fili: 'filante',
  festeggiare: 'brindare',
  dormo: 'dormire',
  disinfetto: 'disinfettare',
  stiro: 'stirare',
  do: 'dare',
  diamo: 'dare',
};
const useVerbs = new Set(['pulire', 'lavare', 'togliere', 'sturare', 'dare', 'sgrassare', 'disinfettare']);
const tellingVerbs = new Set([
  'sturare',
  'sgorgare',
  'sgrassare',
  'disinfettare',
  'smacchiare',
  'sbiancare',
  'stirare',
  'depilare',
  'radere',
  'tingere',
  'spazzare',
  'imburrare',
  'mantecare',
  'impanare',
  'addensare',
  'ammorbidire',
  'candeggiare',
  'profumare',
  'conservare',
  'incartare',
  'avvolgere',
  'foderare',
  'coprire',
]);

const verbByForm = new Map(Object.entries(verbForms));

/** Another form of a verb of use as the infinitive; any other word as it is. */
export const asInfinitive = (word: string): string => verbByForm.get(word) ?? word;

/** Says what is done with a thing that another word names: "lavare il pavimento in legno". */
export const isUseVerb = (word: string): boolean => useVerbs.has(word);

/** Says by itself what does it, whatever it is done to: "sturare il water" takes a drain cleaner. */
export const isTellingVerb = (word: string): boolean => tellingVerbs.has(word);

/** "dolce per dopo cena": the meal is no thing, and "dopo" no beginning of DOP. */
const afterMeals =
  /(?:^| )(?:(?:da|per|del|a) )?(?:il )?(?:dopo ?(?:la |il )?(?:cena|pranzo|pasto|mangiato)|fine (?:pasto|cena|pranzo))(?= |$)/g;

const agents = new Set(['detergente', 'detersivo', 'pulitore', 'liquido', 'spray', 'spruzzino', 'spruzzo']);

/** A word for whatever cleans, which a purpose behind it makes more of: "spray per pulire il forno". */
export const isAgent = (word: string): boolean => agents.has(word);

/** Takes talk of prices out of a folded query, and puts plain words in the place of long ways to say a thing. */
export function readTalk(folded: string): string {
  const priceless = readPriceLimit(folded).words.replace(priceTalk, ' ').replace(afterMeals, ' ').trim();
  return (priceless === '' ? folded : priceless)
    .replace(noCooking, 'piatto pronto')
    .replace(spilt, 'macchie')
    .replace(packedLunch, 'panini')
    .replace(bowl, '$1$2 wc')
    .replace(aDessert, ' dessert')
    .replace(drunkWith, '')
    .replace(hurt, 'ferita')
    .replace(stained, 'macchie')
    .replace(greyed, 'sbiancare')
    .replace(blockedDrain, 'sturare')
    .replace(soonTalk, ' veloce')
    .replace(keepsTalk, ' lunga conservazione')
    .replace(sleepTalk, ' senza caffeina')
    .replace(mayNot, ' senza $1')
    .replace(
      isNot,
      (_, of: string | undefined, word: string) => ` ${of || withoutNouns.has(word) ? 'senza' : 'non'} ${word}`,
    )
    .replace(stainTalk, ' $1')
    .trim()
    .replace(/(^| )contro(?= )/g, '$1per')
    .replace(recipeBehind, 'ingredienti $1')
    .replace(recipeTalk, 'ingredienti ');
}
