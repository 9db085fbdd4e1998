import { ofKind } from './of-kind.ts';

/** A question, what answers it, and what does not though it reads so. */
type Question = readonly [string, RegExp, RegExp?];

/*
 * An eleventh look: 50 questions of each catalogue, written with their answers before any was asked. When they were first asked the first
 * product was right, by eye, for 34 of the demo's and 35 of the chain's: 69 of 100. Mended since, so that they are no score any more.
 */

/** Free questions to the demo. */
export const eleventhDemo: readonly Question[] = [
  ['pomodori per fare la bruschetta', ofKind('pomodori, pomodorini')],
  ['verza per i pizzoccheri', ofKind('verza')],
  ['friarielli', ofKind('cime di rapa, friggitelli')],
  [
    'frutta di stagione',
    ofKind('mele, pere, arance, clementine, mandarini, kiwi, uva, banane, limoni, cachi, melagrane, fragole'),
  ],
  ['fettine sottili da impanare', ofKind('fettine, fettine di vitello, petto di pollo, fesa di tacchino, lonza')],
  ['carne con l’osso per il brodo', ofKind('bollito, ossibuchi')],
  ['pollo già cotto', ofKind('pollo arrosto')],
  ['pesce senza lische surgelato', ofKind('bastoncini, merluzzo, platessa, nasello, platessa panata, pesce surgelato')],
  ['prosciutto crudo poco salato', ofKind('prosciutto crudo')],
  ['formaggio di capra', /formagg.* capra|caprin/],
  ['mozarella di buffala', /bufala/],
  ['latte che dura mesi', /latte.*uht/],
  ['yogurt alla frutta senza pezzi', ofKind('yogurt'), /bianco/],
  ['panna da montare per la torta', ofKind('panna'), /cucina|acida/],
  ['tortellini per il brodo di natale', ofKind('tortellini, cappelletti')],
  ['riso per fare il sushi', ofKind('riso')],
  ['pasta corta integrale', ofKind('fusilli integrali, penne integrali')],
  ['tonno senza olio', /tonno al naturale/],
  ['farina per celiaci', ofKind('farina senza glutine, farina di riso, farina di mais, amido di mais, fecola')],
  ['biscotti per la base della cheesecake', ofKind('biscotti secchi, biscotti')],
  ['zucchero impalpabile', ofKind('zucchero a velo')],
  ['cioccolato senza latte', /cioccolato (fondente|di modica)/, /wafer/],
  ['lenticchie per capodanno', ofKind('lenticchie')],
  ['qualcosa per fare i pop corn', ofKind('mais per popcorn')],
  ['caffè che non mi tiene sveglio', ofKind("caffe decaffeinato, orzo solubile, orzo macinato, capsule d'orzo")],
  ['barrette per dopo la palestra', ofKind('barretta proteica, barrette')],
  ['acqua in bottigliette piccole', /acqua.*(500 ml|330 ml|250 ml)|#acqua minerale/, /1,5 l|2 l/],
  ['vino rosso sotto i 5 euro', ofKind('vino rosso')],
  ['spumante dolce per il panettone', /#(moscato|brachetto|vino dolce)|spumante dolce/],
  [
    'bibita amara per l’aperitivo senza alcol',
    ofKind('aperitivo analcolico, chinotto, acqua tonica, aranciata, bitter'),
  ],
  ['detersivo per i panni neri', ofKind('detersivo lavatrice, detersivo delicati')],
  ['roba per sturare il water', ofKind('disgorgante')],
  ['panno per la polvere', ofKind('panni, panno')],
  ['pastiglie lavastoviglie in offerta', ofKind('tabs lavastoviglie')],
  ['bustoni neri della monnezza', ofKind('sacchi')],
  ['carta che non attacca per la teglia', ofKind('carta forno')],
  ['profumo per l’armadio', ofKind('profuma biancheria, deodorante ambiente, diffusore')],
  ['cremina per il culetto arrossato', ofKind('pasta protettiva')],
  ['crocchette per gatto castrato', /sterilizzat/],
  ['acqua ossigenata per le ferite', ofKind('acqua ossigenata, disinfettante')],
  // any shampoo was written down as right; only this one is
  ['shampoo contro la forfora', /shampoo antiforfora/],
  ['gluten free pasta', /#(fusilli|penne|spaghetti) senza glutine|#pasta di (lenticchie|ceci)/],
  ['oat milk', /avena/, /fiocchi/],
  ['peanut butter', ofKind('burro di arachidi')],
  [
    'qualcosa di pronto in 5 minuti per cena',
    ofKind(
      'piatto pronto, zuppa, vellutata, risotto pronto, pasta pronta, lasagne pronte, pizza surgelata, paella, gnocchi, tortellini, polpette, minestrone, passato di verdure, gnocchi pronti, pollo arrosto',
    ),
  ],
  [
    'non ho voglia di cucinare',
    ofKind(
      'piatto pronto, zuppa, vellutata, risotto pronto, pasta pronta, lasagne pronte, pizza surgelata, paella, pizzette, pollo arrosto, sushi',
    ),
  ],
  ['merendine senza olio di palma', ofKind('merendine, crostatine, plumcake, cornetti')],
  ['patatine non fritte', ofKind('patatine, chips di mais, snack al formaggio')],
  ['erbaluna pesca', /erbaluna: .*pesca/],
  ['torta per un compleanno', ofKind('torta, ciambella, crostata, candela, strudel, dolci surgelati')],
];

/** Free questions to the chain, whose answers read its plain words. */
export const eleventhChain: readonly Question[] = [
  ['limoni da grattugiare con la buccia', /^limoni/],
  ['mele gialle', /^mele golden/],
  ['frutta per la macedonia', /frutta/],
  ['pomodorini pachino', /^pomodori ciliegini/],
  ['odori per il sugo', /^(sedano|carote|cipolle|basilico|aglio)/],
  ['qualcosa di verde per contorno', /verdura|^(piselli|spinaci)/],
  ['latte ad alta digeribilità', /^latte senza lattosio/],
  ['mezzo litro di latte fresco', /^latte fresco.*ml500/],
  ['dieci uova', /^uova 10/],
  ['yogurt proteico', /^yogurt greco/],
  ['panna per condire i tortellini', /^panna/],
  ['formaggio stagionato a scaglie', /^(parmigiano|grana|pecorino)/],
  ['formaggino cremoso per il panino', /^(formaggio spalmabile|stracchino)/],
  ['affettato per i panini della gita', /^(prosciutto|salame)/],
  ['pancetta', /^guanciale/],
  ['coscette di pollo', /^pollo cosce/],
  ['carne trita per il ragù', /^macinato/],
  ['carne da fare sul barbecue', /^(salsiccia|hamburger|pollo)/],
  ['pesce impanato per i bimbi', /^bastoncini/],
  ['verdura già pronta da scaldare', /^(piselli|spinaci)/],
  ['alternativa vegetale alla carne', /^burger vegetale/],
  ['spaghetti per chi non può mangiare glutine', /^pasta spaghetti senza glutine/],
  ['pasta marrone integrale', /integrale/],
  ['riso per il risotto allo zafferano', /^riso/],
  ['lievito fresco per le focacce', /^lievito/],
  ['salsa di pomodoro', /^passata/],
  ['tonno in scatola 3 pezzi', /^tonno.*x3/],
  ['olio buono per condire a crudo', /^olio extravergine/],
  ['qualcosa per insaporire il brodo', /^(dado|brodo)/],
  ['pane a fette per i tramezzini', /^pan carre/],
  ['biscotti da pucciare nel latte', /^biscotti/],
  ['marmelata de albicoche', /^confettura marmellata albicocca/],
  ['cialdine per la macchina del caffè', /^caffe capsule/],
  ['tisana sgonfiante', /^tisana finocchio/],
  ['acqua sgasata', /^acqua naturale/],
  ['bottiglia grande di coca', /^cola/],
  ['sparkling wine', /^prosecco/],
  ['birra per chi guida', /^birra analcolica/],
  ['un goccetto dopo mangiato', /liquore/],
  ['rotoli per il bagno', /^carta igienica/],
  ['sapone per i piatti che sgrassa', /^detersivo piatti/],
  ['schizzi di olio sui fornelli', /^sgrassatore/],
  ['spruzzino per gli specchi', /^detergente vetri/],
  ['fabric softener', /^ammorbidente/],
  ['dentifrici', /^dentifricio/],
  ['pannolini da 7 a 14 kg', /^pannolini/],
  ['pappa di frutta per lo svezzamento', /^omogeneizzato/],
  ['croccantini per cane vecchietto', /crocchette cane anziano/],
];

/** Nothing of the chain's answers these: nothing may be found, or near matches only that are called so. */
export const eleventhNotSold: readonly string[] = ['whisky', 'assorbenti con le ali'];
