import { ofKind } from './of-kind.ts';

/** Free questions of a seventh look, judged before anything was searched for; what they showed was mended by causes. */
export const seventhQuestions: readonly (readonly [string, RegExp, RegExp?])[] = [
  ['riso per insalata fredda', ofKind('riso, farro, orzo', 'riso')],
  [
    'merenda per bambini senza lattosio',
    /#(merenda bimbi|biscotti bimbi|merendine|yogurt|yogurt di soia|frollini|cracker|crostatine|budino|plumcake)\b.*#senza-lattosio/,
  ],
  [
    'cosa metto nel brodo',
    ofKind(
      'tortellini, cappelletti, agnolotti, pasta per minestra, pasta mista, bollito, sedano, carote, cipolle, odori, dado, brodo',
      'dado|brodo|carote|sedano|cipolle',
    ),
  ],
  [
    'detergente per togliere il grasso dai fornelli',
    ofKind(
      'sgrassatore, crema detergente, detergente acciaio, pulitore forno, multiuso',
      'sgrassatore|detergente forno',
    ),
  ],
  [
    'qualcosa di fresco da bere in spiaggia',
    ofKind(
      'acqua minerale, cola, aranciata, limonata, gassosa, chinotto, cedrata, ginger ale, acqua tonica, te freddo, birra, radler, acqua di cocco, succo di frutta, spremuta',
      'acqua|cola|aranciata|te freddo|succo|birra',
    ),
  ],
  [
    'pane da tostare la mattina',
    ofKind('pane per toast, pan bauletto, pane, fette biscottate', 'pan|fette biscottate'),
  ],
  ['yogurt da mangiare con i cereali', ofKind('yogurt, skyr, yogurt di soia, yogurt di cocco', 'yogurt')],
  ['sugo già pronto per la pasta', ofKind('sugo pronto, pesto, ragu, salsa di noci', 'ragu|pesto')],
  [
    'dolce per dopo cena',
    ofKind(
      'tiramisu, panna cotta, gelato, budino, creme caramel, mousse, torta, crostata, cioccolatini, profiteroles, strudel, sorbetto, pandoro, panettone, sbrisolona, cantucci, ciambella, coni gelato, praline',
      'gelato|cioccolato',
    ),
  ],
  [
    'affettato magro',
    ofKind('bresaola, prosciutto cotto, prosciutto crudo, tacchino arrosto, pollo arrosto, speck', 'prosciutto'),
  ],
  [
    'ingredienti per la parmigiana di melanzane',
    ofKind(
      'melanzane, passata, passata di pomodoro, mozzarella, parmigiano reggiano, basilico, formaggio grattugiato',
      'passata|mozzarella|parmigiano|basilico',
    ),
  ],
  ['verdura per il soffritto', ofKind('carote, sedano, cipolle, odori, soffritto', 'carote|sedano|cipolle')],
  [
    'contorno veloce',
    ofKind(
      'insalata, rucola, songino, verdure grigliate, patatine surgelate, patate surgelate, crocchette, piselli, spinaci, fagiolini, broccoli, peperonata, patate duchessa, pomodorini, carote, lattuga, cicoria, minestrone',
      'insalata|piselli|spinaci|carote|pomodori',
    ),
  ],
  [
    'frutta da portare in ufficio',
    ofKind(
      'banane, mele, clementine, mandarini, pere, arance, uva, kiwi, fragole, mirtilli, macedonia, mela a spicchi, albicocche secche, mandorle, noci, frutta secca mista',
      '.*frutta',
    ),
  ],
  [
    'snack salato senza glutine',
    /#(cracker|cracker senza glutine|grissini senza glutine|gallette di riso|gallette di mais|patatine|popcorn|chips di mais|taralli|arachidi|snack al formaggio|salatini)\b.*senza.glutine|#cracker senza glutine|#grissini senza glutine/,
  ],
  ['collutorio per le gengive che sanguinano', ofKind('collutorio')],
  ['crema per il viso secco', ofKind('crema viso')],
  ['sapone per lavare i piatti', ofKind('detersivo piatti', 'detersivo piatti')],
  ['bicchieri per il vino usa e getta', ofKind('bicchieri monouso')],
  ['sacchetti per il freezer', ofKind('sacchetti gelo, sacchetti con cerniera')],
  ['carta per asciugare le mani in cucina', ofKind('carta cucina, bobina', 'carta cucina')],
  ['detersivo per i maglioni di lana', ofKind('detersivo delicati')],
  ['caffè per la macchinetta', ofKind('capsule di caffe, cialde di caffe, caffe macinato, caffe in grani', 'caffe')],
  [
    'qualcosa di caldo prima di dormire',
    ofKind('camomilla, tisana, infuso, cioccolata calda, latte, orzo solubile', 'tisana|infuso|latte'),
  ],
  ['bevanda per chi fa sport', ofKind('bevanda sportiva, bevanda proteica, energy drink')],
  [
    'qualcosa con tante proteine per la palestra',
    ofKind('barretta proteica, bevanda proteica, skyr, albume, pane proteico, yogurt, integratore, petto di pollo'),
  ],
  ['crocchette per cane di piccola taglia', ofKind('crocchette cane', 'crocchette cane')],
  ['cibo per gattini', ofKind('umido gatto, crocchette gatto, snack gatto', 'cibo gatto|crocchette gatto')],
  [
    'pesce senza lische per i bambini',
    ofKind(
      'bastoncini, merluzzo, platessa, nasello, platessa panata, salmone, hamburger di salmone, merluzzo gratinato, pesce spada, tonno',
      'bastoncini|salmone',
    ),
  ],
  [
    'carne da fare alla piastra',
    ofKind(
      'bistecche, fettine, hamburger, petto di pollo, braciole, lonza, tagliata, filetto, costata, fesa di tacchino, salsiccia, luganega, fiorentina, costine, spiedini, fettine di vitello, arrosticini, bocconcini di pollo, straccetti, nodini, capocollo',
      'hamburger|pollo petto|salsiccia',
    ),
  ],
  [
    'formaggio da grattugiare sulla pasta',
    ofKind(
      'parmigiano reggiano, grana padano, pecorino, formaggio grattugiato, parmigiano in porzioni',
      'parmigiano|grana|pecorino',
    ),
  ],
  [
    'una bottiglia di vino da regalare',
    ofKind('vino rosso, vino bianco, vino rosato, vino dolce, vin santo, spumante, prosecco, moscato', 'vino|prosecco'),
  ],
  ['birra da bere con la pizza', ofKind('birra, radler', 'birra')],
  ['latte che si conserva fuori dal frigo', /(uht|lunga conservazione).*#latte/],
  ['uova per la pasta fatta in casa', ofKind('uova', 'uova')],
  ['farina per fare il pane', ofKind('farina, semola', 'farina')],
  ['lievito per torte', ofKind('lievito per dolci')],
  ['olio per condire le verdure', ofKind('olio extravergine, olio di oliva', 'olio extravergine')],
  [
    'pomodoro per fare il sugo',
    ofKind(
      'passata, passata di pomodoro, pomodori pelati, polpa di pomodoro, pomodorini, concentrato, pomodori',
      'passata|pomodori',
    ),
  ],
  [
    'legumi già cotti',
    ofKind(
      'ceci, fagioli borlotti, fagioli cannellini, lenticchie, piselli, fagioli rossi, fagioli di spagna, fagioli, fave',
      'fagioli|ceci',
    ),
  ],
  ['tonno da mettere nell’insalata', ofKind('tonno, ventresca di tonno', 'tonno')],
  ['colazione senza zucchero', /senza zuccher/, /#(cola|gomme|caramelle|aranciata|te freddo|acqua tonica|lecca lecca)/],
  ['biscotti per chi è celiaco', /(biscott|frollin|savoiard|wafer).*senza.glutine/],
  ['gelato senza latte', /#sorbetto|#ghiaccioli|gelat.*(vegan|soia|senza latt|senza-lattosio)/],
  [
    'pizza da scaldare in forno',
    ofKind('pizza surgelata, pizzette, pizza bianca, pizza alla pala, base per pizza', 'pizza'),
  ],
  [
    'surgelati per una cena veloce',
    ofKind(
      'pizza surgelata, pizzette, lasagne pronte, paella, gnocchi pronti, risotto pronto, pasta pronta, cotolette, nuggets, arancini, bastoncini, olive ascolane, burger di verdure, minestrone, patatine surgelate, platessa panata, merluzzo gratinato, totani impanati, zuppa, focaccia surgelata, misto mare',
      'pizza|bastoncini|piselli|spinaci',
    ),
  ],
  [
    'verdure da grigliare',
    ofKind(
      'zucchine, melanzane, peperoni, radicchio, friggitelli, funghi, cipolle, indivia, finocchi, zucca',
      'zucchine|radicchio|cipolle',
    ),
  ],
  [
    'frutta secca da sgranocchiare',
    ofKind(
      'noci, mandorle, nocciole, pistacchi, anacardi, arachidi, pinoli, uvetta, prugne secche, albicocche secche, fichi secchi, datteri, mirtilli rossi, semi, frutta secca mista',
    ),
  ],
  ['acqua per preparare il biberon', ofKind('acqua minerale', 'acqua naturale'), /frizz|efferv/],
  ['pannolini per chi pesa 10 chili', ofKind('pannolini, mutandine', 'pannolini')],
  ['crema per il sederino arrossato', ofKind('pasta protettiva')],
  ['shampoo che non brucia gli occhi', ofKind('shampoo, shampoo bimbi', 'shampoo')],
  ['deodorante che non macchia', ofKind('deodorante', 'deodorante')],
  ['spray per i cattivi odori in bagno', ofKind('deodorante ambiente')],
  ['cosa uso per sbiancare il bucato', ofKind('candeggina, additivo bucato, smacchiatore', 'candeggina')],
  ['prodotto per lucidare il lavello', ofKind('detergente acciaio, crema detergente')],
  ['caramelle per la gola', ofKind('caramelle')],
  [
    'qualcosa di salato per l’aperitivo',
    ofKind(
      'patatine, olive, taralli, salatini, arachidi, popcorn, snack al formaggio, cracker, chips di mais, pistacchi, schiacciatine, grissini, bruschette, anacardi, pizzette',
      'patatine|taralli|cracker|olive|grissini',
    ),
  ],
  ['tovaglioli per il compleanno', ofKind('tovaglioli', 'tovaglioli')],
  [
    'cosa serve per il tiramisù',
    ofKind('savoiardi, mascarpone, uova, caffe macinato, cacao, zucchero, tiramisu, cioccolato', 'uova|caffe|zucchero'),
  ],
];
