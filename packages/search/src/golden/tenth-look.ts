import { ofKind } from './of-kind.ts';

/**
 * Free questions of a tenth look. Looked at by eye when they were first asked: 59 of 72 right on the demo (82 %); mended since, so that
 * they are no score any more.
 */
export const tenthQuestions: readonly (readonly [string, RegExp, RegExp?])[] = [
  ['qualcosa di caldo da bere la sera senza caffeina', ofKind('camomilla, tisana, infuso', 'tisana|infuso|camomilla')],
  [
    'formaggio da mettere nella pasta al forno',
    ofKind('mozzarella, provola, scamorza, formaggio grattugiato', 'mozzarella'),
  ],
  [
    'carne tenera',
    ofKind('petto di pollo, fettine di vitello, filetto, macinato, petto di tacchino', 'pollo petto|filetto'),
  ],
  ['verdure già pulite e pronte', ofKind('insalata, rucola, songino, spinacino, misticanza', 'insalata')],
  ['latte a lunga conservazione', /latte.*uht/],
  ['maionese senza uova', /maionese vegana/],
  ['biscotti senza uova', /frollini vegan|biscotti vegan/],
  ['yogurt greco magro', /yogurt greco/],
  ['deodorante per il bagno', ofKind('deodorante ambiente')],
  ['spezie per il pollo arrosto', ofKind('rosmarino, origano, paprica, curry, timo')],
  ['caffè macinato per la moka', ofKind('caffè macinato, caffe macinato', 'caffe macinato')],
  ['caffè per la moka', ofKind('caffè macinato, caffe macinato', 'caffe macinato')],
  ['affettato magro per la dieta', ofKind('bresaola, prosciutto crudo, fesa di tacchino', 'prosciutto|bresaola')],
  ['pesce senza spine per il bimbo', ofKind('bastoncini, filetto di merluzzo', 'bastoncini|salmone filetto')],
  ['contorno veloce surgelato', ofKind('piselli, spinaci, patate, fagiolini, minestrone', 'piselli|spinaci|patate')],
  ['acqua con le bollicine', /acqua.*frizzante/],
  ['vino per il pesce', ofKind('vino bianco', 'vino bianco')],
  ['prosecco per brindare', ofKind('prosecco', 'prosecco')],
  ['capsule compatibili nespresso', ofKind('capsule di caffè, capsule di caffe', 'caffe capsule')],
  ['marmellata per crostata', ofKind('confettura, marmellata', 'confettura')],
  ['olio per friggere', ofKind('olio di semi', 'olio semi')],
  ['formaggio per la pizza', ofKind('mozzarella', 'mozzarella')],
  ['parmigiano già grattugiato', /parmigiano.*grattugiato/],
  ['pellicola per alimenti', ofKind('pellicola', 'pellicola')],
  ['sabbia per la lettiera del gatto', ofKind('lettiera', 'lettiera')],
  ['cibo per cane di taglia piccola', ofKind('crocchette cane, umido cane', 'cibo cane|crocchette cane')],
  ['tovaglioli rossi per natale', ofKind('tovaglioli', 'tovaglioli')],
  ['sapone per le mani liquido', ofKind('sapone mani', 'sapone mani')],
  ['gel doccia per pelle sensibile', ofKind('bagnoschiuma, docciaschiuma', 'bagnoschiuma')],
  ['omogeneizzato di frutta', ofKind('omogeneizzato', 'omogeneizzato')],
  ['lievito per il pane in casa', ofKind('lievito di birra', 'lievito di birra')],
  ['farina per fare la pizza', ofKind('farina', 'farina')],
  ['legumi già cotti', ofKind('ceci, lenticchie, fagioli', 'ceci|lenticchie|fagioli')],
  ['tè freddo al limone', /te freddo.*limone/],
  ['uova di galline libere', ofKind('uova', 'uova')],
];
