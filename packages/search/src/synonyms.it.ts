import { byShelf, dishes } from './synonyms.shelves.it.ts';
import { spoken } from './synonyms.spoken.it.ts';
import type { SynonymRow, SynonymTable } from './types.ts';

/** Phrases of the same meaning, one row a line, `=` between them. */
const equal = `
anguria = cocomero
mandarini = clementine = mandaranci
mele verdi = mele granny smith = granny smith
melone = popone
prezzemolo = erborina
peperoncino = diavolillo
rucola = rughetta = ruchetta
fagiolini = cornetti verdi = tegoline
taccole = piattoni
zucchine = zucchette
pomodorini = pomodoro ciliegino = ciliegini = pomodori ciliegia
pomodori datterini = datterini
bietole = coste = erbette = biete
catalogna = cicoria catalogna
cavolfiore = cavolo fiore
cavolo cappuccio = cappuccio bianco
verza = cavolo verza
cime di rapa = friarielli = broccoletti
topinambur = carciofo di gerusalemme
lattuga = lattughino
songino = valeriana = soncino
radicchio = trevigiana
champignon = funghi prataioli = funghi coltivati
porcini = funghi porcini
patate dolci = batata = patata americana
ribes = uva spina
lamponi = frutti di bosco lamponi
cachi = kaki
nespole = nespole giapponesi
albicocche = meliache
pesche noci = nettarine = pesca nettarina
arachidi = noccioline americane = spagnolette = bagigi
anacardi = noci di acagiu
prugne secche = prugne denocciolate
uvetta = uva passa = uva sultanina = sultanina
pinoli = pignoli
insalata in busta = insalata lavata = insalata pronta = lavato pronto insalata
minestrone = misto per minestrone
soffritto = misto per soffritto
formaggio grattugiato = grattugiato
parmigiano = parmigiano reggiano
grana = grana padano
pecorino = cacio = pecorino romano
stracchino = crescenza
caciotta = casciotta
ricotta = ricottina
burrata = burratina
mozzarella di bufala = bufala campana
mozzarelline = bocconcini mozzarella = ciliegine mozzarella
sottilette = fette formaggio = formaggio fuso fette = formaggio a fette
formaggio spalmabile = formaggio cremoso = formaggio fresco spalmabile
panna montata = panna spray
panna da montare = panna fresca
yogurt = yoghurt = yogourt = iogurt
yogurt da bere = drink yogurt
kefir = kefyr
latte parzialmente scremato = latte ps
parzialmente scremato = ps
latte a lunga conservazione = latte uht
lunga conservazione = uht
latte delattosato = latte senza lattosio = latte alta digeribilita
delattosato = senza lattosio = alta digeribilita
latte di soia = bevanda di soia = drink soia
latte di mandorla = bevanda di mandorla = drink mandorla
latte di avena = bevanda di avena = drink avena
latte di riso = bevanda di riso = drink riso
latte di cocco = bevanda di cocco
latte vegetale = bevanda vegetale
margarina = margarina vegetale
strutto = sugna
pancetta a cubetti = cubetti pancetta = dadini pancetta
affettati = salumi affettati
prosciutto crudo = crudo
prosciutto di parma = crudo di parma = prosciutto crudo di parma
prosciutto cotto = cotto
capocollo = capicollo = coppa
wurstel = wurstell = frankfurter = salsicce viennesi
salsiccia = salamella = luganega
macinato = carne trita = carne macinata = trita = tritata
hamburger = svizzere = medaglioni
petto di pollo = fettine di pollo
cosce di pollo = sovracosce di pollo
fettine = bistecche = fettine di carne
costine = puntine = spuntature
manzo = bovino adulto
maiale = suino
agnello = abbacchio
scaloppine = fettine vitello
gamberi = gamberetti = gamberoni = code di gambero
cozze = mitili
polpo = polipo = piovra
acciughe = alici
baccala = merluzzo salato = stoccafisso
branzino = spigola
pesce persico = persico
bastoncini di pesce = bastoncini merluzzo
tonno in scatola = tonno olio di oliva = tonno sott'olio
olio evo = olio extravergine = olio extra vergine di oliva
evo = extravergine = extra vergine
extravergine di oliva = extra vergine oliva
olio di semi = olio di girasole = olio semi di girasole
olio per friggere = olio frittura
passata = passata di pomodoro = salsa di pomodoro
pelati = pomodori pelati
polpa di pomodoro = pomodori a pezzi
concentrato di pomodoro = doppio concentrato = triplo concentrato
sugo pronto = sugo = salsa pronta
ragu = ragu alla bolognese = sugo di carne
dado = brodo granulare = preparato per brodo
aceto balsamico = balsamico
maionese = majonese
ketchup = catsup
gnocchi = gnocchi di patate
tagliatelle = fettuccine
pasta ripiena = tortellini ravioli
cous cous = couscous = cuscus
farina 00 = farina bianca = farina doppio zero
farina manitoba = manitoba
semola = semola rimacinata
fecola = fecola di patate
maizena = amido di mais
lievito di birra = lievito fresco
lievito in polvere = lievito per dolci = lievito vanigliato
pangrattato = pan grattato = pane grattugiato
pancarre = pan carre = pane in cassetta = pane a fette = pane per toast = pan bauletto
panini per hamburger = pane hamburger = burger buns
fette biscottate = fette tostate
grissini = stirati
gallette = gallette di riso
piadina = piada
cornetti = croissant = brioche
merendine = snack dolce
fiocchi d'avena = avena fiocchi
cereali = corn flakes = cereali colazione
muesli = musli = granola
marmellata = confettura = composta
crema di nocciole = crema cacao nocciole
cioccolatini = praline
cioccolato = chocolate = choco
caramelle gommose = gommose
gomme da masticare = chewing gum = cicche = gomme
dolcificante = edulcorante
zucchero a velo = velo zucchero
zucchero di canna = zucchero bruno = zucchero grezzo
caffe macinato = caffe moka
caffe solubile = caffe istantaneo
caffe decaffeinato = decaffeinato = deca
cialde caffe = capsule caffe
te = the = tea
te freddo = the freddo = ice tea
tisana = infuso
orzo solubile = caffe d'orzo = orzo
acqua minerale = acqua
acqua frizzante = acqua gassata = acqua con gas = acqua effervescente naturale
frizzante = gassata = effervescente
acqua naturale = acqua liscia = acqua senza gas = acqua non gassata
aranciata = bibita arancia
gassosa = gazzosa
bibite = bevande gassate
cola = coca = coca cola = cocacola
zero = senza zuccheri
birra analcolica = birra zero
succo di frutta = nettare = succo
spremuta = succo 100
spumante = bollicine
prosecco = prosecco doc
birra analcolica = birra zero alcol
analcolico = senza alcol
patatine = patate fritte = chips = patatine fritte
nachos = chips di mais = tortilla chips
pasta per pizza = impasto per pizza = base per pizza
fiocchi di mais = corn flakes
popcorn = pop corn = mais da scoppiare
tarallini = taralli
salatini = snack salati
olive verdi = olive bianche
sottaceti = giardiniera
surgelato = congelato
gelato in vaschetta = vaschetta gelato
pizza surgelata = pizza margherita surgelata
ghiaccio = cubetti ghiaccio
bio = biologico
vegetariano = veg
senza glutine = gluten free = per celiaci
senza zuccheri = sugar free
senza zuccheri aggiunti = senza zucchero
proteico = high protein = protein
carta igienica = rotoli igienici
carta da cucina = rotoloni = asciugatutto = carta casa = carta assorbente
carta alluminio = alluminio = stagnola = carta stagnola = foglio alluminio = carta argentata
pellicola = pellicola trasparente
fazzoletti = fazzolettini
tovaglioli = salviette carta
sacchi immondizia = sacchi spazzatura = sacchetti spazzatura = sacchi nettezza = sacchetti immondizia = sacchi rifiuti
sacchetti gelo = sacchetti freezer = sacchetti surgelare = sacchi gelo
detersivo lavatrice = detersivo bucato = detersivo panni
detersivo piatti = sapone piatti = detergente piatti
detersivo lavastoviglie = pastiglie lavastoviglie = tabs lavastoviglie
candeggina = varechina = varichina = ipoclorito
sgrassatore = sgrassante
detersivo pavimenti = detergente pavimenti = lavapavimenti
anticalcare = disincrostante
spugne = spugnette
stracci = panni = strofinacci
mocio = mop
scopa = ramazza
deodorante ambiente = profumatore = profuma ambiente = diffusore
insetticida = zanzare = antizanzare
shampoo = sciampo = champo = shampo
balsamo = balsamo capelli
bagnoschiuma = docciaschiuma = doccia schiuma = bagno schiuma = gel doccia
sapone = saponetta
sapone mani = sapone liquido
dentifricio = pasta denti
spazzolino = spazzolini denti
colluttorio = collutorio
rasoi = lamette
schiuma da barba = gel da barba
assorbenti = pannolini donna
cotton fioc = bastoncini cotonati = bastoncini orecchie
dischetti struccanti = dischetti levatrucco = dischi cotone
struccante = latte detergente
pannolini = pannoloni bimbo = pannolini bambino
salviettine = salviette umidificate = salviettine umidificate = salviette bimbo
omogeneizzato = omo
latte in polvere = latte per bambini = latte formula = latte infanzia
cibo per gatti = alimento gatti = mangime gatti = pappa gatto
cibo per cani = alimento cani = mangime cani = pappa cane
gatto = felini
crocchette = croccantini
lettiera = sabbia gatti = lettiera gatti
pile = batterie
fior di latte = fiordilatte
vino rosato = vino rose
rosato = rosatello
anticalcare bagno = detergente bagno = pulizia bagno = detersivo bagno
pulitore forno = detergente forno = detersivo forno = spray forno
detergente vetri = detersivo vetri = spray vetri = pulizia vetri = pulire vetri = vetri = lavavetri
carta da cucina = rotolone
taglia = tg
bambini = infanzia = neonato = bimbi
succo di arancia = spremuta di arance
orzata = sciroppo di orzata
stuzzicadenti = stecchini
`;

/** Kinds of a thing: who asks for the left side is content with the right side too, not the other way round. */
const narrower = `
pasta > spaghetti, penne, rigatoni, fusilli, farfalle, linguine, maccheroni, bucatini, orecchiette, mezze maniche, conchiglie
pasta corta > penne, rigatoni, fusilli, farfalle, maccheroni, mezze maniche, sedani
pasta lunga > spaghetti, linguine, bucatini, vermicelli, capellini
pasta ripiena > tortellini, ravioli, agnolotti, cappelletti, tortelloni
formaggio > parmigiano, pecorino, asiago, fontina, provolone, gorgonzola, emmental, scamorza, stracchino, taleggio, caciotta
formaggio grattugiato > parmigiano grattugiato, grana grattugiato
salumi > prosciutto, salame, mortadella, bresaola, speck, pancetta, coppa
affettati > prosciutto, salame, mortadella, bresaola, speck, tacchino affettato
insalata > lattuga, rucola, songino, iceberg, radicchio, valeriana
agrumi > arance, limoni, mandarini, pompelmo, clementine
frutti di bosco > mirtilli, lamponi, more, fragoline
frutta secca > noci, mandorle, nocciole, pistacchi, anacardi, arachidi
legumi > ceci, fagioli, lenticchie, piselli, fave
carne > manzo, vitello, maiale, pollo, tacchino, hamburger
pesce > salmone, merluzzo, orata, branzino, tonno, platessa, nasello
molluschi > cozze, vongole, calamari, seppie, polpo
crostacei > gamberi, scampi, mazzancolle
bibite > aranciata, cola, chinotto, gassosa, limonata
bibita > aranciata, cola, chinotto, gassosa, limonata
vino > prosecco, chianti, barbera, lambrusco, primitivo, pinot
vino rosso > chianti, barbera, lambrusco, primitivo, montepulciano, nero d'avola
vino bianco > pinot grigio, vermentino, chardonnay, pinot bianco, trebbiano
spumante > prosecco, franciacorta
superalcolici > vodka, gin, rum, whisky, grappa
biscotti > frollini, savoiardi, novellini, wafer
dolce > torta, biscotti, crostata, plumcake
dolci > torte, biscotti, crostate, plumcake
snack > barretta, patatine, cracker, taralli
spezie > pepe, cannella, curry, paprika, origano, noce moscata
erbe aromatiche > basilico, prezzemolo, rosmarino, salvia, timo
pane > panini, ciabatta, baguette, pagnotta, rosette, filone
detersivo > detersivo lavatrice, detersivo piatti, lavapavimenti, sgrassatore
burger vegetale > burger soia, burger vegetali
parmigiano > grana padano
grana > parmigiano
vegano > vegetale
olio d'oliva > olio extravergine
calamari > totani
assorbenti > salvaslip
liquore > amaro, limoncello, sambuca
cornetti > croissant, brioche
vegetariano > vegano, vegetale
alcolici > vino, birra, grappa, vodka, gin, rum, amaro, limoncello, spumante
bevande > aranciata, cola, succo, acqua, te freddo
moka > caffe macinato
cibo per gatti > umido gatto, crocchette gatto, croccantini gatto
cibo per cani > umido cane, crocchette cane, croccantini cane
minerale > acqua minerale, acqua naturale, acqua frizzante
insaccati > salame, mortadella, salsiccia, wurstel
dolci natale > panettone, pandoro, torrone
pappa > omogeneizzato, crema di riso
`;

/** Names of one product or of one kind, with what is sold in their place where a shop does not have them. */
const productNames = `
nutella > crema alle nocciole, crema nocciola, crema gianduia
nut > crema alle nocciole, crema nocciola, crema gianduia, noci
philadelphia > formaggio spalmabile
certosa > stracchino
fanta > aranciata
sprite > gassosa, limonata
pepsi > cola
estathe > te freddo, te limone, te pesca
oreo > biscotti farciti
ringo > biscotti farciti
oro saiwa > biscotti secchi
pringles > patatine
kinder > barretta cioccolato, cioccolatini
activia > probiotico
actimel > probiotico
crodino > aperitivo analcolico
aperol > aperitivo
campari > aperitivo
nescafe > caffe solubile
gatorade > bevanda isotonica, sali minerali
red bull > energy drink
svelto > detersivo piatti
kleenex > fazzoletti
coccolino > ammorbidente
dash > detersivo lavatrice
dixan > detersivo lavatrice
lenor > ammorbidente
cif > crema abrasiva, sgrassatore
viakal > anticalcare
swiffer > panni
pampers > pannolini
tampax > assorbenti
lines > assorbenti
gillette > rasoi
ferrero > crema alle nocciole, cioccolatini
amuchina > disinfettante, gel mani, igienizzante
napisan > igienizzante, additivo bucato
vanish > smacchiatore, additivo bucato
omino bianco > additivo bucato, detersivo lavatrice
ace candeggina > candeggina
mastro lindo > detergente pavimenti, multiuso
lysoform > igienizzante, detergente pavimenti
chanteclair > sgrassatore
finish > tabs lavastoviglie, detersivo lavastoviglie, brillantante
fairy > detersivo piatti, tabs lavastoviglie
nelsen > detersivo piatti
perlana > detersivo delicati
wc net > gel wc, disgorgante
glassex > detergente vetri
vape > antizanzare, insetticida
autan > antizanzare
tempo > fazzoletti
huggies > pannolini
cuki > alluminio, pellicola, sacchetti gelo
vileda > spugne, panno, mocio
scotch brite > spugne
duracell > pile
baygon > insetticida
monster > energy drink
schweppes > acqua tonica
powerade > bevanda isotonica, bevanda sportiva
loacker > wafer
pan di stelle > biscotti, frollini
gocciole > frollini
plasmon > omogeneizzato, biscotti bimbi
mellin > omogeneizzato, latte in polvere
baci > cioccolatini
tic tac > caramelle
vivin c > integratore
nivea > crema corpo, crema viso
borotalco > deodorante
felce azzurra > bagnoschiuma
friskies > crocchette gatto, crocchette cane
whiskas > umido gatto, crocchette gatto
gourmet gatto > umido gatto
`;

/** Makers everybody knows, with what most look for from them: behind their name comes what the thing is. */
const makers = `
mulino bianco > biscotti, merendine
simmenthal > carne in gelatina
knorr > dado
star > dado
scottex > carta cucina, asciugatutto, rotoloni
domopak > pellicola
findus > surgelati
levissima > acqua naturale
san pellegrino > acqua frizzante
rio mare > tonno
barilla > spaghetti, penne, rigatoni, fusilli, farfalle, linguine
de cecco > spaghetti, penne, rigatoni, fusilli, farfalle, linguine
garofalo > spaghetti, penne, rigatoni, fusilli, farfalle, linguine
voiello > spaghetti, penne, rigatoni, fusilli, farfalle, linguine
mutti > passata, polpa di pomodoro, pelati
cirio > passata, polpa di pomodoro, pelati
lavazza > caffe macinato, caffe in grani, capsule espresso
heineken > birra
peroni > birra
moretti > birra
nastro azzurro > birra
ichnusa > birra
menabrea > birra
beck's > birra
corona > birra
poretti > birra
tennent's > birra
tuborg > birra
colgate > dentifricio, spazzolino
mentadent > dentifricio, spazzolino
aquafresh > dentifricio
sensodyne > dentifricio
oral b > spazzolino, filo interdentale, dentifricio
listerine > collutorio
pantene > shampoo, balsamo
garnier > shampoo, balsamo, crema viso
l'oreal > shampoo, tinta, crema viso
elvive > shampoo, balsamo
head shoulders > shampoo
dove > bagnoschiuma, deodorante, saponetta
neutro roberts > bagnoschiuma, deodorante, sapone liquido
palmolive > bagnoschiuma, sapone liquido
vidal > bagnoschiuma
badedas > bagnoschiuma
infasil > detergente intimo, deodorante
chilly > detergente intimo
saugella > detergente intimo
always > assorbenti
carefree > proteggi slip
granarolo > latte, yogurt, mozzarella
parmalat > latte, panna, yogurt
zymil > latte senza lattosio
accadi > latte senza lattosio
galbani > mozzarella, ricotta, mascarpone
santa lucia > mozzarella, ricotta, mascarpone
vallelata > mozzarella, ricotta
nonno nanni > stracchino
muller > yogurt
danone > yogurt
yomo > yogurt
fage > yogurt greco
valsoia > bevanda soia, yogurt soia, bevanda vegetale
alpro > bevanda soia, bevanda avena, yogurt soia
rovagnati > prosciutto cotto, salame
beretta > salame, prosciutto cotto, wurstel
citterio > salame, prosciutto cotto, bresaola
negroni > salame, prosciutto crudo
wuber > wurstel
aia > wurstel, petto pollo
amadori > petto pollo, cotolette
giovanni rana > tortellini, ravioli, gnocchi
rana > tortellini, ravioli, gnocchi
buitoni > pasta sfoglia, pizza
la molisana > spaghetti, penne, rigatoni, fusilli
rummo > spaghetti, penne, rigatoni, fusilli
scotti > riso, gallette
gallo > riso
flora > riso
curtiriso > riso
kellogg's > cereali, corn flakes
nestle > cereali, cioccolato
lindt > cioccolato, cioccolatini
novi > cioccolato
perugina > cioccolato, cioccolatini
milka > cioccolato
ritter sport > cioccolato
haribo > caramelle
vigorsol > gomme
vivident > gomme
bauli > pandoro, panettone, cornetti
motta > panettone, merendine
balocco > frollini, panettone
misura > biscotti, fette biscottate, cracker
gran cereale > biscotti
gentilini > biscotti
pavesi > cracker, biscotti
ritz > cracker
tuc > cracker
san carlo > patatine
amica chips > patatine
lay's > patatine
illy > caffe macinato, caffe in grani, capsule caffe
kimbo > caffe macinato, capsule caffe
segafredo > caffe macinato
borbone > capsule caffe, cialde caffe, caffe macinato
vergnano > caffe macinato, capsule caffe
nespresso > capsule caffe
dolce gusto > capsule caffe
twinings > te, tisana
bonomelli > camomilla, tisana
rigoni > confettura, crema nocciole
zuegg > confettura, succo frutta
santal > succo frutta, nettare
yoga > succo frutta, nettare
valfrutta > succo frutta, ceci, fagioli
bonduelle > mais, piselli, insalata
de rica > passata, polpa pomodoro
sacla > olive, pesto, sottaceti
ponti > aceto, aceto balsamico, sottaceti
calve > maionese, ketchup, senape
heinz > ketchup, maionese
hellmann's > maionese
monini > olio extravergine
bertolli > olio extravergine
carapelli > olio extravergine
dante > olio extravergine
nostromo > tonno
as do mar > tonno, sgombro
asdomar > tonno, sgombro
consorcio > tonno
sant'anna > acqua naturale
ferrarelle > acqua frizzante, acqua effervescente
uliveto > acqua frizzante, acqua naturale
rocchetta > acqua naturale
lete > acqua frizzante
sammontana > coni gelato, gelato
algida > coni gelato, gelato, stecchi gelato
orogel > minestrone, spinaci, piselli
cameo > lievito dolci, pizza, budino, preparato
paneangeli > lievito dolci, zucchero velo, fecola
spuma sciampagna > detersivo lavatrice, sapone marsiglia
chante clair > sgrassatore
regina > carta igienica, carta cucina
tenderly > carta igienica, fazzoletti
foxy > carta igienica, carta cucina
purina > crocchette cane, crocchette gatto
royal canin > crocchette gatto, crocchette cane
monge > crocchette cane, umido cane
felix > umido gatto
sheba > umido gatto
pedigree > crocchette cane, umido cane
cesar > umido cane
`;

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const list = (text: string, separator: string) => text.split(separator).map((phrase) => phrase.trim());

/** The Italian table a shop starts with; the back office edits a copy of it. */
export const italianSynonyms: SynonymTable = [
  ...lines(equal).map((line): SynonymRow => ({ kind: 'equal', phrases: list(line, '=') })),
  ...lines(`${narrower}${productNames}${makers}${byShelf}${dishes}${spoken}`).map((line): SynonymRow => {
    const [from = '', to = ''] = list(line, '>');
    return { kind: 'one-way', from, to: list(to, ',') };
  }),
];

/** Makers everybody knows: where a catalogue has no brand column, names that begin or end with one have it. */
export const knownMakers: readonly string[] = lines(makers).map((line) => list(line, '>')[0] ?? '');
