import { ofKind } from './of-kind.ts';

/** Free questions of a ninth look, judged when the eighth was mended and before anything was searched for: for the score alone. */
export const ninthQuestions: readonly (readonly [string, RegExp, RegExp?])[] = [
  ['prodotto per lavare i pavimenti in gres', ofKind('detergente pavimenti', 'detergente pavimenti')],
  ['qualcosa per il calcare del rubinetto', ofKind('anticalcare', 'anticalcare')],
  [
    'formaggio morbido da spalmare sui crostini',
    ofKind('formaggio spalmabile, stracchino, crescenza, caprino, squacquerone', 'formaggio spalmabile|stracchino'),
  ],
  [
    'pasta da fare col pesto',
    ofKind(
      'trofie, linguine, spaghetti, trofie fresche, fusilli, penne rigate, bucatini, farfalle, casarecce, gnocchi, mezze maniche, rigatoni, orecchiette, tagliatelle',
      'pasta',
    ),
  ],
  ['carne macinata per le lasagne', ofKind('macinato', 'macinato')],
  ['salume per la carbonara', ofKind('guanciale, pancetta', 'guanciale')],
  ['uova da fare sode', ofKind('uova', 'uova')],
  [
    'una bibita gassata senza zucchero',
    /#(cola|aranciata|limonata|gassosa|chinotto).*|cola zero/,
    /^(?!.*(zero|senza zuccher)).*/,
  ],
  ['frutta per fare la spremuta', ofKind('arance, limoni, pompelmi, mandarini', 'arance')],
  [
    'verdura da mangiare cruda',
    ofKind(
      'carote, finocchi, pomodori, pomodorini, insalata, cetrioli, sedano, lattuga, rucola, ravanelli, radicchio, peperoni',
      'carote|finocchi|pomodori|insalata|radicchio|sedano',
    ),
  ],
  [
    'merenda sana per la scuola',
    ofKind(
      'yogurt, frutta secca mista, barrette, succo di frutta, succo e polpa, cracker, gallette di riso, mele, banane, mandorle',
      'yogurt|cracker|succo',
    ),
  ],
  ['biscotti senza uova', /biscott.*(senza uova|vegan)|(frollin|wafer).*vegan/],
  ['latte di soia senza zuccheri', /soia/],
  ['yogurt bianco senza lattosio', /yogurt.*(senza.lattosio)/],
  ['pizza surgelata senza glutine', /pizz.*senza.glutine/],
  ['cereali per la colazione dei bambini', ofKind('cereali, corn flakes', 'cereali')],
  [
    'qualcosa di sfizioso per l’antipasto',
    ofKind(
      'prosciutto crudo, salame, olive, bresaola, carciofi sottolio, funghi sottolio, giardiniera, olive ascolane, insalata di mare, alici marinate, salmone affumicato, bruschette, crostini, peperoni sottolio',
      'olive|carciofini|prosciutto|salame|funghi|peperoni',
    ),
  ],
  ['vino per cucinare', ofKind('vino bianco, vino rosso', 'vino')],
  ['birra leggera senza alcol', /birra.*analcolic|analcolic.*birra/],
  ['amaro per digerire', ofKind('amaro', 'amaro')],
  ['crema idratante per il corpo', ofKind('crema corpo, latte corpo, olio corpo, burro corpo')],
  ['shampoo per capelli grassi', ofKind('shampoo', 'shampoo')],
  ['rasoi da donna per le gambe', ofKind('rasoio donna')],
  ['dentifricio per gengive delicate', ofKind('dentifricio', 'dentifricio')],
  ['fazzoletti da tenere in borsa', ofKind('fazzoletti', 'fazzoletti')],
  ['rotoloni di carta per la cucina', ofKind('carta cucina, bobina', 'carta cucina')],
  ['sacchi per la spazzatura grandi', ofKind('sacchi', 'sacchi')],
  ['ammorbidente per i neonati', ofKind('ammorbidente', 'ammorbidente')],
  ['detersivo per lavastoviglie in pastiglie', ofKind('tabs lavastoviglie', 'pastiglie lavastoviglie')],
  ['detersivo per i capi scuri', ofKind('detersivo lavatrice, detersivo delicati', 'detersivo lavatrice')],
  ['candele per profumare la casa', ofKind('candela')],
  ['spugnette che non graffiano', ofKind('spugne', 'spugne')],
  ['umido per gatto con il pesce', /(umido gatto|cibo gatto)/],
  [
    'cosa serve per la carbonara',
    ofKind(
      'guanciale, uova, pecorino, spaghetti, pancetta, pepe, formaggio grattugiato',
      'guanciale|uova|pecorino|pasta spaghetti',
    ),
  ],
  [
    'cosa serve per fare il risotto',
    ofKind(
      'riso, brodo, dado, burro, parmigiano reggiano, cipolle, zafferano, vino bianco',
      'riso|brodo|dado|burro|parmigiano|cipolle|vino bianco',
    ),
  ],
  [
    'ingredienti per la torta di mele',
    ofKind('mele, farina, uova, zucchero, burro, lievito per dolci, latte', 'mele|farina|uova|zucchero|burro'),
  ],
  ['zucchero per il caffè in bustina', ofKind('zucchero in bustine, zucchero', 'zucchero')],
  ['sale grosso per la pasta', ofKind('sale', 'sale')],
  ['tè che non tiene svegli', ofKind('te, tisana, camomilla, infuso', 'te verde|tisana|infuso')],
  ['marmellata senza zuccheri aggiunti', ofKind('confettura, marmellata, composta', 'confettura')],
];
