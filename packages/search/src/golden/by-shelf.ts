/**
 * Ways to ask for what lies on a shelf without naming it as its label does: uses, troubles, makers, regional and English words. Shelf
 * by shelf through the departments of the demo, a line each: kinds that answer | ways to ask. Judged by what a thing is; written down
 * to raise what the search knows of each shelf, so that it is no score of an unseen question.
 */
export const waysByShelf = `
# Frutta e verdura
arance, clementine, mandarini, limoni, pompelmi, spremuta, kiwi | frutta con la vitamina c; agrumi per la spremuta; arance da tavola; portogalli; oranges
clementine, mandarini | mandarini senza semi; mandaranci; mapo; tangerines
limoni, lime | limone per il tè; agrumi per il mojito; lemons; limoni da grattugiare
mele, pere | mela al giorno; mele da cuocere; mele per la torta; mele dolci per i bimbi; pere da macedonia; pere mature
banane | banane per merenda; frutta con il potassio; banane da frullare; ciquita; chiquita
avocado, ananas, mango, cocco, datteri, kiwi, banane | frutta tropicale; frutta esotica; avocado maturo; avocado per il toast; qualcosa per il guacamole
fragole, mirtilli, lamponi, more, ribes, frutti di bosco | fragoline; frutti rossi; frutta per la cheesecake; berries; frutta per guarnire la torta
uva | uva senza semi; uva bianca da tavola; grappolo d'uva; grapes
pomodori, pomodorini | pomodori per il sugo fresco; pomodorini per la pasta; cuore di bue; ciliegini; datterini; pomodori da insalata maturi; pomidori; pomodori per la caprese
patate | patate novelle; patate da fare al forno; patate da friggere; patate per gli gnocchi; patate per il puré; patate a pasta gialla; patate rosse; patate da lessare
cipolle, cipollotti, scalogno | cipolle rosse di tropea; cipolla per il soffritto; cipolle da insalata; cipollotto fresco; cipolla bianca
aglio | testa d'aglio; spicchi di aglio; qualcosa contro i vampiri aglio; garlic
carote | carote alla julienne; carote da sgranocchiare; carote per la centrifuga; carote per i conigli
finocchi, sedano, carote, ravanelli, cetrioli, peperoni | verdura da pinzimonio; finocchi da fare gratinati; sedano bianco; verdura croccante cruda
zenzero | radice di zenzero; ginger fresco; zenzero fresco per la tisana
zucchine, melanzane, peperoni | verdure da grigliare; verdure per la ratatouille; zucchine da ripieno; melanzane per la parmigiana; peperoni da fare ripieni; zucchini; melenzane; pepperoni rossi
friggitelli, peperoncini | peperoncini verdi dolci da friggere; friarelli verdi; peperoncino fresco piccante
broccoli, cavolfiore, cavolo, verza, cavolo nero, cavolini, cime di rapa | cavolini di bruxelles; cavolo per la ribollita; broccoletti per le orecchiette; cavolo viola; cavolo cappuccio per i crauti; cime di rape; friarielli napoletani
zucca | zucca per il risotto; zucca per halloween; zucca mantovana; zucca da fare al forno; pumpkin
funghi, funghi porcini | funghi per il risotto; funghi da trifolare; champignon; funghi per la pizza; funghi freschi
carciofi, cardi | carciofi alla romana; mammole; carciofi da fare ripieni; gobbi; carciofi con le spine
fagiolini, spinaci, bietole, puntarelle, porri | verdura da lessare; fagiolini per il pesto; spinaci freschi per la torta salata; bietole da costa; porri per la vellutata; cornetti verdi; erbette di campo
castagne | marroni da fare arrosto; castagne da arrostire; caldarroste
insalata, rucola, songino, spinacino, lattuga | insalata già lavata; insalatina; busta di insalata pronta; valeriana; insalata mista da condire; ruchetta; verdura che non si deve lavare
lattuga, radicchio, indivia, scarola, catalogna | insalata a cespo; cicorino rosso; trevisana; indivia belga; scarola per la pizza; insalata romana; insalata cappuccina
minestrone, vellutata, zuppa, passato di verdure | zuppa pronta da scaldare; minestra di verdure; passato di verdura; zuppa fresca del banco frigo; vegetable soup
hummus | crema di ceci; salsina di ceci; humus; hummus per il pinzimonio
macedonia, ananas, melone, melagrana, mela a spicchi | frutta già tagliata; frutta pronta da mangiare; frutta in vaschetta per l'ufficio; ananas già pulito; macedonia pronta
basilico, basilico in vaso | foglie per il pesto; piantina di basilico; basilico per la caprese; basil
rosmarino, salvia, timo, origano, prezzemolo, menta, erba cipollina, rosmarino in vaso, salvia in vaso, prezzemolo in vaso, menta in vaso, odori, basilico in vaso | erbe per l'arrosto; menta per il mojito; odori per il brodo; erbe aromatiche fresche; prezzemolo per le vongole; salvia per il burro; piantine aromatiche; mazzetto odori
noci, mandorle, nocciole, pistacchi, anacardi, arachidi, pinoli | frutta secca da sgranocchiare; noci sgusciate; mandorle pelate per dolci; pinoli per il pesto; bagigi; spagnolette; noccioline; nuts; gherigli
uvetta, prugne secche, albicocche secche, fichi secchi, datteri, mirtilli rossi, frutta secca mista | uvetta per lo strudel; prugne per andare in bagno; frutta disidratata; cranberries; frutta essiccata; zibibbo
semi | semi per l'insalata; semini di zucca; semi oleosi; semi da mettere nello yogurt; semi di lino
# Latticini e uova
latte | latte da colazione; latte scremato per la dieta; latte per il cappuccino; latte intero fresco; milk; latte ad alta qualità; latte che non scade; litro di latte
latte di capra | latte di capretta; goat milk
kefir | bevanda fermentata ai probiotici kefir; chefir
latte e cacao, caffe e latte | latte al cioccolato; bevanda al cioccolato per la merenda; latte macchiato pronto; chocolate milk
yogurt, skyr | yogurt alla fragola; yogurt per colazione; yogurt cremoso; yogurt magro alla frutta; yogurt con i cereali; jogurt; vasetti di yogurt; yogurt proteico; fruttolo; yogurt senza zuccheri aggiunti
latte fermentato, yogurt | probiotici da bere; fermenti per l'intestino; bottigliette per le difese immunitarie; danacol; yakult
budino, panna cotta, creme caramel, tiramisu, mousse, riso al latte | dolcetto al cucchiaio; dessert pronto; creme brulee; budini per i bimbi; dolce pronto del frigo; pudding
uova, misto d'uovo | uova fresche da 6; ova; uova per la frittata; uova da galline libere; uova per la pasta fresca; una dozzina di uova
albume, uova | bianco d'uovo; albume per le meringhe; albume per la palestra; chiare d'uovo
burro, margarina | burro per la torta; burro da spalmare; panetto di burro; burro chiarificato; burro per i biscotti
panna | panna per il tiramisù; panna da montare; panna per i funghi; panna da cucina; panna liquida; cream; panna per il caffè; pannina da cucina
besciamella | salsa bianca per le lasagne; besciamella pronta; bescamella
bevanda vegetale | latte di avena; latte di mandorle; bevanda alla soia; latte vegano; latte di riso; latte senza mucca; latte per vegani; oat drink
tofu, yogurt di soia, yogurt di cocco | formaggio di soia; yogurt vegano; yogurt vegetale; yogurt senza latte
# Pane e pasticceria
pane, baguette, ciabatta, rosette, michette, panini | pane fresco; pane comune; pagnotta; filone di pane; panini per la mensa; pane toscano senza sale; pane di grano duro; pane integrale fresco; pane per la scarpetta; pane croccante; pan; bread
focaccia, schiacciata, pizza bianca, pizza alla pala | focaccia genovese; schiaccia; pizza al taglio; pizza bianca romana; focaccia per la merenda; fugassa
cornetti, pain au chocolat, maritozzi, cornetti surgelati | brioche per la colazione; cornetto vuoto; croissant alla crema; brioches; cornetti alla crema; cornetto e cappuccino
pan bauletto, pane per toast, pane per tramezzini, panini | pane morbido a fette; pane in cassetta; pan carrè; pane per i toast; pane bianco senza crosta; pane per i club sandwich; panini per hot dog; panini per hamburger; sandwich bread; pane morbido per anziani
panini al latte | panini dolci per la merenda; panini morbidi al latte; panini per la festa dei bimbi
piadina, tortillas, pita, pane carasau | piada romagnola; pane arabo; wrap; tortilla per i burritos; carta musica; pane per il kebab; sfoglie per i tacos
grissini, taralli, friselle | stuzzichini pugliesi; freselle; grissini stirati; bastoncini di pane; tarallini
cracker, schiacciatine, gallette di riso, gallette di mais, pane proteico, fette biscottate | crackers integrali; gallette per la dieta; schiacciatine per la scuola; crackers non salati; pane per la dieta; rice cakes
crostini, bruschette | crostini per la zuppa; dadini di pane tostato; bruschette pronte; crostini per il patè
fette biscottate | fette da spalmare con la marmellata; fette biscottate integrali; fette tostate
patatine, chips di mais, popcorn, salatini, snack al formaggio, arachidi | patatine in busta; roba da sgranocchiare davanti alla tv; snack salati per la festa; nachos; crisps; patatine per il cinema; snack per la partita
mais per popcorn, popcorn | mais da scoppiare; popcorn da fare in pentola; pop corn per il film
panettone, pandoro | dolce di natale; panetton; dolce milanese natalizio; panettone artigianale; pandoro veronese
crostata, torta, plumcake, ciambella, strudel, sbrisolona, cantucci | dolce da portare a casa di amici; torta già pronta; ciambellone; torta di mele pronta; biscotti toscani alle mandorle; dolce per l'ospite; dolce da forno; torta margherita
merendine, plumcake, crostatine, ciambelline, trancini, muffin | merendine per la ricreazione; snack dolce per la scuola; tortine confezionate; flauti; girelle; merenda confezionata; kinder brioss; buondì
# Carne
bistecche, fettine, tagliata, filetto, costata, fiorentina, fettine di vitello, nodini | carne rossa da fare in padella; bistecche da fare al sangue; fettine per la pizzaiola; carne tenera per anziani; steak; bistecca alla fiorentina; t-bone; fettine da impanare; carne per le scaloppine
carpaccio, tartare | carne cruda; carne da mangiare cruda; carpaccio di manzo; battuta di manzo
spezzatino, arrosto, brasato, ossibuchi, bollito, straccetti, spezzatino di tacchino | carne da stufare; carne per il gulasch; carne da fare in umido; manzo per il brasato; carne per il brodo; arrosto della domenica; straccetti con la rucola; osso buco; lesso; carne da cuocere a lungo
macinato, hamburger | macinata; carne trita per il ragù; macinato per le polpette; tritato; carne per le lasagne; svizzere; burger di manzo; ground beef; minced meat; trita di manzo
polpette | polpettine già pronte; polpette da fare al sugo; meatballs
petto di pollo, fesa di tacchino, bocconcini di pollo, pollo intero | pollo a fette; carne bianca a fettine; pollo per l'insalata; fettine di pollo da impanare; chicken; pollo da fare al curry; carne magra senza grassi; bocconcini per il curry
cosce di pollo, fusi di pollo, sovracosce di pollo, ali di pollo | coscette; pollo con l'osso; alette di pollo; chicken wings; cosciotti di pollo; fusi
pollo intero | pollo da fare allo spiedo; galletto; pollo ruspante intero; pollo da riempire
fesa di tacchino, arrosto di tacchino, spezzatino di tacchino, tacchino arrosto | tacchino a fette; dindo; arrosto di tacchino; turkey
coniglio, faraona, petto d'anatra | coniglio alla ligure; selvaggina; anatra all'arancia; carne di coniglio; faraona ripiena
lonza, braciole, costine, filetto di suino, arista, capocollo, pancetta fresca | maiale a fette; bistecche di maiale; ribs; braciole di maiale; arrosto di maiale; carne di porco; costarelle; rosticciana; carrè di maiale; spuntature; pork
salsiccia, luganega | salsicce per la brace; salciccia; salsiccia per il risotto; carne per la polenta; sausages; salsiccia col finocchietto
cotolette, cordon bleu, bocconcini panati, spinacine, nuggets | carne impanata; milanese; cotoletta per i bimbi; pollo panato; sofficini di pollo; cordon blu
spiedini, arrosticini | carne allo spiedo; rostelle; spiedini misti da griglia; arrosticini abruzzesi; carne da barbecue sugli stecchi
agnello, polpettone, involtini, saltimbocca | abbacchio; costolette di agnello; saltimbocca alla romana; carne di pasqua agnello; polpettone da fare al forno; carne ripiena
burger vegetale, polpette vegetali, cotolette di soia, seitan, burger di ceci, tofu, ceci, lenticchie | finta carne; alternativa alla carne; proteine vegetali; hamburger vegani; cotoletta vegetale; carne vegetale; secondo per vegani; burger di soia; veggie burger
# Pesce
salmone, orata, branzino, merluzzo, platessa, tonno, pesce spada, trota, sgombro, nasello, bastoncini, salmone affumicato, polpo | pesce per la dieta; filetti di pesce; pesce in padella; pesce senza spine; trancio di pesce; pesce leggero; pesce per bimbi; filetto di salmone da fare al forno; salmon; pesce ricco di omega 3; pesce da fare alla griglia; pesce da fare al cartoccio; spigola
alici, sardine, sgombro | pesce azzurro; alici da friggere; sarde a beccafico; pesce povero; sarde; alici da marinare
fritto misto, spiedini di pesce, hamburger di salmone, orata gratinata | frittura di pesce; frittura di paranza; pesce già condito da cuocere; pesce gratinato pronto
sushi | maki; pesce crudo con il riso; sushi già pronto; cibo giapponese pronto
cozze, vongole, calamari, seppie, polpo, insalata di mare, totani impanati | frutti di mare; polipo; molluschi; cozze per l'impepata; seppioline; totani; polpo con le patate; vongole veraci; calamari ripieni; squid; mussels; peoci
mazzancolle, gamberi, gamberetti, scampi | gamberoni; code di gambero; gamberi da fare alla griglia; gamberetti per cocktail; crostacei; shrimps; prawns; gamberi rossi
salmone affumicato, tonno affumicato, spada affumicato | salmone per i crostini; salmone da antipasto; pesce affumicato; salmone per le tartine; smoked salmon; affettato di pesce
surimi, alici marinate, aringa, baccala | bastoncini di granchio; polpa di granchio; stoccafisso; baccalà per natale; alici sott'aceto; baccalà da mettere a bagno; crab sticks
# Salumi e formaggi
prosciutto crudo, speck, culatello | crudo di parma; prosciutto di san daniele; crudo dolce; jambon; prosciutto con il melone; affettato crudo; salume dell'alto adige
prosciutto cotto, tacchino arrosto, pollo arrosto, porchetta, bresaola | prosciutto per i toast; cotto alta qualità; affettato magro; affettato per bambini; cooked ham; affettato di tacchino; porchetta di ariccia; cotto a fette sottili
salame, spianata, finocchiona, salamini, salame intero | salame per il panino; salame piccante; salamino; cacciatorini; salame felino; salame calabrese; ventricina
mortadella, bresaola, pancetta, guanciale, coppa, lardo, nduja | mortadella per i panini; mortazza; bologna affettata; bresaola per la rucola; guanciale per l'amatriciana; pancetta a cubetti; salume magro della valtellina; lardo di colonnata; salume piccante da spalmare; pancetta dolce; bacon
wurstel, panini | hot dog; salsicciotti per bambini; wurstell; frankfurter; wurstel di pollo
parmigiano reggiano, grana padano, pecorino, parmigiano in porzioni, formaggio grattugiato, provolone, asiago, fontina, montasio, taleggio | formaggio da grattugia; pezzo di grana; cacio; formaggio stagionato; formaggio da tavola; formaggio da grattugiare sulla pasta; scaglie di parmigiano; parmesan; formaggio per il risotto; pecorino per la carbonara; formaggio a pasta dura
mozzarella, burrata, stracciatella | mozzarella per la caprese; bocconcini di mozzarella; mozzarella di bufala; treccia; formaggio per la pizza; fiordilatte; burratina; mozzarelline; mozzarella light
ricotta, mascarpone | ricotta per i cannoli; ricotta per il ripieno; formaggio per il tiramisù; ricotta di pecora; mascherpone
formaggio spalmabile, formaggini, fiocchi di latte | formaggio da spalmare; formaggio per i crostini; cream cheese; formaggio per la cheesecake; formaggino per la minestrina; fiocchi di formaggio magro; cottage cheese; formaggio per lo svezzamento; mio formaggino; exquisa; jocca
stracchino, crescenza, primo sale, tomini, feta, squacquerone, caprino, formaggio spalmabile | formaggio per la piadina; formaggio molle; formaggio greco; formaggio di capra; formaggio da fare alla piastra; formaggio per la focaccia di recco; formaggio fresco cremoso
gorgonzola, emmental, scamorza, provola, caciocavallo, brie, camembert, edamer, fontal, fontina, taleggio, mozzarella | formaggio con i buchi; zola; formaggio erborinato; formaggio francese; scamorza affumicata; formaggio filante; formaggio da fondere; formaggio svizzero; formaggio per la polenta; blue cheese; formaggio per gli gnocchi
fette fuse, edamer, fontal, emmental | sottilette; formaggio per toast; formaggio a fette; formaggio per hamburger; fettine di formaggio; cheddar
formaggio grattugiato, parmigiano in porzioni | parmigiano già grattugiato; busta di grattugiato; grattuggiato; parmigiano in bustine; formaggio da mettere sulla pasta
# Pasta, riso e farine
penne rigate, rigatoni, fusilli, mezze maniche, farfalle, sedani rigati, conchiglie, penne lisce, mezzi rigatoni, tortiglioni, paccheri, calamarata, casarecce, orecchiette, trofie, bucatini, spaghetti, tagliatelle, lasagne | pasta per l'amatriciana; maccheroni; pasta per la pasta al forno; pasta corta rigata; pasta per il ragù; pasta fredda; pasta per il sugo; pasta di gragnano; pennette; pasta al pesto trofie; mezze penne
spaghetti, spaghettoni, linguine, bucatini, capellini, fettucce | pasta lunga; pasta per la carbonara; pasta per lo scoglio; pasta per cacio e pepe; spaghetti grossi; pasta per aglio e olio; vermicelli; spagetti; bavette
fusilli integrali, penne integrali, spaghetti integrali, fusilli di farro, pasta di lenticchie, pasta di ceci | pasta per la dieta; pasta con le fibre; pasta di legumi; pasta marrone; pasta di farro; pasta proteica; pasta a basso indice glicemico; pasta integrale biologica
pasta per minestra, pasta mista, fregola, pastina | pastina in brodo; pasta piccola per la minestra; stelline; ditalini; pasta per pasta e fagioli; risoni; pasta per il minestrone; quadrucci; tubetti; fregula
lasagne, sfoglia per lasagne, tagliatelle, pappardelle, fettuccine, maccheroncini, garganelli, tagliatelle fresche | sfoglie per il pasticcio; pasta per il pasticcio; pasta all'uovo; nidi di pasta; pasta per il ragù di cinghiale; pasta all'uovo della domenica; tajarin
gnocchi, chicche, orecchiette fresche, trofie fresche, spatzle, gnocchi pronti, tagliatelle fresche | gnocchetti; gnocchi alla sorrentina; pasta fresca da condire; gnocchi di patate; spaetzle; pasta fresca pugliese
tortellini, tortelloni, ravioli, tortelli, cappelletti, agnolotti | pasta ripiena; tortellini in brodo; ravioli ricotta e spinaci; agnolotti piemontesi; pasta fresca ripiena; plin; tortelli di zucca; anolini
pasta sfoglia, pasta brisee, pasta frolla | base per la torta salata; sfoglia per le girelle; rotolo di pasta per quiche; sfoglia rotonda; pasta per la crostata; puff pastry; base per crostata
impasto per pizza, base per pizza | base per la pizza; panetto per pizza; pizza da condire; pasta per la pizza; pasta di pane
riso | riso per il risotto; riso per il sushi; riso per l'insalata; riso bianco per il pollo al curry; riso che non scuoce; carnaroli; riso per gli arancini; riso per la paella; riso in bianco; riso profumato
risotto pronto, couscous | risotto in busta; risotto veloce; cuscus; cous cous per l'insalata; couscous di verdure
farro, orzo, quinoa, bulgur, miglio, zuppa secca, grano saraceno | cereali per la zuppa; cereali da insalata; orzo per la minestra; cereali antichi; tabulè; misto cereali e legumi; chinoa; zuppa di legumi secchi; cereali in chicchi; cereale senza glutine in chicchi
farina, semola | farina per la pizza; farina per la pasta fatta in casa; farina per i dolci; farina per impanare il pesce; farina 0; farina forte; farina per friggere; flour; farina di semola; farina integrale per il pane
farina di mais, polenta | farina gialla; polenta veloce; polenta istantanea; farina per polenta; polenta taragna
lievito per dolci, lievito di birra, lievito madre | roba per far lievitare; cubetto di lievito; bustine per la torta; pane degli angeli; lievito per il pane; mastro fornaio; lievito secco; qualcosa per far crescere l'impasto
preparato | torta in scatola da preparare; preparato per pancake; preparato per torta; mix per muffin; preparato per budino
amido di mais, fecola | maizena; amido; per addensare le salse; fecola per dolci; cornstarch; frumina
zucchero a velo, gocce di cioccolato | zucchero per il pandoro; zucchero per decorare; polvere bianca da mettere sulla torta; pepite di cioccolato; zucchero finissimo; gocce per i biscotti
pangrattato | pane grattato; mollica per impanare; panatura; pan pesto; breadcrumbs; mollica
penne senza glutine, spaghetti senza glutine, fusilli senza glutine, pasta di ceci, pasta di lenticchie | pasta per celiaci; pasta gluten free; primo per celiaco; pasta senza frumento
pane senza glutine, biscotti senza glutine, cracker senza glutine, merendine senza glutine, grissini senza glutine, merenda bimbi | colazione per celiaci; pane per celiaco; merenda per celiaci; biscotti gluten free; schar
# Conserve e condimenti
passata di pomodoro, passata | salsa di pomodoro; pomodoro per la pizza; sugo base; bottiglia di pomodoro; passata per il ragù; conserva di pomodoro; tomato sauce
pomodori pelati, polpa di pomodoro, concentrato, pomodorini, passata, passata di pomodoro | pelati per il sugo; polpa fine per la pizza; doppio concentrato; tubetto di pomodoro; pomodoro a pezzettoni; pomodori in scatola; peeled tomatoes; tubetto di concentrato
olio extravergine | olio evo; olio buono per l'insalata; olio da mettere a crudo; olio italiano; extra virgin; olio del frantoio; oglio d'oliva
olio di semi, olio di oliva | olio per la frittura; olio per fare la maionese; olio per i dolci; olio di arachide; olio leggero; olio per la friggitrice; olio di mais
aceto, aceto balsamico, glassa balsamica, succo di limone | aceto per l'insalata; aceto di mele; balsamico per le fragole; crema di aceto; aceto per pulire; vinegar; condimento agro per l'insalata
tonno, ventresca di tonno, insalata di tonno | scatolette di tonno; tonno per l'insalata; tonno in vetro; tonno senza olio; tonno per la pasta; tonno da palestra; scatoletta da aprire al volo; tonno per il vitello tonnato; pinne gialle
acciughe, pasta di acciughe, sgombro, sardine, salmone, vongole, tonno | pesce in scatola; alici sott'olio; filetti di acciughe; sgombro in scatola; acciughe per la pizza; alici sotto sale; pesce conservato; vongole in barattolo
ceci, fagioli borlotti, fagioli cannellini, lenticchie, piselli, fagioli rossi, fagioli di spagna, mais | legumi in scatola; fagioli per il chili; ceci per l'hummus; piselli in barattolo; mais per l'insalata; fagioli all'uccelletto; beans; legumi pronti; lenticchie già lesse; granoturco
lenticchie, ceci, fagioli, fave | legumi da mettere a bagno; lenticchie per il cotechino; fagioli secchi; legumi secchi; lenticchie di castelluccio
pesto, salsa di noci | pesto per le trofie; salsa verde per la pasta; salsa per i pansoti; sugo alle noci; condimento ligure per la pasta; pesto senza aglio; pesto rosso
sugo pronto, ragu | sugo già fatto; sugo per la pasta; ragù pronto; sugo al basilico; condimento pronto per la pasta; sugo all'arrabbiata; amatriciana pronta; bolognese
maionese, maionese vegana, ketchup, senape, salsa barbecue, salsa di soia, salsa piccante | salse per hamburger; salsa per le patatine; salsine; maionese senza uova; salsa bbq; mustard; salsa per il sushi; tabasco; majonese; salsa rosa; mayo; salsa per i wurstel
olive, capperi | olive per l'aperitivo; olive denocciolate; olive taggiasche; capperi di pantelleria; olive nere per la pizza; olives; ulive
carciofi sottolio, funghi sottolio, peperoni sottolio, giardiniera, cetriolini, cipolline, pomodori secchi | sottaceti; antipasto sott'olio; verdure sott'olio; carciofini; cetrioli sott'aceto; pickles; verdure in agrodolce; antipasto all'italiana in barattolo; funghetti; cipolline borettane
condimento per riso | condiriso; roba per l'insalata di riso; condimento per l'insalata di riso; sottaceti per il riso freddo
sale | sale per l'acqua della pasta; sale grosso; sale fino; sale iodato; sale rosa; salt; sale da tavola
pepe, origano, peperoncino, curcuma, cannella, zafferano | spezie; pepe in grani; origano per la pizza; zafferano per il risotto; spezia per la mela cotta; polvere gialla per il riso; cinnamon; spezia piccante; spezie orientali; black pepper; pepe macinato
dado, brodo | dadi per brodo; brodo pronto; dado vegetale; brodo in brick; insaporitore per minestra; granulare; brodo per il risotto; stock cubes
# Colazione e dolci
caffe macinato, caffe in grani, caffe solubile, caffe decaffeinato, capsule di caffe, cialde di caffe | caffè per la moka; caffettiera; caffè in chicchi; coffee; caffè istantaneo; caffè per l'espresso; miscela arabica; polvere di caffè; caffè liofilizzato; nescafe; caffè americano
caffe decaffeinato, capsule di caffe, orzo solubile, orzo macinato, capsule d'orzo | caffè senza caffeina; dek; caffè per la sera; hag; caffè per chi ha la pressione alta
capsule di caffe, cialde di caffe, capsule ginseng | caffè per la macchinetta; capsule nespresso compatibili; cialdine; cialde ese; ginseng; capsule dolce gusto; nespresso; a modo mio
te, te verde, camomilla, tisana, infuso | bustine di tè; english tea; tisana della sera; qualcosa di caldo da bere; tisana depurativa; infuso ai frutti di bosco; tisana drenante; the nero; earl grey; bevanda calda per il mal di gola; tisana contro il gonfiore; tè deteinato; tisana per l'influenza
orzo solubile, orzo macinato, capsule d'orzo | caffè d'orzo; orzo per i bambini; caffè senza caffeina d'orzo; orzo bimbo
cacao, cioccolata calda, cacao solubile | cacao amaro per dolci; cioccolata in tazza; polvere per il latte; ciobar; nesquik; cacao da mettere nel latte; hot chocolate; cacao per il tiramisù
zucchero, zucchero in bustine, dolcificante | zucchero per il caffè; zucchero di canna; stevia; dolcificante per diabetici; zuccheri in bustina; saccarina; sweetener; zucchero bianco; tic da mettere nel caffè; zucchero grezzo
frollini, biscotti secchi, biscotti al burro, biscotti farciti, lingue di gatto | biscotti da latte; macine; biscotti per la nonna; biscotti integrali; biscotti al cioccolato; biscottini; biscotti da tè; biscotti della salute; cookies; gocciole; abbracci; oro saiwa; biscotti per la prima colazione; biscotti secchi per il tè; tarallucci
savoiardi, amaretti | biscotti per il tiramisù; biscotti per dolci al cucchiaio; amaretti per il ripieno; biscotti da inzuppare per la zuppa inglese; pavesini; ladyfingers
wafer, biscotti farciti | wafers alla nocciola; uafer; oreo; biscotti con la crema dentro; loaker; ringo
corn flakes, cereali, muesli, granola, fiocchi d'avena | cereali per il latte; cereali per i bimbi; cereali integrali; cornflakes; avena per il porridge; muesli croccante; fiocchi per colazione; special k; coco pops; cereali al cioccolato; porridge; oatmeal; cereali da mettere nello yogurt
barrette, barretta proteica | barrette energetiche; snack per la palestra; barrette ai cereali; barrette per la dieta; protein bar; snack prima della corsa; spuntino proteico
confettura, marmellata, composta | marmellata di albicocche; confettura extra; marmelata; roba da spalmare sulle fette; marmellata senza zucchero; jam; marmellata per la crostata; marmellata di arance; gelatina di frutta
miele | miele per il latte caldo; miele per la gola; miele d'acacia; honey; miele per dolcificare; millefiori
crema spalmabile, burro di arachidi, crema di mandorle, crema di marroni | nutella; crema al cioccolato da spalmare; crema di nocciole; cioccolata da spalmare; burro d'arachidi; crema pistacchio; crema per le crepes; crema di castagne; pan di stelle crema; cioccolato spalmabile; peanut butter
cioccolato | tavoletta di cioccolato; cioccolato fondente 85; cioccolata al latte; cioccolato per la torta; chocolate; cioccolato con le nocciole; cioccolato amaro; cioccolato bianco; ciocolata; cioccolato extra fondente
cioccolatini, gianduiotti, praline, snack al cioccolato, ovetti, torrone | scatola di cioccolatini; boeri; cioccolatini da regalare; ferrero rocher; kinder bueno; mars; twix; ovetti di cioccolato; pensierino dolce; baci perugina; torrone morbido; qualcosa per san valentino; ovetto kinder; snickers; regalo goloso
caramelle, liquirizia, lecca lecca, gomme | chewing gum; caramelle gommose; mentine; lecca-lecca; orsetti gommosi; caramelle senza zucchero; cicche; liquerizia; caramelle per la gola; candies; dolcetti per halloween; gomme da masticare; vivident; caramelle balsamiche
# Acqua e bevande
acqua minerale | acqua liscia; acqua in bottiglia; acqua gassata; acqua piccola da borsa; bottigliette d'acqua; acqua frizzante; acqua per neonati; cassa d'acqua; acqua oligominerale; sparkling water; acqua leggermente frizzante; acqua a basso residuo; acqua povera di sodio; acqua effervescente naturale
cola | coca; coca cola zero; pepsi; coke; coca light; bibita scura gassata
aranciata, limonata, gassosa, chinotto, cedrata, ginger ale, acqua tonica, aperitivo analcolico, cola | bibite gassate per la festa; fanta; sprite; bibita all'arancia; tonica per il gin; schweppes; bibita alla limonata; soft drinks; lemonsoda; bibita in lattina; crodino; aperitivo senza alcol; tassoni; gazosa; bibite per bambini; sanbitter
te freddo, bevanda sportiva, energy drink, kombucha, acqua di cocco, te, te verde | tè alla pesca; estathe; the al limone; sali minerali da bere; bevanda per chi corre; energade; bevanda energetica; red bull; ice tea; bibita senza gas; bevanda per reintegrare i sali; cocco da bere
succo di mela, succo di frutta, spremuta, estratto, succo di melagrana, succo di mirtillo, nettare, succo e polpa, succo bimbi | succo per la colazione; succo senza zuccheri; succo all'arancia; ace; aranciata spremuta; succhi di frutta; succhini per la scuola; brick di succo; orange juice; succo alla pesca; succo di pera per bambini; succo ananas; bevanda alla frutta; pago
sciroppo | sciroppo di menta; sciroppo da diluire; orzata; granatina; sciroppo d'acero; tamarindo; sciroppo per la granita
# Vini e birre
vino rosso | vino per la carne; barbera; vino rosso da tavola; chianti; rosso corposo; vino per la cena di natale; vino per il brasato; nero d'avola; red wine; primitivo; un buon rosso; vino rosso toscano; rosso fermo; amarone
vino bianco, prosecco | vino per il pesce; bianco fermo; pinot grigio; vino per l'aperitivo; vermentino; bianco secco; white wine; vino fruttato bianco; un bianco fresco; vino per il risotto; falanghina; vino per sfumare
vino rosato, vino dolce, vin santo, moscato | rosé; vino da dessert; vino per i cantucci; passito; vino dolce; cerasuolo; vino per i biscotti; rosatello
prosecco, spumante, vino bianco, vino rosso | bollicine; spumante brut; champagne; bottiglia per brindare; prosecco per lo spritz; spumante secco; franciacorta; vino frizzante; sparkling wine; bottiglia per il brindisi; brindisi di laurea; metodo classico
spumante, moscato, brachetto | spumante dolce; asti; vino per il panettone; bollicine dolci; spumante per la torta; moscato d'asti
birra, radler | birra chiara; birra in lattina; bionda media; birra senza glutine; birra rossa doppio malto; ipa; beer; birra artigianale; birra al limone; weiss; birra analcolica; birretta; birra per la pizza; ceres; birra scura
aperitivo, bitter, vermouth, spritz, prosecco, gin | aperol; spritz pronto; campari; martini; aperitivo alcolico; vermut; per fare il negroni; cocktail pronto
amaro, limoncello, mirto, grappa, sambuca, crema di liquore, brandy, gin, vodka, rum, alcol alimentare, tisana | amaro dopo pasto; digestivo; liquore al limone; ammazzacaffè; liquore per correggere il caffè; superalcolici; liquore per dolci; baileys; montenegro; gin per il gin tonic; alcol per fare il limoncello; cognac; sgnapa; acquavite; liquore al caffè; rum per il babà; jagermeister; liquore sardo; liquori; alcol puro
# Surgelati
piselli, spinaci, fagiolini, broccoli, cavolfiori, carciofi, funghi porcini, funghi, cicoria, minestrone | pisellini primavera; verdura surgelata; spinaci in cubetti; cubetti di spinaci; fagiolini fini surgelati; frozen vegetables; porcini surgelati; verdura congelata
minestrone, zuppa, soffritto, verdure grigliate, peperonata, basilico surgelato, piselli, spinaci | minestrone surgelato; verdure per la zuppa surgelate; soffritto già pronto; contorno pronto surgelato; dadolata per il soffritto; soffritto surgelato
patatine surgelate, patate surgelate, crocchette, patate duchessa | patatine da friggere; patate fritte; french fries; crocchette di patate; patatine per il forno; patatine stick; patatine per la friggitrice ad aria; patate surgelate; patate al forno già pronte; contorno per i bimbi patatine
merluzzo, nasello, platessa, salmone, orata, pesce spada | pesce surgelato; filetti di merluzzo surgelati; cuori di merluzzo; pesce surgelato senza spine; cod; pesce bianco surgelato
bastoncini, platessa panata, merluzzo gratinato, totani impanati | pesce impanato; bastoncini per i bimbi; capitan findus; fish fingers; pesce panato; pesce per bambini che non lo mangiano; anelli di totano
gamberi, mazzancolle, misto mare, calamari, seppie, polpo | misto per lo scoglio; preparato per risotto di mare; frutti di mare surgelati; gamberi surgelati; misto pescatora; risotto alla pescatora; code di gambero surgelate
pizza surgelata, pizzette, focaccia surgelata | pizza da fare in forno; pizza pronta; pizzette per la festa; frozen pizza; pizza margherita; cena veloce pizza; pizza quattro stagioni; pizza per celiaci; pizza alta; pizzette da buffet
lasagne pronte, paella, gnocchi pronti, risotto pronto, pasta pronta, cotolette, nuggets, arancini, olive ascolane, burger di verdure, pizza surgelata, zuppa, vellutata, minestrone | piatti pronti; primo da scaldare; cibo per il microonde; quattro salti in padella; supplì; arancine; fritti misti surgelati; olive all'ascolana; lasagna pronta; ready meals; cena pronta; qualcosa da scaldare; pranzo veloce in ufficio
cornetti surgelati, pane surgelato, profiteroles, tiramisu, frutti di bosco | cornetti da cuocere; brioche surgelate; pane da finire di cuocere; dolce surgelato; frutti di bosco surgelati; dessert surgelato; bigné al cioccolato; frozen berries
gelato, sorbetto, coni gelato, stecchi gelato, biscotti gelato, ghiaccioli | gelato in vaschetta; ice cream; gelato al pistacchio; gelato alla nocciola; sorbetto al limone; gelato per la festa; cornetto algida; gelati confezionati; magnum; gelato da passeggio; gelatino per i bimbi; calippo; polaretti; gelato senza lattosio; qualcosa di freddo e dolce; carte d'or; maxibon; gelato per il dolce; dolce freddo
ghiaccio | cubetti di ghiaccio; ghiaccio per i cocktail; ice cubes; ghiaccio per la borsa frigo; sacchetto di ghiaccio
# Cura della casa
detersivo lavatrice, detersivo delicati, capsule lavatrice | sapone per lavatrice; dash; dixan; detersivo per i panni; roba per lavare i vestiti; detersivo liquido per il bucato; caps lavatrice; detersivo per capi scuri; pods lavatrice; detersivo per lana e seta; laundry detergent; detersivo in polvere; fare la lavatrice; lavare i panni a mano; lavare i maglioni di lana; woolite; detersivo ipoallergenico; fustino
ammorbidente | ammorbidire il bucato; coccolino; asciugamani morbidi; far profumare i panni; lenor; panni morbidi; fabric softener; vernel
candeggina | varechina; ace; sbiancare i panni; candeggiare; per far tornare bianche le lenzuola; bleach; ipoclorito; conegrina; disinfettare il bagno con la candeggina
smacchiatore, additivo bucato, igienizzante | togliere le macchie; macchia di sugo sulla camicia; vanish; macchie di erba sui pantaloni; macchia di vino sulla tovaglia; macchia difficile; pretrattante; stain remover; macchie di sudore; macchia d'olio sulla maglia; smacchiare la cravatta; mi sono macchiato la camicia; napisan; macchia di sangue sul lenzuolo
anticalcare | calcare nella lavatrice; calgon; viakal; rubinetti incrostati; togliere il calcare dal box doccia; macchie di calcare; disincrostante; incrostazioni nel bagno; calcare sui vetri della doccia; pulire il soffione; lime scale
fogli cattura colore | fogli acchiappacolore; per non far stingere i panni; fazzolettini per i colori in lavatrice; acchiappa colore; per lavare bianchi e colorati insieme
profuma biancheria | sacchetti per i cassetti; profumo per gli armadi; perle profumate per il bucato; profumare i cassetti; profuma armadio
appretto | per stirare meglio; spray per stirare; amido per stirare; stira e ammira; per stirare le camicie
detersivo piatti | sapone per i piatti; svelto; lavare le pentole; nelsen; per sgrassare i piatti; lavare i piatti a mano; dish soap; detersivo per stoviglie; piatti sporchi; sapone piatti al limone
tabs lavastoviglie, detersivo lavastoviglie | pastiglie lavastoviglie; finish; pasticche per la lavastoviglie; tabs; pril; caps per lavastoviglie; detersivo per lavapiatti; dishwasher tablets; lavapiatti pastiglie; gel lavastoviglie
brillantante, sale lavastoviglie, cura lavastoviglie | bicchieri opachi; far brillare i bicchieri; sale per lavapiatti; pulire la lavastoviglie; la lavastoviglie puzza; bicchieri con gli aloni; curalavastoviglie
sgrassatore, multiuso | chanteclair; unto in cucina; sgrassare la cappa; pulire i fornelli; grasso sui mobili della cucina; pulire le piastrelle della cucina; spray per la cucina; pulitutto; quasar; togliere il grasso; fornelli incrostati; pulire il frigo; detergente universale; pulire il tavolo
detergente vetri, panno | vetril; lavavetri; pulire gli specchi; finestre sporche; aloni sui vetri; glassex; vetri della macchina; window cleaner; pulire le finestre; pulire lo schermo della tv
igienizzante, disinfettante, candeggina, additivo bucato, detergente pavimenti, sgrassatore | disinfettare le superfici; spray igienizzante; amuchina; disinfettare la casa; lysoform; napisan spray; uccidere i batteri; igienizzare il piano di lavoro; disinfettante per superfici
crema detergente, detergente acciaio, anticalcare, multiuso, sgrassatore | cif; lucidare il lavello; pulire il lavandino; pulire l'acciaio; lavello d'acciaio opaco; crema abrasiva; lavandino sporco; pulire i rubinetti
pulitore forno | forno incrostato; pulire il forno; fornet; grasso bruciato nel forno; oven cleaner; spray forno; forno sporco
detergente pavimenti, detergente parquet | lavare per terra; lavapavimenti; mastro lindo; lavare il parquet; pulire le piastrelle del pavimento; rio casa mia; floor cleaner; pavimento in legno; lavare i pavimenti; pulire il gres; cera per pavimenti; pulire il marmo
ammoniaca, alcol denaturato | alcool rosa; spirito; alcol etilico per pulire; alcol per pulire; ammoniaca profumata
gel wc, tavolette wc, carta igienica, anticalcare | pulire il water; wc net; anatra wc; water incrostato; tazza del gabinetto; tavoletta profumata per il wc; pulire la tazza; gabinetto; pulire il cesso; bref; duck; il water puzza; disinfettare il wc; pastiglie per la cassetta del wc
disgorgante | stasare il lavandino; idraulico liquido; scarico intasato; lavandino otturato; tubo intasato; mr muscolo; sturalavandino; doccia intasata; wc otturato; il lavello non scarica; niagara; acqua che non scende nello scarico; scarichi lenti
antimuffa | muffa sui muri; muffa in bagno; togliere la muffa dalle piastrelle; mold remover; muro nero di muffa; macchie nere di umidità; muffa nella doccia
deodorante ambiente, diffusore, candela | profumare la casa; cattivo odore in bagno; ambipur; bastoncini profumati per la casa; profuma ambiente; puzza di fumo in casa; air freshener; odore di fritto in cucina; candele profumate; air wick; la casa puzza; profumatore
insetticida, antizanzare | zanzare; formiche in casa; baygon; spray per gli scarafaggi; blatte; autan; piastrine per zanzare; mosche in cucina; vape; repellente; mi pungono le zanzare; bug spray; raid; zanzara tigre; zampironi; off spray
carta igienica, carta igienica umida, carta cucina | rotoli per il gabinetto; carta del cesso; toilet paper; carta igenica; scottonelle; carta per il bagno; rotoloni regina; carta igienica che dura; carta del bagno
carta cucina, bobina | scottex; rotolo da cucina; carta assorbente; asciugatutto; carta per asciugare; kitchen paper; carta casa; rotoloni; carta per il fritto; bobinone
fazzoletti, veline | fazzoletti di carta; kleenex; naso chiuso; soffiarsi il naso; tempo; raffreddore; veline per il trucco; tissues; naso che cola; ho il raffreddore; pacchetti di fazzoletti
tovaglioli | tovaglioli per la festa; salviette da tavola; napkins; tovaglioli di carta; tovagliolini; per apparecchiare la tavola
piatti monouso, bicchieri monouso, posate monouso, patatine | piatti di carta; bicchieri di plastica; posate usa e getta; roba per il picnic; stoviglie monouso; piatti per la festa; plastic cups; forchettine; cucchiaini di legno; bicchierini del caffè; piattini per la torta; bicchieri per la festa; coltelli di plastica; stoviglie di carta; paper plates
sacchi | sacchi della spazzatura; buste dell'umido; sacchetti per la differenziata; sacchi neri; bustoni dell'immondizia; rumenta; bin bags; sacchetti per il secchio; buste per la pattumiera; sacchi per il giardino; sacchetti organico; sacchi condominiali; monnezza
sacchetti gelo, sacchetti con cerniera | buste per il freezer; sacchetti per congelare la carne; buste con la zip; sacchetti per il pane in freezer; ziploc; frigosac; bustine per alimenti; buste per surgelare; sacchetti per il panino; freezer bags
pellicola, alluminio, carta forno, vaschette | domopak; cuki; pellicola trasparente; stagnola; carta per la teglia; carta argentata; avvolgere i panini; coprire gli avanzi; baking paper; tin foil; vaschette per la lasagna; contenitori per gli avanzi; cling film; carta d'alluminio; carta oleata; rotolo alluminio; teglie usa e getta
spugne, paglietta, panno, panni, guanti, scopa, mocio | spugna per i piatti; lana d'acciaio; straccio per la polvere; guanti di gomma; mocho; spazzare per terra; swiffer; strofinaccio; spugnette abrasive; panno in microfibra; vileda; guanti per lavare; pulire la polvere; spontex; pezza per pulire; granata per spazzare; pelle di daino; gloves; sponge; panni per spolverare; straccio per lavare per terra; guanti in lattice; raccogliere la polvere
pile | batterie aa; pile per il telecomando; stilo; duracell; batterie per il giocattolo; ministilo; batteries; pile aaa; il telecomando è scarico; pila
lampadina | luce fulminata; bulbo led; luce per la lampada; lampadina e27; light bulb; lampada led; è saltata la luce lampadina; lampadine a basso consumo
accendino | accendigas; accendere le candeline; accendere il gas; per fumare accendino; lighter; accendere il barbecue
borsa termica, borsa, retine | borsa per la spesa; borsa frigo; sacchetto riutilizzabile; cooler bag; borsa per portare i surgelati; sacchetti per la frutta riutilizzabili; busta della spesa; shopper
# Igiene e bellezza
dentifricio | pasta per i denti; colgate; denti gialli; gengive che sanguinano; dentifricio per bambini; sbiancante denti; toothpaste; mentadent; sensodyne; lavarsi i denti; dentifricio senza fluoro
spazzolino, collutorio, filo interdentale, scovolini | alito pesante; sciacquare la bocca; pulire gli spazi tra i denti; oral b; spazzolino morbido; mouthwash; cibo tra i denti; filo per i denti; alito fresco; spazzolino per bambini; toothbrush; testine; floss; colluttorio; listerine
shampoo, shampoo solido | lavare i capelli; forfora; capelli grassi; capelli che cadono; sciampo; pantene; shampoo per capelli colorati; capelli sfibrati shampoo; cute sensibile; shampoo delicato per uso frequente; hair wash; shampoo per capelli ricci; shampoo senza solfati; shampoo secco
balsamo, maschera capelli, lacca, gel capelli, olio capelli | capelli annodati; districare i capelli; conditioner; fissare la piega; cera per capelli; capelli secchi; maschera per capelli rovinati; doppie punte; gel fissante; hairspray; tenere fermi i capelli; capelli crespi; brillantina; impacco capelli
tinta | colore per capelli; coprire i capelli bianchi; coprire la ricrescita; tingere i capelli; hair dye; colorarsi i capelli; tintura; capelli biondi tinta
sapone mani, saponetta, bagnoschiuma, docciaschiuma | sapone per le mani; sapone di marsiglia; fare la doccia; bagno rilassante; sapone neutro; shower gel; neutro roberts; ricarica sapone; lavarsi le mani; sapone liquido; soap; bagnodoccia; doccia gel; felce azzurra; dove; pelle delicata doccia; saponette profumate
deodorante | puzza di ascelle; sudore; antitraspirante; rexona; roll on; stick per le ascelle; spray ascelle; deodorant; ascelle; sudo tanto; non puzzare; borotalco spray; deodorante per i piedi
crema corpo, latte corpo, crema mani, olio corpo | pelle secca; mani screpolate; mani rovinate dai detersivi; crema idratante per il corpo; body lotion; nivea; olio per massaggi; crema per le gambe; hand cream; smagliature; pelle che tira; olio di mandorle per il corpo; talloni screpolati; crema dopo la doccia
burrocacao | labbra secche; labbra screpolate; lucidalabbra; burro di cacao; labello; lip balm; stick per le labbra; labbra spaccate dal freddo
crema solare | andare al mare; protezione 50; abbronzarsi; non scottarsi al sole; protezione solare bimbi; sunscreen; crema per la spiaggia; latte solare; spf 30; abbronzante; crema da sole; proteggere la pelle dal sole
crema viso, acqua micellare, detergente viso, salviette struccanti, dischetti, cotton fioc, maschera viso | struccarsi gli occhi; togliere il trucco; crema antirughe; pulire il viso; contorno occhi; pelle grassa del viso; punti neri; cotton fiock; bastoncini per le orecchie; makeup remover; crema da giorno; face cream; dischetti di cotone; crema per la faccia; lavarsi la faccia; rughe; brufoli; maschera di bellezza; levatrucco; tappi di cerume cotton fioc; scrub viso
rasoi, lame di ricambio, schiuma da barba, gel da barba, dopobarba | farsi la barba; radersi; lamette; gillette; pelle irritata dopo la barba; after shave; ricarica per rasoio; rasoi usa e getta; shaving cream; mach 3; tagliare la barba; rasatura; aftershave; bilama
strisce depilatorie, rasoio donna, rasoi, lame di ricambio | togliere i peli dalle gambe; ceretta; depilarsi; strisce per i baffi; ceretta a freddo; silk epil; peli superflui; depilazione; crema depilatoria; radersi le gambe
assorbenti, proteggi slip, assorbenti interni | ciclo; mestruazioni; lines; tampax; salvaslip; assorbenti con le ali; perdite; tamponi; pads; assorbenti notte; tampons; ho le mie cose; ob; nuvenia; assorbente lungo; assorbenti sottili; panty liner
detergente intimo | sapone intimo; chilly; bidet; lavarsi le parti intime; igiene intima; intimate wash; saugella; sapone per il bidet; prurito intimo
cerotti, disinfettante, gel mani, cotone idrofilo, garza, acqua ossigenata | mi sono tagliato; ginocchio sbucciato; cerotto per le vesciche; disinfettare una ferita; gel disinfettante per le mani; bambagia; medicazione; bende; fasciare una ferita; primo soccorso; plasters; ovatta; mi esce il sangue; band aid; sbucciatura; hand sanitizer; cassetta del pronto soccorso; cerotti per bambini; batuffoli; mercurocromo; igienizzante mani; garze; taglio sul dito; vesciche ai piedi; scarpe che fanno male cerotti
integratore, latte fermentato, succo di frutta, bevanda sportiva, camomilla | vitamine; magnesio e potassio; multivitaminico; stanchezza; supradyn; sali minerali in bustina; integratori per sportivi; vitamina d; fermenti lattici; melatonina; polase; mi sento stanco; crampi; difese immunitarie
# Infanzia
omogeneizzato, crema di cereali, semolino | omogeneizzati; pappa alla frutta; vasetti per lo svezzamento; plasmon; frutta frullata per neonati; pappa di carne; baby food; prime pappe; mellin; vasetto alla mela; omogenizzati; pappa al pollo; pesce per svezzamento
crema di cereali, semolino, pastina, biscotti bimbi, omogeneizzato | pastina per neonati; crema di riso per bimbi; biscotti per lo svezzamento; semolino; prima pappa; biscotto granulato; crema mais e tapioca; biscottini per i dentini; biscotti da sciogliere nel biberon; multicereali per neonati; plasmon biscotti; biscotto per neonati; biscotti primi mesi
merenda bimbi, succo bimbi, omogeneizzato | merenda per bimbo di un anno; frutta da succhiare; succo per bimbi piccoli; pouch di frutta; merenda per lo svezzamento; purea di frutta da bere; merenda per piccolini
latte in polvere, latte di crescita, latte di proseguimento | latte artificiale; latte per neonati; latte 1; latte 3; aptamil; nidina; latte per bimbo di un anno; formula milk; baby milk; latte in polvere per bebè; humana; latte dopo i sei mesi; latte per lattanti; latte per il biberon
pannolini, mutandine | pannolini taglia 3; pampers; nappies; huggies; pannolini per neonato; pannolini notte; diapers; pannolini da mare; baby dry; pannolini per 8 chili; newborn; il bimbo fa la pipì a letto; pannolini a mutanda; pannolini midi; pannolini junior; pannolini per togliere il pannolino
salviette, bagno bimbi, shampoo bimbi, pasta protettiva, detersivo bimbi, pannolini, olio corpo | cambio del pannolino; culetto rosso; fissan; lavare il neonato; bagnetto; baby wipes; salviettine; pasta di fissan; sederino irritato; shampoo senza lacrime; salviettine per il culetto; sapone per neonati; arrossamento da pannolino; lavare i vestiti del neonato; johnson baby; crema per il cambio; pulire il culetto; olio per neonati; fresh and clean
biberon, tettarelle, succhietto, bavaglini | ciuccio; biberon; ricambio per il biberon; bavaglino; chicco; far bere il neonato; tettarella; pacifier; ciuccio notte; baby bottle; bavaglie; gommotto; avent
# Animali
crocchette cane | cibo secco per cani; croccantini per cane; mangime per cuccioli; dog food; crocchette per cane piccolo; crocchette cane anziano; friskies cane; croccantini taglia grande; crocchette al salmone per cane; crocchette per chihuahua; pappa del cane secca; puppy
umido cane, crocchette cane | scatolette per cani; da mangiare per fido; cibo per cani; pedigree; patè per cane; bocconcini per cane; vaschette cane; cesar; pappa per cane; carne per il cane
snack cane, shampoo cani, sacchetti igienici, tappetini | premi per il cane; biscotti per il cane; sacchetti per la cacca; lavare il cane; osso da masticare; traversine; bustine per i bisogni; denti del cane; dentastix; tappetini assorbenti; il cane puzza; passeggiata con il cane sacchetti; sacchettini igienici; bisogni del cucciolo in casa; ossa per il cane; dog treats
umido gatto | scatolette per gatti; bustine per gatti; patè per gatto; whiskas; gourmet; cibo umido per gattini; sheba; mousse per gatto; wet cat food; felix; straccetti per gatto; tonno per il gatto
crocchette gatto, umido gatto | croccantini per gatti; cibo per gatto sterilizzato; cat food; crocchette per gattini; cibo secco gatto; da mangiare per micio; pappa per il micio; croccantini micio; gatto castrato; purina one; cibo per mici; mangime per gatti
lettiera, snack gatto | sabbia per gatti; sabbietta; cassetta del gatto; cat litter; lettiera agglomerante; stick per gatti; premietti gatto; la lettiera puzza; lettiera che fa la palla; bisogni del gatto; sabbia per il micio; sabbia profumata gatto; golosità per gatti; catsan
mangime, fieno | cibo per canarini; semi per uccelli; fieno per il coniglio; mangime per pesci; cibo per criceti; mangiare per il pappagallo; cibo per la tartaruga; porcellino d'india; cocorite; acquario; cavia; cibo per uccellini; roditori; mangime per galline
# Said in whole sentences
arance, limoni, kiwi, spremuta, clementine, mandarini, pompelmi, integratore, succo di frutta | vorrei qualcosa con tanta vitamina c; frutta per fare una spremuta al mattino
banane, mele, pere, uva, fragole, kiwi, clementine, mandarini, arance, merenda bimbi, macedonia, yogurt | frutta da mettere nello zaino; un frutto per la merenda del bambino; frutta dolce per i bambini
lattuga, insalata, rucola, songino, spinacino, radicchio | qualcosa di verde da mettere nel panino; insalata per stasera già pronta; mi serve un'insalata fresca; verdura cruda per contorno
zucchine, melanzane, peperoni, broccoli, fagiolini, spinaci, carote, cavolfiore, finocchi, bietole, zucca, carciofi | verdura di stagione; una verdura per contorno; verdure per la zuppa; verdure da fare al forno; verdura fresca
patate | patate che non si sfaldano; vorrei fare il purè; patate da fare in padella; un sacco di patate
sedano, carote, cipolle, odori, soffritto | quello che ci vuole per il soffritto; gli odori per fare il brodo
basilico, basilico in vaso | un vasetto di basilico; basilico fresco per il sugo
funghi, funghi porcini | funghi da fare in padella; che funghi avete
noci, mandorle, nocciole, pistacchi, anacardi, frutta secca mista, arachidi | frutta secca per la merenda; frutta secca non salata; un mix di frutta secca
latte, latte di capra | latte fresco di giornata; mi è finito il latte; latte intero in bottiglia; un cartone di latte; il latte più economico; latte che costa poco; due litri di latte parzialmente scremato
latte | latte per chi digerisce male il lattosio; un latte che posso bere anche se sono intollerante al lattosio; latte zymil; latte senza lattosio per mia figlia
bevanda vegetale | un latte che non sia di mucca; bevanda vegetale per il cappuccino; sono allergica al latte cosa bevo; latte vegetale senza zucchero; latte per intolleranti alle proteine del latte
yogurt, skyr | uno yogurt per la colazione; yogurt con poche calorie; yogurt denso; yogurt da mangiare con i cereali; yogurt senza zucchero; uno yogurt alla frutta per i bambini; vasetto di yogurt bianco; yogurt naturale per la torta
uova | ho finito le uova; uova per fare la frittata; sei uova; uova di galline libere; confezione grande di uova
burro | burro per fare i biscotti; burro da mettere sul pane; un panetto di burro
panna | panna da mettere sulle fragole; panna spray; la panna per fare il sugo; panna vegetale da montare
parmigiano reggiano, grana padano, pecorino, formaggio grattugiato, parmigiano in porzioni | formaggio da mettere sopra la pasta; formaggio da grattugiare; un pezzo di parmigiano stagionato; il grana già grattugiato; formaggio stagionato senza lattosio
mozzarella, burrata, stracciatella | mozzarella per fare la pizza; mozzarelle piccoline; la mozzarella di bufala; una mozzarella da mangiare con il pomodoro
ricotta | ricotta per fare la torta; ricotta fresca; la ricotta per i ravioli
formaggio spalmabile, stracchino, crescenza, formaggini, fiocchi di latte, squacquerone, caprino | un formaggio morbido da mettere sul pane; formaggio cremoso per i tramezzini; formaggio fresco spalmabile senza lattosio
prosciutto cotto, prosciutto crudo, salame, mortadella, bresaola, speck, tacchino arrosto, coppa, porchetta | affettati per un panino; affettato per la cena; salumi per l'antipasto; qualcosa da mettere nel panino; un salume magro; affettati per il tagliere; un affettato senza glutine
prosciutto cotto | prosciutto cotto per mio figlio; cotto senza polifosfati; prosciutto cotto tagliato sottile; un etto di prosciutto cotto
petto di pollo, fesa di tacchino, bistecche, fettine, hamburger, lonza, fettine di vitello, straccetti, braciole, cotolette, tagliata, arrosto di tacchino, salsiccia | carne veloce da fare in padella; un secondo di carne veloce; carne per la cena; carne tenera per bambini; fettine di carne; qualcosa da fare alla piastra per cena; secondo piatto di carne leggero
petto di pollo, fesa di tacchino, pollo intero, cosce di pollo, spezzatino di tacchino, bocconcini di pollo, arrosto di tacchino, coniglio | carne bianca leggera; carne senza grassi per la dieta; pollo per fare il brodo; pollo per fare le cotolette
macinato | carne per fare il ragù; carne per fare le polpette; macinato magro; mezzo chilo di macinato; carne macinata mista; macinato per il polpettone
salsiccia, luganega, costine, hamburger, spiedini, braciole, bistecche, arrosticini, costata, capocollo, ali di pollo, fiorentina, pancetta fresca | carne per il barbecue di domenica; grigliata mista; carne da fare sulla brace; qualcosa da grigliare
arrosto, arista, arrosto di tacchino, brasato, pollo intero, lonza | un bell'arrosto per domenica; carne per l'arrosto della domenica; arrosto da fare in forno
bollito, ossibuchi | carne per fare il brodo; pezzi di carne per il bollito
salmone, orata, branzino, merluzzo, platessa, tonno, pesce spada, trota, sgombro, nasello, bastoncini, salmone affumicato | un pesce facile da cucinare; pesce per i bambini senza spine; pesce da fare in forno; filetti di pesce fresco; un secondo di pesce; pesce surgelato già pulito; pesce leggero per cena; che pesce avete
cozze, vongole, misto mare, calamari, gamberi, seppie | frutti di mare per gli spaghetti; pesce per fare la paella; qualcosa per gli spaghetti allo scoglio
salmone affumicato, alici marinate, insalata di mare, polpo, spada affumicato, tonno affumicato, surimi | antipasto di pesce; antipasto di mare per natale; pesce crudo o affumicato per antipasto
spaghetti, penne rigate, rigatoni, fusilli, linguine, mezze maniche, farfalle, bucatini, spaghettoni, tortiglioni, penne lisce, conchiglie, sedani rigati, tagliatelle, pappardelle, lasagne, fettuccine | pasta da mezzo chilo; due pacchi di pasta; la pasta che tiene la cottura; pasta rigata; pasta per quattro persone; pasta che costa poco; pasta per il ragù alla bolognese; pasta trafilata al bronzo
fusilli integrali, penne integrali, spaghetti integrali | pasta integrale per mio marito; pasta con tante fibre; spaghetti integrali bio
penne senza glutine, spaghetti senza glutine, fusilli senza glutine, pasta di ceci, pasta di lenticchie | pasta senza glutine per mia figlia celiaca; mia figlia è celiaca serve la pasta; pasta adatta ai celiaci
riso | riso per quattro persone; riso da fare in bianco; un riso che tenga la cottura; riso per fare il risotto alla milanese; riso per contorno
tortellini, ravioli, tortelloni, cappelletti, agnolotti, tortelli, gnocchi, tagliatelle fresche, orecchiette fresche, trofie fresche, lasagne | pasta fresca per domenica; un primo fresco veloce; pasta ripiena di carne; ravioli con la ricotta
sugo pronto, ragu, pesto, passata, passata di pomodoro, salsa di noci | un sugo già pronto; qualcosa per condire la pasta velocemente; sugo senza carne; salsa pronta per la pasta; un sugo piccante; condimento per gli spaghetti
passata di pomodoro, passata, pomodori pelati, polpa di pomodoro | pomodoro per fare il sugo; bottiglia di passata; pomodoro per la pizza; la salsa per fare il ragù
olio extravergine, olio di oliva | olio buono da mettere sull'insalata; un litro di olio d'oliva; olio extravergine italiano in offerta; l'olio per condire
olio di semi | olio per fare le patatine; un litro di olio per friggere; olio per fare i fritti
tonno, sgombro, insalata di tonno, ventresca di tonno | tonno in scatola da quattro; scatolette per una cena veloce; tonno per fare la pasta; tonno al naturale per la dieta
ceci, fagioli borlotti, fagioli cannellini, lenticchie, piselli, fagioli rossi, fagioli di spagna | legumi da mangiare subito; legumi già cotti; ceci in scatola; fagioli per la zuppa; proteine vegetali economiche
farina, farina di riso | farina per fare la pizza in casa; un chilo di farina; farina per fare il pane; farina per la torta; farina senza glutine per dolci
lievito per dolci, lievito di birra | lievito per fare la pizza; la bustina per far crescere la torta; lievito di birra fresco
zucchero, dolcificante, zucchero in bustine | un chilo di zucchero; zucchero per fare la marmellata; qualcosa per dolcificare senza calorie; zucchero scuro
sale | un chilo di sale grosso; sale per la pasta; sale con poco sodio
caffe macinato, capsule di caffe, cialde di caffe, caffe in grani, caffe solubile, caffe decaffeinato | caffè per la moka; caffè per la mattina; il caffè che si fa con la macchinetta; capsule per la macchina del caffè; caffè forte; un pacco di caffè; caffè in offerta
te, te verde, tisana, camomilla, infuso | qualcosa di caldo per la sera; una tisana per rilassarsi; tè per le cinque; qualcosa per digerire dopo cena; una tisana che fa dormire; bustine per il tè; bevanda calda senza caffeina
frollini, biscotti secchi, biscotti al burro, biscotti farciti, wafer, savoiardi, biscotti senza glutine, amaretti, biscotti bimbi | biscotti per la colazione dei bambini; biscotti da mangiare con il tè; un pacco di biscotti; biscotti senza zucchero per mio padre; biscotti secchi per la nonna; biscotti con le gocce di cioccolato; biscotti senza olio di palma; biscotti con poco zucchero
fette biscottate | fette biscottate senza zucchero; qualcosa su cui spalmare la marmellata; fette biscottate per la colazione
corn flakes, cereali, muesli, granola, fiocchi d'avena | cereali da mettere nel latte; cereali senza zucchero; una colazione sana; cereali croccanti; colazione con poche calorie
merendine, plumcake, crostatine, ciambelline, trancini, muffin, cornetti, barrette, snack al cioccolato, biscotti, merenda bimbi, frollini | merende per la scuola; una merendina senza cioccolato; qualcosa da mangiare a merenda; merendine per bambini; snack per la ricreazione
confettura, marmellata, composta | marmellata da spalmare sul pane; marmellata senza zuccheri aggiunti; marmellata di fragole; marmellata per fare la crostata
crema spalmabile | la crema da spalmare alle nocciole; crema spalmabile senza olio di palma; una crema al cioccolato per i bambini
miele | miele per il mal di gola; miele italiano; qualcosa di dolce da mettere nella tisana
cioccolato, cioccolatini, praline, gianduiotti, snack al cioccolato, ovetti | qualcosa di dolce dopo cena; cioccolato fondente senza zucchero; un regalo dolce per la maestra; cioccolatini per san valentino; cioccolata da mangiare davanti alla tv; tavoletta con le nocciole
caramelle, gomme, liquirizia, lecca lecca, collutorio | caramelle per la gola; caramelle senza zucchero; caramelle per i bambini della festa; qualcosa per rinfrescare l'alito
patatine, popcorn, salatini, taralli, arachidi, chips di mais, snack al formaggio, olive, cracker, grissini, schiacciatine | qualcosa da stuzzicare con la birra; stuzzichini per gli ospiti; snack da mangiare guardando la partita; qualcosa di salato per la festa; patatine per la festa di compleanno
acqua minerale | acqua naturale da sei bottiglie; acqua per il bambino; una cassa di acqua; acqua frizzante in bottiglia di vetro; acqua che fa bene ai reni; bottigliette piccole d'acqua per la scuola; acqua gassata leggera
cola, aranciata, gassosa, chinotto, limonata, cedrata, te freddo, ginger ale | bibite per la festa dei bambini; una bibita fresca; bibite senza zucchero; qualcosa da bere per i ragazzi; bibita gassata; bibita senza caffeina
succo di frutta, nettare, spremuta, succo e polpa, succo di mela, estratto, succo bimbi, succo di melagrana, succo di mirtillo | succo di frutta per la merenda; succhi piccoli con la cannuccia; succo senza zuccheri aggiunti; succo per la colazione; bevanda alla frutta per bambini
vino rosso | un vino da bere con la carne; vino rosso da tutti i giorni; un rosso per la cena; vino per l'arrosto; bottiglia di rosso da regalare; vino per accompagnare i formaggi stagionati
vino bianco, prosecco | un vino da bere con il pesce; un bianco freddo per l'aperitivo; vino bianco per cucinare; vino per la cena di pesce
prosecco, spumante, moscato, brachetto | qualcosa per brindare; bottiglia per festeggiare la laurea; bollicine per capodanno; spumante per la torta di compleanno; vino con le bollicine
birra, radler | birra per la pizzata; una cassa di birre; birra senza alcol per chi guida; birra leggera; birra in bottiglia grande; birre per la partita
amaro, limoncello, grappa, mirto, sambuca, crema di liquore, brandy, rum, gin, vodka, tisana | un amaro per dopo cena; qualcosa di forte da offrire agli ospiti; liquore da mettere nel dolce; digestivo alle erbe; liquore fatto con i limoni
pizza surgelata, lasagne pronte, risotto pronto, pasta pronta, paella, gnocchi pronti, zuppa, pizzette, bastoncini, cotolette, arancini, minestrone, vellutata, pollo arrosto, nuggets | qualcosa di veloce per cena; qualcosa da mettere in forno e basta; cena pronta in dieci minuti; non ho tempo di cucinare; un piatto pronto da scaldare; cibo pronto per il lavoro; cosa mangio stasera di veloce
patatine surgelate | patatine da fare in forno per i bambini; patatine fritte surgelate; patatine per la friggitrice ad aria
gelato, sorbetto, coni gelato, stecchi gelato, ghiaccioli, biscotti gelato | un gelato per i bambini; gelato per il dopo cena; un dolce freddo per l'estate; gelato senza zucchero; gelato alla frutta senza latte; una vaschetta di gelato per gli ospiti
torta, crostata, ciambella, plumcake, strudel, sbrisolona, panettone, pandoro, tiramisu, panna cotta, profiteroles, budino | un dolce pronto per gli ospiti; una torta già fatta; dolce per la domenica; una torta di compleanno; qualcosa di dolce per fine pasto
detersivo lavatrice, capsule lavatrice, detersivo delicati | detersivo per lavare i panni; mi è finito il detersivo della lavatrice; detersivo per i capi colorati; sapone per la lavatrice; detersivo che non irriti la pelle; detersivo per capi neri; lavare i maglioni senza rovinarli
ammorbidente | per far venire morbida la biancheria; ammorbidente profumato; qualcosa per profumare il bucato
smacchiatore, additivo bucato | ho una macchia di unto sui jeans; per togliere il sugo dalla tovaglia; la camicia bianca è macchiata; come tolgo le macchie di vino; macchie che non vanno via; il colletto della camicia è sporco
candeggina, additivo bucato | per far tornare bianchi i panni; le magliette bianche sono diventate grigie; i panni bianchi sono ingialliti
detersivo piatti | detersivo per lavare i piatti a mano; per sgrassare le pentole; il sapone dei piatti; pentole unte
tabs lavastoviglie, detersivo lavastoviglie | le pastiglie per la lavastoviglie; detersivo della lavastoviglie; ho finito le tabs
brillantante, sale lavastoviglie, cura lavastoviglie, tabs lavastoviglie | i bicchieri escono opachi dalla lavastoviglie; la lavastoviglie lascia gli aloni; il sale della lavastoviglie; la lavastoviglie ha cattivo odore
sgrassatore, multiuso, crema detergente, igienizzante | qualcosa per pulire la cucina; per togliere il grasso dai fornelli; il piano cottura è incrostato; per pulire le piastrelle della cucina; la cappa è tutta unta; detersivo per pulire un po' tutto
anticalcare | la doccia è piena di calcare; per togliere il calcare dai rubinetti; il vetro della doccia è opaco; per pulire il bagno dal calcare; incrostazioni sul rubinetto
gel wc, tavolette wc, anticalcare, deodorante ambiente | per pulire il water; il bagno puzza di fogna; qualcosa da mettere nel water; profumo per il wc; il wc è incrostato
disgorgante | il lavandino si è intasato; l'acqua non va giù nella doccia; lo scarico è lento; qualcosa per liberare lo scarico; per sturare il lavandino della cucina
antimuffa | c'è la muffa in bagno; il muro ha la muffa; per togliere il nero dalle fughe della doccia; muffa sulle pareti
detergente vetri | i vetri sono sporchi; per pulire gli specchi del bagno; per pulire le finestre senza aloni; spray per vetri
detergente pavimenti, detergente parquet | per lavare i pavimenti; per lavare per terra; detersivo per pavimenti profumato; detersivo per il parquet; il pavimento di legno è opaco; sapone per i pavimenti
deodorante ambiente, diffusore, candela | per profumare il salotto; in casa c'è odore di chiuso; qualcosa contro i cattivi odori; il bagno puzza; c'è puzza di fumo in macchina; profumo per ambienti
insetticida, antizanzare | ci sono le formiche in cucina; ho la casa piena di zanzare; per uccidere gli scarafaggi; contro le mosche; qualcosa per non farsi pungere; spray contro gli insetti; ci sono le farfalline nella dispensa; le zanzare mi mangiano
carta igienica | è finita la carta in bagno; carta igienica morbida; carta igienica tanti rotoli; rotoli di carta per il bagno
carta cucina, bobina | carta per asciugare; rotolone per la cucina; la carta per assorbire il fritto; i rotoli di scottex
fazzoletti, veline | ho il naso che cola; fazzoletti per il raffreddore; un pacco di fazzoletti da tasca; per soffiarsi il naso
sacchi | i sacchi per la spazzatura; buste grandi per la pattumiera; sacchetti per la raccolta dell'umido; sacchi neri grandi; i sacchetti del bidone
pellicola, alluminio, vaschette, sacchetti gelo, sacchetti con cerniera, carta forno | qualcosa per coprire gli avanzi; per conservare il cibo in frigo; per congelare la carne; per foderare la teglia; per incartare i panini; contenitori di alluminio con coperchio; sacchettini per congelare
spugne, paglietta, panno, panni, guanti, scopa, mocio | per spazzare il terrazzo; qualcosa per togliere la polvere; i guanti per lavare i piatti; spugna che non graffia; per strofinare le pentole bruciate; uno straccio per pavimenti; il ricambio del mocio
pile | le batterie del telecomando sono scariche; pile per la radio; le pile per i giocattoli; pile piccole; batterie ricaricabili
lampadina | si è bruciata la lampadina; una lampadina a luce calda; lampadine che consumano poco
piatti monouso, bicchieri monouso, posate monouso, tovaglioli | piatti e bicchieri per la festa; bicchieri per il compleanno; posate per il picnic; cucchiai di plastica; piatti da buttare; bicchieri compostabili
dentifricio | dentifricio per le gengive; dentifricio che sbianca; qualcosa per i denti gialli; dentifricio per chi ha i denti sensibili; dentifricio per mio figlio
spazzolino, filo interdentale, scovolini, collutorio | uno spazzolino duro; spazzolino per viaggio; ho qualcosa tra i denti; per sciacquarsi la bocca; qualcosa per l'alito pesante
shampoo | shampoo per capelli che cadono; ho la forfora; shampoo per tutti i giorni; shampoo per capelli tinti; mi prude la testa; shampoo per tutta la famiglia
balsamo, maschera capelli, olio capelli, gel capelli, lacca | per districare i capelli; ho i capelli secchi e rovinati; per tenere in piega i capelli; per i capelli ricci; capelli lunghi pieni di nodi
tinta | per coprire i capelli bianchi; il colore per i capelli castano; tinta fai da te
bagnoschiuma, docciaschiuma, sapone mani, saponetta | sapone per fare la doccia; bagnoschiuma per pelle sensibile; sapone per lavarsi le mani; la saponetta profumata; qualcosa per il bagno nella vasca
deodorante | sudo tanto cosa uso; deodorante che non macchia; deodorante per uomo; contro la puzza di sudore
crema corpo, latte corpo, crema mani, olio corpo | ho le mani secche; ho la pelle secchissima; crema per il corpo dopo la doccia; crema per i talloni; la pelle mi tira dopo la doccia; mani rovinate dal freddo
crema solare | vado al mare cosa metto; crema per non bruciarsi al sole; protezione solare per bambini; crema protezione alta
crema viso, detergente viso, acqua micellare, salviette struccanti, maschera viso, dischetti | crema per il viso per pelle secca; qualcosa contro le rughe; per togliere il trucco dagli occhi; ho i brufoli; per lavare il viso la mattina; crema da notte; crema per pelli mature
rasoi, lame di ricambio, schiuma da barba, gel da barba, dopobarba | qualcosa per farsi la barba; i rasoi da uomo; ricambi per il rasoio; mi irrito quando mi rado; schiuma per la barba
assorbenti, proteggi slip, assorbenti interni | mi è venuto il ciclo; assorbenti per la notte; assorbenti per flusso abbondante; assorbenti piccoli per tutti i giorni; assorbenti interni
detergente intimo | sapone per le parti intime; detergente per l'igiene intima delicato
cerotti, disinfettante, garza, acqua ossigenata, cotone idrofilo | mi sono tagliata con il coltello; mio figlio si è sbucciato il ginocchio; per disinfettare un taglio; qualcosa per le vesciche ai piedi; per medicare una ferita; cerotti impermeabili
integratore | mi sento stanca e senza energie; vitamine per l'inverno; qualcosa per i crampi; integratore per i capelli; sali per quando si suda
pannolini, mutandine | pannolini per un bambino di un anno; pannolini per la notte; i pannolini più grandi; mio figlio pesa 9 kg che pannolini servono; pannolini per neonato di 3 kg
salviette, pasta protettiva | salviettine per cambiare il bambino; il bambino ha il culetto arrossato; per pulire il sederino; crema per gli arrossamenti del neonato
omogeneizzato, crema di cereali, semolino, pastina, biscotti bimbi, merenda bimbi | la pappa per un bimbo di 6 mesi; inizio lo svezzamento cosa mi serve; frutta per neonati in vasetto; merenda per un bimbo di 10 mesi; pastina per lo svezzamento; cosa do da mangiare a un neonato di sette mesi; biscotti per un bambino senza denti
latte in polvere, latte di crescita, latte di proseguimento | latte per un neonato; latte in polvere per bambini; il latte per un bambino di 8 mesi; latte per quando smette il seno; non ho latte mio
biberon, tettarelle, succhietto, bavaglini | il ciuccio per il neonato; qualcosa per dare il latte al bambino; bavaglino usa e getta; tettarella per il biberon
crocchette cane, umido cane, snack cane | cibo per il mio cane; da mangiare al cane; crocchette per un cane anziano; cibo per cuccioli di cane; il cane è allergico al pollo; scatolette di carne per cani; ho preso un cucciolo
snack cane, sacchetti igienici, tappetini, shampoo cani | qualcosa da far masticare al cane; sacchetti per quando porto fuori il cane; il cane fa la pipì in casa; per lavare il cane; premi per addestrare il cane; biscottini per il cane
crocchette gatto, umido gatto, snack gatto | cibo per il mio gatto; da mangiare al gattino; bustine di umido per il gatto; crocchette per gatto che non esce; il gatto è sterilizzato cosa mangia; qualcosa di buono per il gatto; pappa per gatti
lettiera | sabbia per la cassetta del gatto; la cassettina del gatto puzza; lettiera che non fa odore
mangime, fieno | da mangiare per i pesci dell'acquario; cibo per il canarino; mangime per il criceto; cosa mangia il coniglio nano; semi per i pappagallini
`;

/** Each way with the kinds that answer it. */
export const askedByShelf: readonly (readonly [query: string, kinds: string])[] = waysByShelf
  .split('\n')
  .filter((line) => line.includes('|'))
  .flatMap((line) => {
    const [kinds = '', ways = ''] = line.split('|');
    return ways.split(';').map((way) => [way.trim(), kinds.trim()] as const);
  });
