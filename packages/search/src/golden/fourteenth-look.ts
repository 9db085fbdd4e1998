import { ofKind } from './of-kind.ts';

/** A question, what answers it, and what does not though it reads so. */
type Question = readonly [string, RegExp, RegExp?];

/** Questions of a manner of asking. */
export type Manner = readonly [string, readonly Question[]];

/*
 * A fourteenth look: 161 questions as shoppers type or dictate them, by the manner of asking, with their answers written down before any
 * was asked, and things a supermarket is asked for that neither catalogue sells. When they were first asked the first product was right,
 * by these judgements, for 122 of 161 of the demo's (76 %; 115 without those under near matches) and 73 of the 90 that the chain answers
 * (81 %; 68): asked for 20 of 22, regional names 16 of 23, brands as nouns 14 of 17, uses 11 of 20, troubles 11 of 15, dishes and feasts
 * 16 of 21, diets, ages, sizes, prices 15 of 19, typos and dictation 11 of 14, English 7 of 10. Mended since, so that they are no score
 * any more.
 */

/** Questions to both catalogues; each is asked those that it sells an answer to. */
export const fourteenthQuestions: readonly Manner[] = [
  [
    'asked for',
    [
      ['avete le mele renette?', ofKind('mele', 'mele')],
      ['cerco il pane tipo altamura', ofKind('pane', 'pane pugliese|pane casereccio')],
      ['mi serve un pollo intero per sei persone', ofKind('pollo intero', 'pollo intero')],
      ['dove trovo i lieviti', ofKind('lievito di birra, lievito per dolci, lievito madre', 'lievito')],
      ['avete il tofu?', ofKind('tofu')],
      ['cerco una crema per le occhiaie', ofKind('crema viso')],
      ['mi servono i sacchetti per il freezer', ofKind('sacchetti gelo')],
      ['dove sono le lampadine', ofKind('lampadina')],
      [
        'avete pesce fresco oggi?',
        ofKind(
          'salmone, orata, branzino, merluzzo, platessa, tonno, pesce spada, trota, sgombro, alici, sardine',
          'salmone|orata',
        ),
        /affumicat|surgelat/,
      ],
      ['cerco un rosso da tutti i giorni', ofKind('vino rosso', 'vino rosso')],
      ['dove trovo il latte di soia', /soia.*#bevanda vegetale|^bevanda soia/],
      ['vorrei tre etti di crudo dolce', ofKind('prosciutto crudo', 'prosciutto crudo')],
      ['mi dai due etti di cotto', ofKind('prosciutto cotto', 'prosciutto cotto')],
      ['cerco gli assorbenti lunghi per la notte', ofKind('assorbenti')],
      ['avete i pannolini a mutandina taglia 5', ofKind('mutandine')],
      ['mi servono le garze sterili', ofKind('garza')],
      ['dove trovo i semi di chia', ofKind('semi')],
      ['avete lo yogurt greco nel secchiello', /yogurt greco/],
      ['cerco una scopa col manico', ofKind('scopa')],
      ['cerco il mangiare per i pesci rossi', ofKind('mangime')],
      ['avete qualcosa con la vitamina c', ofKind('integratore, arance, kiwi, spremuta', 'arance|succo')],
      ['mi serve un integratore di magnesio', ofKind('integratore')],
    ],
  ],
  [
    'regional names',
    [
      ['portogalli', ofKind('arance', 'arance')],
      ['pomidoro da insalata', ofKind('pomodori, pomodorini', 'pomodori')],
      ['erbette', ofKind('bietole')],
      ['tegoline', ofKind('fagiolini')],
      ['broccoletti', ofKind('cime di rapa, broccoli')],
      ['patate americane', ofKind('patate dolci')],
      ['bagigi', ofKind('arachidi')],
      ['ciccia da lesso', ofKind('bollito, biancostato')],
      ['puntine', ofKind('costine')],
      ['salamelle', ofKind('salsiccia, luganega', 'salsiccia')],
      ['mortazza', ofKind('mortadella')],
      ['peoci', ofKind('cozze')],
      ['sfilatino', ofKind('baguette, pane, ciabatta', 'pan(e|) ')],
      ['brioche vuota', ofKind('cornetti, cornetti surgelati', 'cornetti'), /albicocca|cioccolat|crema/],
      ['gazzosa', ofKind('gassosa')],
      ['sgnapa', ofKind('grappa')],
      ['varechina', ofKind('candeggina', 'candeggina')],
      ['ramazza', ofKind('scopa')],
      ['straccio per terra', ofKind('panni, panno, mocio')],
      ['cencio per la polvere', ofKind('panni, panno')],
      ['cicche alla menta', ofKind('gomme')],
      ['quadrucci in brodo', ofKind('pasta per minestra')],
      ['insalata riccia', ofKind('indivia, lattuga, insalata, scarola', 'insalata')],
    ],
  ],
  [
    'brands as nouns',
    [
      ['scottex', ofKind('carta cucina, bobina', 'carta cucina')],
      ['rotolo di domopak', ofKind('pellicola, alluminio, carta forno', 'pellicola')],
      ['viakal', ofKind('anticalcare', 'anticalcare')],
      ['vernel', ofKind('ammorbidente', 'ammorbidente')],
      ['amuchina spray', ofKind('disinfettante, igienizzante, gel mani')],
      ['mastro lindo', ofKind('detergente pavimenti, multiuso, sgrassatore', 'detergente pavimenti|sgrassatore')],
      ['vetril', ofKind('detergente vetri', 'detergente vetri')],
      ['i panni swiffer', ofKind('panni, panno')],
      ['tampax', ofKind('assorbenti interni')],
      ['philadelphia', ofKind('formaggio spalmabile', 'formaggio spalmabile')],
      ['nesquik', ofKind('cacao solubile')],
      ['estathe alla pesca', ofKind('te freddo')],
      ['idraulico liquido', ofKind('disgorgante')],
      ['autan', ofKind('antizanzare')],
      ['chilly', ofKind('detergente intimo')],
      ['gatorade', ofKind('bevanda sportiva')],
      ['coppette di gelato', ofKind('gelato, sorbetto', 'gelato')],
    ],
  ],
  [
    'uses',
    [
      [
        'qualcosa per lucidare i rubinetti',
        ofKind('anticalcare, detergente acciaio, crema detergente, sgrassatore', 'anticalcare|sgrassatore'),
      ],
      ['per tenere morbidi gli asciugamani', ofKind('ammorbidente', 'ammorbidente')],
      ['per lavare i maglioni', ofKind('detersivo delicati', 'detersivo lavatrice')],
      ['da mettere nel cassetto della biancheria', ofKind('profuma biancheria')],
      [
        'per conservare gli avanzi',
        ofKind('pellicola, alluminio, vaschette, sacchetti gelo, sacchetti con cerniera', 'pellicola'),
      ],
      ['carta per asciugare il fritto', ofKind('carta cucina, bobina', 'carta cucina')],
      ['per coprire la teglia in forno', ofKind('alluminio, carta forno')],
      ['per accendere il fornello', ofKind('accendino')],
      ['pile per il telecomando', ofKind('pile')],
      ['per depilarsi le gambe', ofKind('strisce depilatorie, rasoio donna, rasoi')],
      ['bastoncini per le orecchie', ofKind('cotton fioc')],
      ['per coprire i capelli bianchi', ofKind('tinta')],
      ['per pulire tra i denti', ofKind('filo interdentale, scovolini')],
      ['sacchettini per la cacca del cane', ofKind('sacchetti igienici')],
      ['per imburrare la teglia', ofKind('burro, margarina', 'burro')],
      ['per addensare la crema', ofKind('amido di mais, fecola, farina', 'farina')],
      ['per impanare le cotolette', ofKind('pangrattato')],
      ['per fare il risotto giallo', ofKind('zafferano, riso', 'riso arborio')],
      ['per fare il bagnetto al bimbo', ofKind('bagno bimbi, shampoo bimbi')],
      [
        'per mantecare il risotto',
        ofKind('burro, parmigiano reggiano, grana padano, formaggio grattugiato', 'burro|parmigiano|grana'),
      ],
    ],
  ],
  [
    'troubles',
    [
      ['il lavandino non scarica', ofKind('disgorgante')],
      ['ho le zanzare in casa', ofKind('antizanzare, insetticida')],
      [
        'il bucato puzza di umido',
        ofKind(
          'additivo bucato, profuma biancheria, detersivo lavatrice, ammorbidente, igienizzante',
          'ammorbidente|detersivo lavatrice',
        ),
      ],
      ['la doccia è piena di calcare', ofKind('anticalcare', 'anticalcare')],
      ['ho finito la carta del bagno', ofKind('carta igienica', 'carta igienica')],
      ['si è fulminata la lampadina', ofKind('lampadina')],
      ['il telecomando non va più', ofKind('pile')],
      ['mi puzzano le ascelle', ofKind('deodorante', 'deodorante')],
      ['al bambino brucia il sederino', ofKind('pasta protettiva')],
      ['ho l’alito cattivo', ofKind('collutorio, dentifricio, gomme', 'dentifricio')],
      ['ho i capelli crespi', ofKind('balsamo, maschera capelli, olio capelli, shampoo', 'shampoo')],
      ['macchia di unto sulla tovaglia', ofKind('smacchiatore')],
      ['le formiche in cucina', ofKind('insetticida')],
      ['ho le labbra screpolate', ofKind('burrocacao')],
      ['il cane puzza', ofKind('shampoo cani')],
    ],
  ],
  [
    'dishes and feasts',
    [
      [
        'ingredienti per il pesto alla genovese',
        ofKind(
          'basilico, basilico in vaso, pinoli, pecorino, olio extravergine, aglio, parmigiano reggiano, grana padano',
          'basilico|pecorino|olio extravergine|aglio|parmigiano|grana',
        ),
      ],
      [
        'cosa serve per la pasta alla norma',
        ofKind(
          'melanzane, ricotta, penne rigate, rigatoni, pomodori, passata di pomodoro, passata, basilico, tortiglioni',
          'pasta|ricotta|passata|basilico|pomodori',
        ),
      ],
      [
        'per fare le lasagne domenica',
        ofKind(
          'lasagne, sfoglia per lasagne, besciamella, ragu, macinato, passata, passata di pomodoro',
          'ragu|macinato|passata|parmigiano',
        ),
      ],
      [
        'per fare lo spritz in casa',
        ofKind('aperitivo, prosecco, bitter, spritz, arance', 'prosecco|arance|acqua frizzante'),
      ],
      [
        'parmigiana di melanzane ingredienti',
        ofKind(
          'melanzane, mozzarella, passata, passata di pomodoro, parmigiano reggiano, basilico, formaggio grattugiato',
          'mozzarella|passata|parmigiano|basilico',
        ),
      ],
      [
        'vitello tonnato cosa ci vuole',
        ofKind('fettine di vitello, arrosto, tonno, capperi, maionese, acciughe', 'tonno|maionese'),
      ],
      ['pane per le bruschette', ofKind('pane, bruschette, ciabatta, baguette, friselle', 'pane ')],
      [
        'carne per la grigliata di ferragosto',
        ofKind(
          'salsiccia, luganega, costine, hamburger, spiedini, braciole, bistecche, arrosticini, costata, fiorentina, capocollo, pancetta fresca, ali di pollo',
          'salsiccia|hamburger|pollo',
        ),
      ],
      [
        'stuzzichini per l’aperitivo con gli amici',
        ofKind(
          'patatine, olive, arachidi, salatini, taralli, chips di mais, snack al formaggio, schiacciatine, popcorn, olive ascolane, pizzette',
          'patatine|olive|taralli|cracker',
        ),
      ],
      ['piattini per il compleanno', ofKind('piatti monouso')],
      [
        'dolcetti per la calza della befana',
        ofKind(
          'caramelle, cioccolatini, snack al cioccolato, ovetti, lecca lecca, liquirizia, torrone, praline, gianduiotti, gomme, cioccolato',
          'cioccolato',
        ),
      ],
      ['uova di pasqua', ofKind('ovetti, cioccolatini, cioccolato')],
      ['dolce di natale senza canditi', ofKind('panettone, pandoro')],
      ['formaggio per la fonduta', ofKind('fontina, emmental, fontal')],
      [
        'pesce per la zuppa di pesce',
        ofKind(
          'misto mare, cozze, vongole, calamari, seppie, polpo, gamberi, merluzzo, scampi, mazzancolle, trota, orata, branzino, sgombro, sardine',
          'orata|salmone',
        ),
      ],
      ['marmellata per la crostata', ofKind('confettura, marmellata, composta', 'confettura')],
      ['patate per il purè', ofKind('patate', 'patate')],
      [
        'cosa ci vuole per le crepes',
        ofKind('latte, uova, farina, burro, crema spalmabile', 'latte|uova|farina|burro|crema nocciole'),
      ],
      ['vino per cucinare il brasato', ofKind('vino rosso', 'vino rosso')],
      ['bottiglia per il brindisi di capodanno', ofKind('spumante, prosecco', 'prosecco')],
      [
        'merenda per la gita scolastica',
        ofKind(
          'merendine, crostatine, plumcake, muffin, trancini, ciambelline, succo di frutta, nettare, succo e polpa, cracker, barrette, schiacciatine, snack al cioccolato, merenda bimbi, taralli, mela a spicchi, macedonia',
          'cornetti|cracker|succo|biscotti|taralli',
        ),
      ],
    ],
  ],
  [
    'diets, ages, sizes, prices',
    [
      ['latte a lunga conservazione senza lattosio', /latte.*senza lattosio.*#latte( |$)|^latte senza lattosio/],
      ['pasta proteica', ofKind('pasta di lenticchie, pasta di ceci')],
      ['cracker per celiaci', ofKind('cracker senza glutine')],
      ['gelato vegano', /#(sorbetto|ghiaccioli)( #|$)|gelato.*vegan|vegan.*gelato/],
      [
        'hamburger per vegetariani',
        ofKind('burger vegetale, burger di ceci, burger di verdure, polpette vegetali', 'burger vegetale'),
      ],
      [
        'formaggio magro',
        /light|magr|#(fiocchi di latte|ricotta|primo sale)( #|$)|^ricotta|^formaggio spalmabile/,
        /yogurt|latte scremato/,
      ],
      ['latte per bambino di un anno', ofKind('latte di crescita, latte di proseguimento')],
      ['pannolini per bambino di 10 chili', ofKind('pannolini, mutandine', 'pannolini')],
      ['pappa per bimbo di 4 mesi', ofKind('omogeneizzato, crema di cereali, semolino', 'omogeneizzato')],
      ['crocchette per cucciolo', ofKind('crocchette cane', 'crocchette cane')],
      ['cibo per gatto anziano', ofKind('umido gatto, crocchette gatto', '(crocchette|cibo) gatto')],
      ['shampoo che non brucia gli occhi', ofKind('shampoo bimbi')],
      ['acqua frizzante da 6', /(frizzante|effervescente).*#acqua minerale|^acqua frizzante/],
      ['latte da mezzo litro', /^[^{]*latte.*500 ?ml.*#latte( |$)|^latte.*(ml ?500|500)/],
      ['sacco grande di crocchette per cane', ofKind('crocchette cane', 'crocchette cane')],
      ['vino sotto i 4 euro', ofKind('vino rosso, vino bianco, vino rosato', 'vino|prosecco')],
      [
        'caffè in offerta',
        ofKind(
          'caffe macinato, caffe in grani, capsule di caffe, cialde di caffe, caffe solubile, caffe decaffeinato',
          'caffe',
        ),
      ],
      ['carta igienica conveniente tanti rotoli', ofKind('carta igienica', 'carta igienica')],
      ['uova grandi allevate a terra', ofKind('uova', 'uova')],
    ],
  ],
  [
    'typos and dictation',
    [
      ['formagio gratugiato', ofKind('formaggio grattugiato, parmigiano in porzioni', 'parmigiano reggiano gratt')],
      ['proscuitto cotto', ofKind('prosciutto cotto', 'prosciutto cotto')],
      ['acqua effervecente', /(frizzante|effervescente).*#acqua minerale|^acqua frizzante/],
      ['lavapiatti pasticche', ofKind('tabs lavastoviglie', 'pastiglie lavastoviglie')],
      ['shampo anti forfora', /antiforfora/],
      ['deteresivo lavatrise', ofKind('detersivo lavatrice', 'detersivo lavatrice')],
      ['yougurt greco', /yogurt greco/],
      ['biscoti al ciocolato', /ciocc.*#(frollini|biscotti.*)|^biscotti frollini cioccolato/],
      ['allora mi servono delle uova fresche una decina grazie', ofKind('uova', 'uova')],
      ['senti metti due pacchi di spaghetti numero cinque', ofKind('spaghetti', 'pasta spaghetti')],
      ['ehm volevo la carta quella per asciugare in cucina', ofKind('carta cucina, bobina', 'carta cucina')],
      ['ciao vorrei ordinare del petto di pollo tagliato fino', ofKind('petto di pollo', 'pollo petto')],
      ['mi prendi il detersivo quello per i piatti', ofKind('detersivo piatti', 'detersivo piatti')],
      ['quella crema marrone da spalmare sul pane', ofKind('crema spalmabile', 'crema nocciole')],
    ],
  ],
  [
    'English',
    [
      ['sour cream', ofKind('panna acida')],
      ['garbage bags', ofKind('sacchi', 'sacchi')],
      ['toothpaste', ofKind('dentifricio', 'dentifricio')],
      ['ground beef', ofKind('macinato', 'macinato')],
      ['baking powder', ofKind('lievito per dolci')],
      ['whole wheat pasta', ofKind('fusilli integrali, penne integrali, spaghetti integrali', 'pasta penne integrale')],
      ['still water', /naturale.*#acqua minerale|^acqua naturale/],
      ['razor blades', ofKind('lame di ricambio, rasoi')],
      ['hand soap', ofKind('sapone mani, saponetta', 'sapone')],
      ['frozen berries', ofKind('frutti di bosco')],
    ],
  ],
];

/** Asked for in supermarkets, sold by neither: nothing may be found, or near matches only that are called so. */
export const fourteenthNotSold: readonly string[] = [
  'preservativi',
  'tachipirina',
  'calzini da uomo',
  'quaderni a righe',
  'termometro',
  'ricarica telefonica',
  'colla stick',
  'carta regalo',
  'sciroppo per la tosse',
  'scotch trasparente',
  'bombola gas',
  'acqua distillata',
  'crema per le emorroidi',
];
