import { ofKind } from './of-kind.ts';

/** Free questions of an eighth look, judged when the seventh was mended and before anything was searched for: for the score alone. */
export const eighthQuestions: readonly (readonly [string, RegExp, RegExp?])[] = [
  ['qualcosa per disincrostare la doccia', ofKind('anticalcare', 'anticalcare')],
  ['formaggio per la pizza fatta in casa', ofKind('mozzarella, scamorza, provola', 'mozzarella')],
  [
    'verdure per il minestrone',
    ofKind(
      'minestrone, carote, sedano, patate, zucchine, fagiolini, piselli, verza, cipolle, bietole, porri',
      'carote|patate|sedano|zucchine|cipolle|piselli',
    ),
  ],
  [
    'carne bianca per la dieta',
    ofKind(
      'petto di pollo, fesa di tacchino, pollo intero, cosce di pollo, coniglio, arrosto di tacchino, sovracosce di pollo, fusi di pollo, bocconcini di pollo',
      'pollo',
    ),
  ],
  [
    'bevanda calda senza caffeina',
    ofKind(
      'camomilla, tisana, infuso, orzo solubile, orzo macinato, caffe decaffeinato, cioccolata calda',
      'tisana|infuso',
    ),
  ],
  ['yogurt per chi non digerisce il latte', /#(yogurt|yogurt di soia|yogurt di cocco)\b/],
  [
    'uno spuntino leggero per l’ufficio',
    ofKind(
      'cracker, gallette di riso, gallette di mais, yogurt, barrette, barretta proteica, frutta secca mista, mandorle, noci, grissini, macedonia, schiacciatine, skyr',
      'cracker|grissini|taralli|yogurt',
    ),
  ],
  ['pomodori per la bruschetta', ofKind('pomodori, pomodorini', 'pomodori')],
  ['vino bianco da bere con il pesce', ofKind('vino bianco', 'vino bianco')],
  ['spumante per brindare a capodanno', ofKind('spumante, prosecco', 'prosecco')],
  ['cosa serve per fare la besciamella', ofKind('farina, burro, latte, besciamella', 'farina|burro|latte')],
  ['sapone che non secca le mani', ofKind('sapone mani, saponetta', 'sapone')],
  ['detergente per il viso delicato', ofKind('detergente viso, acqua micellare')],
  ['sacchetti per raccogliere i bisogni del cane', ofKind('sacchetti igienici')],
  ['lettiera che non puzza', ofKind('lettiera', 'lettiera')],
  ['cibo per cane anziano', /cane.*(senior|anzian)|crocchette cane anziano|#crocchette cane|#umido cane/],
  ['pappa per neonato di sei mesi', ofKind('omogeneizzato, crema di cereali, semolino, pastina', 'omogeneizzato')],
  ['salviette per pulire il sederino', ofKind('salviette, carta igienica umida', 'salviette')],
  [
    'pesce già pronto da cuocere in forno',
    ofKind(
      'orata, branzino, salmone, orata gratinata, merluzzo gratinato, platessa panata, bastoncini, spiedini di pesce, platessa, merluzzo, pesce spada, trota',
      'orata|salmone|bastoncini',
    ),
  ],
  ['tonno al naturale per la dieta', /tonno.*naturale/],
  [
    'pasta corta per l’insalata fredda',
    ofKind(
      'penne rigate, fusilli, farfalle, sedani rigati, conchiglie, mezze maniche, penne lisce, mezzi rigatoni, rigatoni, casarecce, tortiglioni, fusilli integrali, penne integrali',
      'pasta (penne|fusilli|rigatoni)',
    ),
  ],
  [
    'sugo senza carne',
    ofKind('sugo pronto, pesto, salsa di noci, passata, passata di pomodoro, polpa di pomodoro', 'pesto|passata'),
    /ragu/,
  ],
  [
    'dolcetti per la colazione dei bambini',
    ofKind(
      'merendine, crostatine, plumcake, cornetti, trancini, muffin, frollini, ciambelline, biscotti farciti, merenda bimbi, pain au chocolat',
      'cornetti|biscotti',
    ),
  ],
  ['pane senza lievito', ofKind('pane carasau, piadina, pita, gallette di riso, gallette di mais, tortillas, cracker')],
  ['latte per il cappuccino', ofKind('latte', 'latte')],
  ['qualcosa per far dormire meglio', ofKind('camomilla, tisana', 'tisana')],
  ['olio per fare la frittura', ofKind('olio di semi', 'olio semi')],
  ['aceto per l’insalata', ofKind('aceto, aceto balsamico, glassa balsamica', 'aceto')],
  ['prosciutto dolce per il melone', ofKind('prosciutto crudo', 'prosciutto crudo')],
  ['insalata già pronta da mangiare', ofKind('insalata, rucola, songino, spinacino, lattuga', 'insalata')],
  ['carta per avvolgere il cibo', ofKind('pellicola, alluminio, carta forno')],
  ['pile per il telecomando', ofKind('pile')],
  ['bicchieri per la festa', ofKind('bicchieri monouso')],
  ['detersivo ecologico per i piatti', ofKind('detersivo piatti', 'detersivo piatti')],
  ['qualcosa contro i moscerini', ofKind('insetticida, antizanzare')],
  [
    'bibita senza bollicine',
    ofKind(
      'te freddo, succo di frutta, nettare, succo di mela, spremuta, succo e polpa, bevanda sportiva, acqua di cocco',
      'te freddo|succo',
    ),
  ],
  ['patate da fare fritte', ofKind('patate, patatine surgelate, patate surgelate', 'patate')],
  ['gelato per chi è a dieta', ofKind('gelato, sorbetto, ghiaccioli, stecchi gelato, coni gelato', 'gelato')],
  ['frutta esotica', ofKind('mango, ananas, avocado, cocco, kiwi, banane, lime, datteri, cachi, melagrane', 'banane')],
  ['miele per la tosse', ofKind('miele', 'miele')],
];
