const set = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/** Words after which a name says what the thing is made of: "latte di mandorla". */
export const prepositionsOf = set('di d del dello della dell dei degli delle');

/** Words after which a name tells a modifier: flavour, filling, purpose. */
export const prepositionsWith = set(
  `con al allo alla all ai agli alle senza gusto per in da dal dallo dalla dall dai dagli dalle sott sotto nel nello nella nell nei
   negli nelle su sul sullo sulla sull sui sugli sulle a col coi`,
);

/** Words that carry nothing, in names and in queries. */
export const stopWords = new Set([
  ...prepositionsOf,
  ...prepositionsWith,
  ...set('il lo la l i gli le un uno una e ed o od che ca'),
]);

/** Polite and filling words of spoken queries. */
export const politeWords = set(
  `vorrei voglio volevo mi me ci serve servono servirebbe servirebbero cerco cercavo prendi prendo prendere compra comprare
   dammi dai metti aggiungi poi anche circa tipo favore piacere grazie qualche qualcosa po quello quella quelli quelle
   buono buona buoni buone avete ho bisogno prodotto prodotti roba cosa cose mangiare mettere usare fare chi gia sono
   cena pranzo come faccio facciamo fatto fatta fatti fatte si bene va vanno uso puo posso possiamo devo dobbiamo vorremmo
   siano stasera oggi domani amici ospiti mio mia miei mie nostro nostra quale quali consiglio consigliate adatto adatta
   adatti adatte ideale ideali tanto molto genere posto
   metto mettiamo compro compriamo cucino cucinare cuciniamo preparo preparare occorre occorrono mangio mangia mangiano
   portare porto portarmi portiamo far farmi farsi fargli aiuta aiutare aiutarmi
   meglio davvero proprio subito presto magari almeno ancora spesso sempre insieme accompagnare abbinare accanto ha hanno soffre soffrono abbiamo avrei vorrebbe piace piacciono solito mette mettono deve devono vuole vogliono fa fanno beve bevono
   allora ehm ecco senti senta scusa scusi ciao salve buongiorno buonasera dove trovo trovare trovate tenete vendete ordinare ordino prendimi
   aggiungimi mettimi mandami dovrei potrei potreste vorremo insomma cioe gradirei articoli articolo tutti tra fra bevo uso ok okay sapere se siete restano resta rimane rimangono diventa diventano vengono viene`,
);

/** Where, when and with whom a thing is used: they help to rank, beside a thing no name must carry them. */
export const occasionWords = set(
  `spiaggia ufficio lavoro viaggio treno aereo macchina gita campeggio montagna divano film tv televisione serata sera mattina
   mattino pomeriggio notte pausa intervallo weekend domenica settimana dieta linea mesi mese anni anno escursione camper barca giardino balcone ricreazione scaldare minuti
   capodanno ferragosto pasquetta epifania vacanza vacanze colleghi giorni`,
);

/** Containers: they help to rank ("bottiglia") but nobody's product must carry the word. */
export const containerWords = set(
  `pacco pacchi pacchetto pacchetti bottiglia bottiglie bottiglietta bottigliette scatola scatole scatoletta scatolette
   vasetto vasetti vaschetta vaschette confezione confezioni conf busta buste bustina bustine sacchetto sacchetti lattina
   lattine barattolo barattoli tubetto tubetti flacone flaconi cartone cartoni cassa casse brick tetrapak rotolo
   rotoli spicchio spicchi mazzo mazzetto mazzi cespo cespi casco fardello multipack pezzo pezzi pz panetto panetti
   decina dozzina ventina paio manciata numero
   tavoletta vasca fetta fette trancio tranci grattugia litro litri chilo chili etto etti kg g gr ml cl l lt`,
);

/** Containers of many: who writes one wants a multipack. */
export const caseWords = set('cassa casse fardello fardelli multipack');

/** Words required at first and abandoned when fewer than 8 products carry them. */
export const softWords = set(
  `fresco fresca freschi fresche grande grandi piccolo piccola piccoli piccole taglia misura classico classica classici
   classiche confezionato confezionata confezionati misto mista misti miste italiano italiana italiani italiane nazionale
   normale normali semplice semplici tradizionale tradizionali originale originali intero intera interi intere medio media
   medi nuovo nuova maxi mini famiglia formato sfuso sfusa sfusi sfuse maturo matura maturi mature economico economica
   economici prima scelta qualita speciale speciali gustoso naturale naturali puro pura vero vera artigianale casa
   casalingo stagione locale locali morbido morbida morbidi morbide leggero leggera leggeri leggere
   pronto pronta pronti pronte molle molli aggiunto aggiunta aggiunti aggiunte tenero tenera teneri tenere compatibile compatibili tagliato tagliati tagliate gustosa gustosi saporito saporita croccante croccanti sfizioso sfiziosa
   sfiziosi sfiziose goloso golosa golosi golose genuino genuina genuini genuine comodo comoda comodi comode pratico pratica pratici
   pratiche particolare particolari stuzzicante stuzzicanti appetitoso appetitosa nutriente nutrienti sostanzioso sostanziosa
   delizioso deliziosa squisito squisita ottimo ottima veloce veloci rapido rapida resistente resistenti bello bella belli belle`,
);

const diets = set(
  `celiaco celiaci celiaca celiache vegano vegani vegana vegane vegan vegetariano vegetariani vegetariana vegetariane
   diabetico diabetici intollerante intolleranti allergico allergici delattosato delattosata analcolico analcolica
   analcolici analcoliche kosher halal vegetale vegetali`,
);

/** Whether a word tells what may not be in a product: what lacks it is no answer, whatever else it has. */
export const isDietWord = (word: string): boolean => diets.has(word) || (word.length > 5 && word.startsWith('senza'));

const eaters = set(
  'anziano anziani anziana anziane nonno nonna nonni ragazzo ragazzi ragazze marito moglie figlio figli figlia famiglia invitati',
);

/** Whom something is for, which no thing is named after: "pesce per gli anziani senza spine". */
export const isEater = (word: string): boolean => eaters.has(word);

/** Number words of a spoken text, with their value. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ['un', 1],
  ['uno', 1],
  ['una', 1],
  ['due', 2],
  ['tre', 3],
  ['quattro', 4],
  ['cinque', 5],
  ['sei', 6],
  ['sette', 7],
  ['otto', 8],
  ['nove', 9],
  ['dieci', 10],
  ['dodici', 12],
  ['quindici', 15],
  ['venti', 20],
  ['trenta', 30],
  ['cento', 100],
]);

/** Words glued to a "senza" that comes before an "e": "senza glutine e lattosio". */
export const withoutNouns = set(
  'glutine lattosio zuccheri zucchero latte uova sale lievito conservanti coloranti olio grassi alcol caffeina',
);
