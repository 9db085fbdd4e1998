/**
 * What people say instead of the name of a thing, shelf by shelf through the departments: what it is used for or against, other names
 * of regions and of other languages, products everybody knows. One-way, one a line: who asks for the left side is content with each of
 * the right, with the first most of all.
 */
export const byShelf = `
depilare > strisce depilatorie, rasoio donna, rasoi
imburrare > burro, margarina
mantecare > burro, parmigiano, grana padano
chiquita > banane
ciquita > banane
cicita > banane
buon rosso > vino rosso
rosso giorni > vino rosso
carne tenera anziani > fettine vitello, petto pollo, fettine
insalata cespo > lattuga, radicchio, indivia
peperoni ripieni > peperoni rossi, peperoni gialli
ingredienti guacamole > avocado, lime, cipolle
merenda cioccolato > latte cacao, merendine, snack cioccolato
french fries > patatine fritte, patate fritte
salsine > ketchup, maionese, senape, salsa barbecue
sorrentina > gnocchi, mozzarella
ciambellone > ciambella, torta
rio > detergente pavimenti
puzzare > deodorante
puzza ascelle > deodorante roll on, deodorante
ascelle > deodorante roll on, deodorante
gabinetto > gel wc, tavolette wc
frutta spremuta > arance, limoni, pompelmi
verde panino > lattuga, insalata, rucola
verdura contorno > insalata, zucchine, spinaci, fagiolini
verdura zuppa > carote, sedano, patate, zucchine
verdura forno > zucchine, patate, melanzane, peperoni, zucca
verdura > zucchine, melanzane, peperoni, broccoli, spinaci, carote
sacco patate > patate
allergica latte > bevanda avena, bevanda soia, bevanda riso, bevanda mandorla
allergico latte > bevanda avena, bevanda soia, bevanda riso, bevanda mandorla
proteine latte > bevanda avena, bevanda soia, bevanda riso, bevanda mandorla
pollo cotolette > petto pollo fette, petto pollo
carne arrosto domenica > arrosto bovino, arista, lonza, arrosto tacchino
carne arrosto > arrosto bovino, arista, lonza, arrosto tacchino
frutti mare spaghetti > vongole, cozze, misto mare
pesce paella > misto mare, gamberi, cozze
spaghetti scoglio > misto mare, vongole, cozze, spaghetti
antipasto pesce > salmone affumicato, alici marinate, insalata mare
riso risotto milanese > riso carnaroli, riso arborio
riso risotto > riso carnaroli, riso arborio
primo fresco > ravioli, tortellini, gnocchi, tagliatelle fresche
condimento spaghetti > sugo pomodoro, sugo basilico, ragu, pesto
salsa ragu > passata, polpa pomodoro
salsa pasta > sugo pomodoro, sugo basilico, ragu, pesto
dolce tisana > miele, zucchero
tavoletta nocciole > cioccolato nocciole
stuzzicare > patatine, arachidi, salatini, taralli
stuzzicare birra > patatine, arachidi, salatini, taralli
bere ragazzi > cola, aranciata, te freddo
rosso regalare > vino rosso
bianco aperitivo > vino bianco, prosecco
bianco freddo > vino bianco
bianco freddo aperitivo > vino bianco, prosecco
biancheria morbida > ammorbidente
morbida biancheria > ammorbidente
sgrassare pentole > detersivo piatti
lavastoviglie odore > cura lavastoviglie
lavastoviglie cattivo odore > cura lavastoviglie
cappa > sgrassatore
cappa unta > sgrassatore
pulire tutto > multiuso, sgrassatore
detersivo tutto > multiuso, sgrassatore
vetro doccia > anticalcare bagno, anticalcare
profumo wc > tavolette wc
puzza wc > tavolette wc, gel wc
fughe > antimuffa, candeggina
nero fughe > antimuffa
sapone pavimenti > detergente pavimenti, lavapavimenti
profumare > deodorante ambiente, diffusore
salotto > deodorante ambiente, diffusore
pungere > antizanzare
farfalline > insetticida
farfalline dispensa > insetticida
bidone > sacchi spazzatura, sacchi nettezza
sacchetti bidone > sacchi spazzatura, sacchi nettezza
conservare > pellicola, alluminio, vaschette alluminio, sacchetti gelo
conservare cibo > pellicola, vaschette alluminio, sacchetti gelo
coprire > pellicola, alluminio
foderare > carta forno, alluminio
denti > dentifricio, spazzolino, filo interdentale
sciacquare > collutorio
prude testa > shampoo antiforfora, shampoo
prurito testa > shampoo antiforfora, shampoo
nodi > balsamo
bagno vasca > bagnoschiuma
puzza sudore > deodorante roll on, deodorante
odore sudore > deodorante roll on, deodorante
lavare viso > detergente viso
pelli mature > crema viso
crema pelli mature > crema viso
sali suda > integratore, bevanda isotonica
latte seno > latte polvere, latte lattanti
semi pappagallini > mangime canarini, mangime
dessert freddo > gelato, sorbetto, tiramisu, profiteroles
dessert pronto > tiramisu, panna cotta, torta, crostata
dessert > tiramisu, panna cotta, budino, torta, crostata, mousse
sardoni > alici, sardine
fesa maiale > lonza, arista
spuma > gassosa, chinotto
tartaro > dentifricio, collutorio, scovolini
piatto doccia > anticalcare bagno, anticalcare
pulire piatto doccia > anticalcare bagno, anticalcare
vasca bagno > anticalcare bagno, crema detergente
lavabo > crema detergente, anticalcare
piatti unti > detersivo piatti
piatti puliti > detersivo piatti, tabs lavastoviglie
padella bruciata > paglietta, spugne, sgrassatore
padella bruciare > paglietta, spugne, sgrassatore
pentola attaccata > paglietta, spugne
asciugare bicchieri > panno microfibra, carta cucina
asciugare stoviglie > panno microfibra, carta cucina
tenere fresche bibite > borsa termica, ghiaccio
tenere fresco > borsa termica, ghiaccio
tenere freddo > borsa termica, ghiaccio
capelli elettrici > balsamo, maschera ristrutturante
capelli spenti > maschera ristrutturante, balsamo
capelli sottili > shampoo volume, shampoo
capelli mossi > balsamo, gel capelli
ingredienti pasta casa > semola, farina, uova
ingredienti pane casa > farina, lievito birra
carboidrati > proteico, proteica
pane carboidrati > pane proteico
pane basso contenuto carboidrati > pane proteico
yogurt proteine > skyr, yogurt greco
yogurt palestra > skyr, yogurt greco
latte proteico > bevanda proteica
chicken thighs > cosce pollo, sovracosce pollo
chicken legs > cosce pollo, fusi pollo
softener > ammorbidente
laundry softener > ammorbidente
laundry > detersivo lavatrice
bollitore > anticalcare
pulire bollitore > anticalcare
macchina caffe calcare > anticalcare
tapparelle > multiuso, sgrassatore
persiane > multiuso, sgrassatore
materasso > igienizzante, smacchiatore
ragnatele > scopa
briciole > scopa, panni cattura polvere
peli divano > panni cattura polvere
specchio appannato > detergente vetri
specchio > detergente vetri
specchi > detergente vetri
tende ingiallite > candeggina, additivo bucato
tende > detersivo delicati, detersivo lavatrice
maglione infeltrito > detersivo lana, detersivo delicati
infeltrire > detersivo lana, detersivo delicati
panni duri > ammorbidente
asciugamani ruvidi > ammorbidente
asciugamani duri > ammorbidente
calzini grigi > candeggina, additivo bucato
camicie pieghe > appretto
camicie stropicciate > appretto
stropicciate > appretto
scarpe puzzano > deodorante
puzza piedi > deodorante
puzza scarpe > deodorante
odore armadio > profuma biancheria
pesciolini argento > insetticida
pulci > shampoo cani, insetticida
alito cane > bastoncini dentali, snack cane
palle pelo > crocchette gatto pelo, crocchette gatto
pelo gatto > crocchette gatto pelo, crocchette gatto
gatto schizzinoso > umido gatto
gatto vecchio > crocchette gatto, umido gatto
gatto grasso > crocchette gatto sterilizzati, crocchette gatto
gelo > sacchetti gelo
lunch box > sacchetti cerniera, vaschette alluminio
schiscetta > vaschette alluminio, insalata, riso
rigurgito > bavaglini, salviette
coliche > tisana finocchio
crosta lattea > shampoo delicato bimbi
nanna > camomilla, tisana
naso chiuso > fazzoletti, caramelle balsamiche
naso tappato > fazzoletti, caramelle balsamiche
starnuti > fazzoletti
allergia pollini > fazzoletti
cellulite > crema corpo, tisana
ritenzione > tisana
gambe gonfie > crema corpo, tisana
gonfiore > tisana finocchio, tisana
pancia gonfia > tisana finocchio
acidita > tisana finocchio, camomilla
reflusso > tisana finocchio, camomilla
geloni > crema mani
mani ruvide > crema mani
mani screpolate > crema mani
gomiti > crema corpo
occhi gonfi > crema viso
borse occhi > crema viso
macchie pelle > crema viso
macchie viso > crema viso
pori > detergente viso, maschera viso
eritema > doposole, crema corpo
unghie > crema mani, integratore
unghie spezzano > crema mani, integratore
stress > camomilla, tisana
insonnia > camomilla, tisana
sonno > camomilla, tisana
energia > barrette, energy drink, integratore
studiare > caffe, energy drink, barrette
esame > caffe, energy drink, cioccolato
fame > cracker, barrette, taralli
voglia dolce > cioccolato, biscotti, gelato
voglia salato > patatine, cracker, taralli
voglia gelato > gelato
voglia pizza > pizza surgelata, pizza
finger food > pizzette, olive ascolane, arancini
dieta proteica > petto pollo, albume, skyr
dieta chetogenica > uova, salmone, avocado
chetogenica > uova, salmone, avocado
keto > uova, salmone, avocado
ipocalorico > yogurt magro, gallette
rinfrescarsi > te freddo, acqua, ghiaccioli
scaldarsi > tisana, cioccolata calda, te
neve > cioccolata calda, te
battesimo > spumante, prosecco
laurea > spumante, prosecco
matrimonio > spumante, prosecco
anniversario > spumante, prosecco, cioccolatini
festa mamma > cioccolatini, praline
maestra > cioccolatini, praline
nonna > cioccolatini, biscotti
cesto natale > panettone, spumante, torrone
regalo natale > panettone, cioccolatini, spumante
colazione veloce > merendine, barrette, yogurt
colazione salata > uova, prosciutto cotto, pane toast
frutta semi > uva, clementine
uva semi > uva
olive nocciolo > olive denocciolate
pollo pelle > petto pollo
pollo ossa > petto pollo, bocconcini pollo
pomodori buccia > pelati, polpa pomodoro
pesce testa > filetti
tonno vetro > tonno vetro, tonno
carta veli > carta igienica
bagno puzza > deodorante ambiente, diffusore, gel wc
casa puzza > deodorante ambiente, diffusore
auto > deodorante ambiente, panni
macchina puzza > deodorante ambiente
tappi orecchie > cotton fioc
denti neonato > biscotti bimbi, succhietto
sete > acqua minerale, te freddo
bambini sete > succo frutta, acqua minerale
monodose > capsule caffe, cialde caffe, zucchero bustine
caffe monodose > capsule caffe, cialde caffe, caffe solubile
crema massaggi > olio corpo, crema corpo
massaggi > olio corpo, crema corpo
verdura cous cous > zucchine, carote, melanzane, peperoni
ingredienti cous cous > couscous, zucchine, carote, ceci
acqua te > acqua minerale
snack sano > gallette, barrette, frutta secca, yogurt
snack salutare > gallette, barrette, frutta secca, yogurt
snack leggero > gallette, yogurt, cracker
bevande festa > aranciata, cola, limonata, succo frutta
bevanda festa > aranciata, cola, limonata, succo frutta
caldo > tisana, cioccolata calda, camomilla, te, zuppa
caldo inverno > tisana, cioccolata calda, camomilla, te, zuppa
pranzo > panini, insalata, pasta pronta
assorbenti ragazze > assorbenti ali, assorbenti
panini > pan carre, pane tramezzini
spaghettini > capellini, spaghetti
sacchetti chiusura > sacchetti cerniera
chiusura > cerniera
formaggio cubetti > provola, asiago, fontal, parmigiano, grana padano
formaggio aperitivo > provola, asiago, fontal, parmigiano, grana padano
pane azzimo > pane carasau, gallette
portogalli > arance
pronta scaldare > lasagne bolognese, zuppa, paella, pizza surgelata
pomidoro > pomodori
pomidori > pomodori
cioccolato latte > cioccolato
protein bar > barretta proteica, barrette
modo > capsule caffe
salume spalmare > nduja
salame spalmare > nduja
salume piccante > nduja, spianata
formaggio grigliata > tomini, scamorza, provola
crocchette cucciolo > crocchette cane puppy, crocchette cane
crocchette cuccioli > crocchette cane puppy, crocchette cane
portogallo > arance
mapo > mandarini, clementine
tangerines > mandarini, clementine
frutta sbucciare > mandarini, clementine, banane
frutta cheesecake > fragole, mirtilli, lamponi, frutti bosco
frutta guarnire torta > fragole, mirtilli, lamponi, kiwi
frutta torta > fragole, mele, mirtilli
frutta tropicale > ananas, mango, avocado, cocco
frutti rossi > fragole, lamponi, mirtilli, ribes, frutti bosco
berries > mirtilli, lamponi, fragole, frutti bosco
frozen berries > frutti bosco
pomodori sugo > pomodori ramati, pomodori san marzano, passata, pelati
ginger > zenzero, ginger ale
ginger fresco > zenzero
zenzero fresco > zenzero
verdure grigliare > zucchine, melanzane, peperoni, radicchio
verdura grigliare > zucchine, melanzane, peperoni, radicchio
friarielli verdi > friggitelli
peperoncini dolci > friggitelli
friggitelli > peperoni friggitelli
peperoni ripieni > peperoni rossi, peperoni gialli, peperoni
pumpkin > zucca
verdura lessare > fagiolini, spinaci, bietole, broccoli
verdura bollire > fagiolini, spinaci, bietole, broccoli
funghi trifolare > champignon, funghi
spinaci torta salata > spinaci
mammole > carciofi
gobbi > cardi
caldarroste > castagne
marroni arrosto > castagne
insalata condire > insalata, lattuga
insalata mista > insalata mista, misticanza, insalata
verdura lavata > insalata lavata, rucola, spinacino
verdura lavare > insalata lavata, rucola, spinacino
insalata cespo > lattuga, radicchio, indivia, scarola
insalata riccia > indivia, lattuga, scarola
insalata cappuccina > lattuga
insalata romana > lattuga romana, lattuga
cicorino > radicchio, catalogna
cicorino rosso > radicchio
trevisana > radicchio
minestra verdure > minestrone, zuppa verdure, passato verdure
minestra > minestrone, zuppa, passato verdure
crema ceci > hummus
salsina ceci > hummus
salsa ceci > hummus
foglie pesto > basilico
piantine aromatiche > basilico vaso, rosmarino vaso, salvia vaso, basilico
piante aromatiche > basilico vaso, rosmarino vaso, salvia vaso, basilico
odori brodo > odori, sedano, carote, cipolle, prezzemolo
erbe arrosto > rosmarino, salvia, odori
nuts > noci, mandorle, nocciole
gherigli > noci sgusciate, noci
cranberries > mirtilli rossi
zibibbo > uvetta
frutta disidratata > uvetta, prugne secche, albicocche secche, fichi secchi
frutta essiccata > uvetta, prugne secche, albicocche secche, fichi secchi
semi insalata > semi zucca, semi girasole decorticati, semi chia, semi lino
semini > semi zucca, semi chia, semi lino
semi yogurt > semi chia, semi lino
semi > semi zucca, semi chia, semi lino
frutta vaschetta > macedonia, ananas fette, melone cubetti
frutta vasetto > omogeneizzato, purea frutta, macedonia
anduria > anguria
carciofini > carciofini olio, carciofi olio
guacamole > avocado, lime
latte colazione > latte intero, latte parzialmente scremato, latte
latte cappuccino > latte intero, latte
latte cioccolato > latte cacao
latte cacao > latte cacao
latte macchiato > caffe latte
bevanda cioccolato > latte cacao, cioccolata calda, cacao solubile
chocolate milk > latte cacao
chefir > kefir
bevanda fermentata > kefir, latte fermentato
jogurt > yogurt
fruttolo > yogurt
fermenti > latte fermentato, fermenti lattici, kefir
fermenti intestino > latte fermentato, kefir, fermenti lattici
difese immunitarie > latte fermentato, integratore
danacol > latte fermentato, yogurt bere
yakult > latte fermentato, yogurt bere
probiotici > latte fermentato, kefir, yogurt bere
dessert cucchiaio > budino, panna cotta, creme caramel, mousse
dolcetto cucchiaio > budino, panna cotta, creme caramel, mousse
dolce cucchiaio > budino, panna cotta, creme caramel, mousse
dolce frigo > budino, panna cotta, tiramisu, mousse
creme brulee > creme caramel, panna cotta
pudding > budino
ova > uova
bianco d'uovo > albume
chiare d'uovo > albume
chiara d'uovo > albume
chiare > albume
meringhe > albume, zucchero velo
albumi > albume, uova
salsa bianca > besciamella
bescamella > besciamella
latte vegano > bevanda avena, bevanda soia, bevanda mandorla, bevanda riso
latte vegani > bevanda avena, bevanda soia, bevanda mandorla, bevanda riso
vegani latte > bevanda avena, bevanda soia, bevanda mandorla, bevanda riso
latte mucca > latte fresco, latte
latte senza mucca > bevanda avena, bevanda soia, bevanda mandorla, bevanda riso
oat drink > bevanda avena
soy drink > bevanda soia
formaggio soia > tofu
formaggio vegano > tofu
formaggio vegetale > tofu
yogurt vegano > yogurt soia
yogurt vegetale > yogurt soia
yogurt senza latte > yogurt soia
yogurt bambini > yogurt fragola, yogurt
sour cream > panna acida
whipped cream > panna spray, panna montare
whipping cream > panna montare, panna fresca
cooking cream > panna cucina
heavy cream > panna montare, panna fresca
panna caffe > panna fresca, panna
pagnotta > pane casereccio, pane
pane comune > pane, rosette, michette
panini mensa > rosette, michette, panini
panini salati > rosette, michette, panini
panini dolci > panini latte
panini merenda > panini latte
panini festa > panini latte
pan > pane
pane grano duro > pane pugliese, pane altamura, pane casereccio, pane
schiaccia > schiacciata, focaccia
fugassa > focaccia
pizza taglio > pizza pala, pizza bianca, focaccia
pizza pezzi > pizza pala, pizza bianca, focaccia
brioche vuota > cornetti vuoti, cornetti classici, cornetti burro, cornetti
cornetto vuoto > cornetti vuoti, cornetti classici, cornetti burro, cornetti
pane sandwich > pane tramezzini, pane toast, pan bauletto
pane club sandwich > pane tramezzini, pane toast, pan bauletto
sandwich bread > pane tramezzini, pane toast, pan bauletto, pan carre
sandwich > pane tramezzini, pane toast, prosciutto cotto
pane morbido > pan bauletto, pane toast, pane tramezzini, panini latte
pane anziani > pan bauletto, pane tramezzini
pane hot dog > panini hot dog
pane hamburger > panini hamburger
pane kebab > pita, piadina, pane arabo
kebab > pita, piadina
pane arabo > pita
wrap > piadina, tortillas
burrito > tortillas, piadina
burritos > tortillas, piadina
tacos > tortillas
sfoglie tacos > tortillas
carta musica > pane carasau, carasau
bastoncini pane > grissini
pane dieta > gallette, cracker integrali, fette biscottate integrali, pane proteico
dadini pane > crostini
pane zuppa > crostini
pate > crostini
spalmare marmellata > fette biscottate
fette marmellata > fette biscottate
snack salati > patatine, salatini, taralli, cracker, arachidi
snack partita > patatine, popcorn, salatini, arachidi
snack cinema > popcorn, patatine
popcorn film > popcorn
snack corsa > barretta proteica, barrette
snack palestra > barretta proteica, barrette
snack scuola > merendine, crostatine, cracker, barrette
snack dolce scuola > merendine, crostatine, plumcake
partita > patatine, birra, popcorn
dolce ospite > torta, crostata, ciambella, strudel
dolce forno > torta, crostata, ciambella, plumcake
dolce nonna > crostata, ciambella, torta
torta mele pronta > strudel, torta mele, crostata
biscotti toscani > cantucci
biscotti mandorle > cantucci, amaretti
tortine > plumcake, merendine, crostatine, muffin
tortine confezionate > plumcake, merendine, crostatine, muffin
flauti > merendine, trancini
girelle > merendine
kinder brioss > merendine, plumcake
kinder fetta latte > merendine, snack cioccolato
fetta latte > merendine
fiesta > merendine
brioss > merendine, plumcake
buondi > merendine, plumcake
saccottini > merendine, cornetti
yo yo > merendine
merenda confezionata > merendine, plumcake, crostatine, muffin
carne padella > bistecche, fettine, hamburger, lonza
carne rossa padella > bistecche, fettine, hamburger
carne anziani > fettine vitello, petto pollo, macinato
steak > bistecche, costata
t-bone > costata, fiorentina, bistecche
scaloppine > fettine vitello, fettine
carne scaloppine > fettine vitello, fettine, lonza
carne pizzaiola > fettine bovino, fettine
carne cruda > carpaccio, tartare
battuta > tartare
carne stufare > spezzatino bovino, spezzatino, brasato, ossibuchi
carne gulasch > spezzatino bovino, spezzatino
gulasch > spezzatino bovino, spezzatino, paprika
carne umido > spezzatino bovino, spezzatino, bollito, ossibuchi
carne cuocere lungo > spezzatino bovino, spezzatino, brasato, bollito, ossibuchi
carne spezzatino > spezzatino
manzo brasato > brasato, arrosto bovino
carne brasato > brasato, arrosto bovino
osso buco > ossibuchi
lesso > bollito, biancostato
ciccia > carne, spezzatino, bistecche
ciccia lesso > bollito, biancostato
carne lesso > bollito, biancostato
macinata > macinato
carne lasagne > macinato
carne cannelloni > macinato
burger manzo > hamburger bovino, hamburger chianina, hamburger
burger carne > hamburger bovino, hamburger chianina, hamburger
beef burger > hamburger bovino, hamburger
polpettine > polpette
meatballs > polpette
carne bianca fettine > petto pollo fette, petto pollo, fesa tacchino
pollo fettine > petto pollo
pollo insalata > petto pollo, bocconcini pollo
pollo curry > petto pollo, bocconcini pollo
pollo impanare > petto pollo
pollo griglia > petto pollo, ali pollo, cosce pollo
bocconcini curry > bocconcini pollo
carne palestra > petto pollo, fesa tacchino, bresaola
carne magra palestra > petto pollo, fesa tacchino, bresaola
carne magra grassi > petto pollo, fesa tacchino
carne dieta > petto pollo, fesa tacchino
pollo osso > cosce pollo, fusi pollo, sovracosce pollo
alette > ali pollo
alette pollo > ali pollo
chicken wings > ali pollo
cosciotti pollo > cosce pollo, fusi pollo
cosciotto pollo > cosce pollo, fusi pollo
coscette > cosce pollo, fusi pollo
fusi > fusi pollo
galletto > pollo intero
pollastro > pollo intero
dindo > tacchino
selvaggina > coniglio, faraona, anatra
carne coniglio > coniglio
carne maiale > lonza, braciole, costine, arista, filetto suino
carne porco > lonza, braciole, costine, arista, salsiccia
carne suina > lonza, braciole, costine, arista, filetto suino
bistecche maiale > braciole, lonza
bistecche suino > braciole, lonza
fettine maiale > lonza, braciole
ribs > costine
costarelle > costine
rosticciana > costine
rostinciana > costine
carre maiale > arista, lonza
carne polenta > salsiccia, spezzatino, costine
salciccia > salsiccia
salamelle > salsiccia, luganega
milanese > cotolette, fettine vitello
carne impanata > cotolette, cordon bleu
sofficini > cordon bleu, spinacine, cotolette
sofficini pollo > cordon bleu, spinacine, cotolette
spinacine > spinacine
carne spiedo > spiedini, arrosticini
carne stecchi > spiedini, arrosticini
carne barbecue stecchi > spiedini, arrosticini
carne barbecue > salsiccia, costine, hamburger, spiedini
rostelle > arrosticini
carne pasqua > agnello
carne agnello > agnello
carne ripiena > involtini, polpettone, saltimbocca
abbacchio > agnello
carne vegetale > burger vegetale, polpette vegetali, cotolette soia, seitan
carne vegana > burger vegetale, polpette vegetali, cotolette soia, seitan
carne vegani > burger vegetale, polpette vegetali, cotolette soia, seitan
proteine vegetali > tofu, seitan, burger ceci, lenticchie, ceci
veggie burger > burger vegetale, burger ceci
secondo vegani > burger vegetale, tofu, seitan
pesce dieta > merluzzo, platessa, orata
pesce omega > salmone, sgombro, alici
pesce ricco omega > salmone, sgombro, alici
omega 3 > salmone, sgombro
pesce cartoccio > orata, branzino, merluzzo
pesce padella > merluzzo, platessa, salmone
pesce griglia > orata, branzino, spada, gamberi
pesce leggero > merluzzo, platessa, orata
pesce povero > alici, sardine, sgombro
alici friggere > alici fresche, alici pulite, alici
alici marinare > alici fresche, alici pulite
alici sale > acciughe
alici olio > acciughe
alici aceto > alici marinate
sarde > sardine
sarde beccafico > sardine
frittura > fritto misto, calamari, alici
frittura pesce > fritto misto, calamari, alici
frittura paranza > fritto misto, alici
paranza > fritto misto, alici
pesce gratinato > orata gratinata, merluzzo gratinato
pesce condito > spiedini pesce, orata gratinata
pesce zuppa > misto mare, cozze, vongole, calamari, seppie
zuppa pesce > misto mare, cozze, vongole, calamari, seppie
pesce brodetto > misto mare, cozze, vongole, calamari, seppie
pesce scoglio > misto mare, cozze, vongole, calamari
misto scoglio > misto mare
misto pescatora > misto mare
pescatora > misto mare, cozze, vongole
risotto pescatora > misto mare
risotto mare > misto mare
preparato risotto mare > misto mare
frutti mare > cozze, vongole, misto mare
frutti mare surgelati > misto mare, calamari, gamberi
maki > sushi
pesce crudo > sushi, carpaccio, salmone
pesce crudo riso > sushi
cibo giapponese > sushi, salsa soia
squid > calamari
mussels > cozze
clams > vongole
prawns > gamberi
seafood > misto mare, gamberi, calamari
cod > merluzzo
sea bass > branzino
sea bream > orata
swordfish > pesce spada
octopus > polpo
sardines > sardine
peoci > cozze
muscoli > cozze
moscardini > polpo, seppie
affettato pesce > salmone affumicato, tonno affumicato, spada affumicato
salame pesce > salmone affumicato, tonno affumicato
granchio > surimi
bastoncini granchio > surimi
polpa granchio > surimi
crab sticks > surimi
crab > surimi
stoccafisso > baccala
jambon > prosciutto crudo, prosciutto cotto
cooked ham > prosciutto cotto
parma ham > prosciutto crudo
affettato bambini > prosciutto cotto
affettato bimbi > prosciutto cotto
prosciutto bambini > prosciutto cotto
ventricina > spianata, salame
cacciatorini > salamini, salame
mortazza > mortadella
bologna affettata > mortadella
salsicciotti > wurstel
sausages > salsiccia, wurstel
formaggio tavola > asiago, fontina, provolone, pecorino, caciocavallo
parmesan > parmigiano
formaggio pasta dura > parmigiano, grana padano, pecorino
treccia > mozzarella treccia, mozzarella
formaggio tiramisu > mascarpone
formaggio cannoli > ricotta
formaggio dolci > mascarpone, ricotta
formaggio ripieno > ricotta
cream cheese > formaggio spalmabile, formaggio fresco
cottage cheese > fiocchi latte
exquisa > formaggio spalmabile
jocca > fiocchi latte
fiocchi formaggio > fiocchi latte
formaggio greco > feta
greek cheese > feta
formaggio piastra > tomini, scamorza, provola, primo sale
formaggio griglia > tomini, scamorza, provola
formaggio focaccia recco > crescenza, stracchino
formaggio focaccia > crescenza, stracchino
formaggio recco > crescenza, stracchino
formaggio piadina > squacquerone, stracchino, crescenza
formaggio cremoso > formaggio spalmabile, stracchino, crescenza
formaggio fresco cremoso > stracchino, crescenza, formaggio spalmabile
formaggio buchi > emmental
formaggio svizzero > emmental
zola > gorgonzola
formaggio erborinato > gorgonzola
formaggio muffa > gorgonzola, brie
formaggio verde > gorgonzola
blue cheese > gorgonzola
formaggio francese > brie, camembert
formaggio fondere > fontina, emmental, fontal, scamorza
formaggio sciogliere > fontina, emmental, fontal, scamorza
formaggio gratinare > emmental, fontina, formaggio grattugiato
formaggio polenta > gorgonzola, fontina, taleggio
formaggio gnocchi > gorgonzola, fontina, taleggio
formaggio hamburger > fette fuse, edamer, emmental
formaggio panino > fette fuse, fontina, provolone, asiago
formaggio bambini > formaggini, formaggio spalmabile, fette fuse
formaggio bimbi > formaggini, formaggio spalmabile, fette fuse
formaggio svezzamento > formaggini
formaggio minestrina > formaggini, formaggio grattugiato
fettine formaggio > fette fuse
cheddar > fette fuse, edamer
cheese slices > fette fuse
parmigiano bustine > parmigiano porzioni, formaggio grattugiato
formaggio bustine > formaggio grattugiato, parmigiano porzioni
formaggio risotto > parmigiano, grana padano
formaggio minestra > parmigiano, grana padano, formaggio grattugiato
formaggio pasta > parmigiano, grana padano, formaggio grattugiato, pecorino
formaggio carbonara > pecorino
formaggio amatriciana > pecorino
formaggio magro > fiocchi latte, formaggio light, ricotta, primo sale
formaggio dieta > fiocchi latte, formaggio light, ricotta, primo sale
formaggio leggero > fiocchi latte, formaggio light, ricotta, primo sale
formaggio grasso > fiocchi latte, formaggio light, ricotta
maccheroni > rigatoni, penne, sedani
vermicelli > spaghetti, capellini
bavette > linguine
tagliolini > tagliatelle, capellini
mezze penne > penne
quadrucci > filini, pasta minestra, ditalini
tubetti > ditalini, pasta minestra
risoni > pasta minestra, stelline
tajarin > tagliatelle
bigoli > spaghettoni, spaghetti
trenette > linguine
pici > spaghettoni
strozzapreti > casarecce, trofie
cavatelli > orecchiette
malloreddus > gnocchi, fregola
cannelloni > lasagne, sfoglia lasagne
pasta pasticcio > lasagne, sfoglia lasagne
pasta amatriciana > bucatini, rigatoni, spaghetti
pasta carbonara > spaghetti, rigatoni
pasta cacio pepe > spaghetti, bucatini
pasta norma > penne, rigatoni
pasta sugo > penne, rigatoni, fusilli, spaghetti
pasta pomodoro > spaghetti, penne
pasta ragu > tagliatelle, rigatoni, pappardelle, penne rigate
pasta ragu cinghiale > pappardelle
pasta cinghiale > pappardelle
pasta pesce > linguine, spaghetti, paccheri
pasta scoglio > linguine, spaghetti
pasta aglio olio > spaghetti
pasta forno > rigatoni, penne rigate, mezze maniche, lasagne
pasta dieta > fusilli integrali, penne integrali, spaghetti integrali
pasta fibre > fusilli integrali, penne integrali, spaghetti integrali
pasta marrone > fusilli integrali, penne integrali, spaghetti integrali
pasta indice glicemico > fusilli integrali, penne integrali, pasta integrale, fusilli lenticchie
pasta basso indice glicemico > fusilli integrali, penne integrali, pasta integrale, fusilli lenticchie
pasta diabetici > fusilli integrali, penne integrali, fusilli lenticchie
pasta pasta fagioli > pasta mista, ditalini
pasta zuppa > pasta minestra, ditalini, filini
pasta minestra > pasta minestra, ditalini, filini, stelline
nidi pasta > tagliatelle, pappardelle, fettuccine
nidi > tagliatelle, pappardelle
pasta fresca > tagliatelle fresche, gnocchi, orecchiette fresche, trofie fresche, tortellini, ravioli
pasta pugliese > orecchiette
pasta fresca pugliese > orecchiette fresche
anolini > cappelletti, tortellini, ravioli
plin > agnolotti, ravioli
pasta quiche > pasta brisee, pasta sfoglia
quiche > pasta brisee, pasta sfoglia
rotolo pasta > pasta sfoglia, pasta brisee, pasta frolla
rotolo pasta quiche > pasta brisee, pasta sfoglia
sfoglia girelle > pasta sfoglia
sfoglia > pasta sfoglia, sfoglia lasagne
puff pastry > pasta sfoglia
pasta crostata > pasta frolla
base crostata > pasta frolla
base torta salata > pasta sfoglia, pasta brisee
panetto pizza > impasto pizza
pizza condire > base pizza, impasto pizza
pasta pane > impasto pizza, base pizza
cereali zuppa > farro, orzo, zuppa
cereali insalata > farro, orzo, quinoa, bulgur, couscous
cereali antichi > farro, grano saraceno, miglio, quinoa
cereali chicco > farro, orzo, quinoa, miglio
cereale chicchi > farro, orzo, quinoa, miglio
orzo minestra > orzo perlato
orzo zuppa > orzo perlato
tabule > bulgur, couscous
tabbouleh > bulgur, couscous
chinoa > quinoa
risotto mantecare > burro, parmigiano
mantecare risotto > burro, parmigiano
risotto giallo > zafferano, riso carnaroli
risotto > riso carnaroli, riso arborio, risotto
riso bianco > riso
riso in bianco > riso
riso arancini > riso
riso paella > riso
farina gialla > farina mais, polenta
farina impanare > farina grano tenero, farina 00, pangrattato
farina friggere > farina grano tenero, farina 00, semola
farina pasta > semola, farina 00, farina grano tenero
farina forte > farina manitoba
lievitare > lievito birra, lievito dolci, lievito madre
crescere impasto > lievito birra, lievito dolci, lievito madre
bustine torta > lievito dolci
bustina torta > lievito dolci
pane angeli > lievito dolci
pane degli angeli > lievito dolci
mastro fornaio > lievito birra
lievito secco > lievito birra
cubetto lievito > lievito birra
torta scatola > preparato torta, preparato
mix muffin > preparato torta, preparato pancake, preparato
mix torta > preparato torta, preparato
mix pancake > preparato pancake
pancake > preparato pancake, sciroppo acero
addensare salse > amido mais, fecola, farina
addensare crema > amido mais, fecola, farina
cornstarch > amido mais
frumina > amido mais, fecola
zucchero pandoro > zucchero velo
polvere bianca torta > zucchero velo
polvere torta > zucchero velo
pepite cioccolato > gocce cioccolato
chocolate chips > gocce cioccolato
zucchero finissimo > zucchero velo
zucchero sottile > zucchero velo
mollica > pangrattato
mollica impanare > pangrattato
panatura > pangrattato
pan pesto > pangrattato
pane grattato > pangrattato
breadcrumbs > pangrattato
impanare > pangrattato, uova
impanare cotolette > pangrattato
pasta celiaci > penne senza glutine, spaghetti senza glutine, fusilli senza glutine
primo celiaco > penne senza glutine, spaghetti senza glutine, fusilli senza glutine
primo celiaci > penne senza glutine, spaghetti senza glutine, fusilli senza glutine
pasta senza frumento > penne senza glutine, spaghetti senza glutine, fusilli senza glutine
colazione celiaci > biscotti senza glutine, merendine senza glutine
colazione celiaco > biscotti senza glutine, merendine senza glutine
merenda celiaci > merendine senza glutine, biscotti senza glutine, cracker senza glutine
merenda celiaco > merendine senza glutine, biscotti senza glutine, cracker senza glutine
schar > pane senza glutine, biscotti senza glutine, cracker senza glutine
sugo base > passata, polpa pomodoro
bottiglia pomodoro > passata
pomodoro bottiglia > passata
conserva pomodoro > passata, concentrato pomodoro
conserva > passata, concentrato pomodoro
tubetto pomodoro > concentrato pomodoro
pomodoro tubetto > concentrato pomodoro
pomodoro pezzettoni > polpa pomodoro
pezzettoni > polpa pomodoro
pomodori pezzettoni > polpa pomodoro
pomodori scatola > pelati, polpa pomodoro
pomodoro scatola > pelati, polpa pomodoro
pomodori barattolo > pelati, polpa pomodoro
peeled tomatoes > pelati
pomodoro pizza > passata, polpa pomodoro
extra virgin > olio extravergine
extra virgin olive oil > olio extravergine
oglio > olio
olio maionese > olio semi
olio dolci > olio semi
olio torta > olio semi
olio leggero > olio semi
olio friggitrice > olio semi
olio patatine > olio semi
olio conserve > olio oliva, olio semi
condimento insalata > olio extravergine, aceto, aceto balsamico
scatoletta > tonno, sgombro
scatoletta volo > tonno
scatolette > tonno, sgombro
pesce conservato > tonno, sgombro, acciughe, sardine
mais insalata > mais dolce, mais
granoturco > mais dolce, mais
granturco > mais dolce, mais
sweet corn > mais dolce, mais
salsa pansoti > salsa noci
salsa pansotti > salsa noci
pansoti > ravioli, salsa noci
condimento ligure pasta > pesto
condimento ligure > pesto
sugo pasta > sugo pomodoro, sugo basilico, ragu, pesto, passata
tabasco > salsa piccante
salsa rosa > ketchup, maionese
salsa patatine > ketchup, maionese
salsa wurstel > senape, ketchup
salsa sushi > salsa soia
ulive > olive
antipasto olio > carciofi olio, funghi olio, peperoni olio
antipasto sottolio > carciofi olio, funghi olio, peperoni olio
antipasto barattolo > giardiniera, carciofi olio, funghi olio
pickles > cetriolini, cipolline, giardiniera
verdure agrodolce > giardiniera agrodolce, cipolline, giardiniera
verdure barattolo > giardiniera, carciofi olio, piselli
funghetti > funghi olio, funghi trifolati, champignon
condiriso > condimento riso
riso freddo condimento > condimento riso
sottaceti riso freddo > condimento riso, giardiniera
sottaceti riso > condimento riso, giardiniera
ingredienti riso freddo > condimento riso, riso, tonno, olive
salt > sale
polvere gialla riso > zafferano, curcuma
polvere gialla > zafferano, curcuma
cinnamon > cannella
black pepper > pepe nero
saffron > zafferano
turmeric > curcuma
insaporitore minestra > dado, brodo
granulare > dado, brodo
granulare brodo > dado, brodo
stock cubes > dado
stock cube > dado
caffettiera > caffe macinato
caffe caffettiera > caffe macinato
polvere caffe > caffe macinato
caffe polvere > caffe macinato
caffe sera > caffe decaffeinato, orzo
caffe pressione alta > caffe decaffeinato
caffe pressione > caffe decaffeinato
caffe gravidanza > caffe decaffeinato, orzo
caffe americano > caffe solubile, caffe macinato
caffe macchinetta > capsule caffe, cialde caffe
hag > caffe decaffeinato
dek > caffe decaffeinato
earl grey > te nero, te
english breakfast > te nero, te
orzo bambini > orzo solubile
orzo bimbo > orzo solubile
polvere latte > cacao solubile
cacao latte > cacao solubile
ciobar > cioccolata calda
cioccolata tazza > cioccolata calda
nesquik > cacao solubile
hot chocolate > cioccolata calda
saccarina > dolcificante
stevia > dolcificante
sweetener > dolcificante
dolcificare > dolcificante, zucchero, miele
tic caffe > dolcificante
tic > dolcificante
macine > frollini
abbracci > frollini
tarallucci > frollini
biscotti cucchiaio > savoiardi
biscotti dolci cucchiaio > savoiardi
biscotti zuppa inglese > savoiardi
inzuppare zuppa inglese > savoiardi
biscotti inzuppare zuppa inglese > savoiardi
pavesini > savoiardi
ladyfingers > savoiardi
uafer > wafer
avena porridge > fiocchi avena
porridge > fiocchi avena
special k > cereali, corn flakes
coco pops > cereali cioccolato, cereali
cereali bimbi > cereali cioccolato, corn flakes, cereali
cereali bambini > cereali cioccolato, corn flakes, cereali
cereali cioccolato > cereali cioccolato, cereali cacao, muesli cioccolato
gelatina frutta > confettura, composta
spalmare fette > confettura, marmellata, crema nocciole
cioccolata spalmare > crema nocciole, crema gianduia, crema cacao
cioccolato spalmare > crema nocciole, crema gianduia, crema cacao
cioccolato spalmabile > crema nocciole, crema gianduia, crema cacao
cioccolata spalmabile > crema nocciole, crema gianduia, crema cacao
pan stelle crema > crema nocciole, crema gianduia
crema castagne > crema marroni
boeri > praline, cioccolatini
ferrero rocher > cioccolatini, praline
mon cheri > cioccolatini, praline
raffaello > praline, cioccolatini
kinder bueno > snack cioccolato, cioccolatini
mars > snack cioccolato, cioccolatini
twix > snack cioccolato, cioccolatini
snickers > snack cioccolato, cioccolatini
bounty > snack cioccolato, cioccolatini
kit kat > snack cioccolato, wafer
pensierino dolce > cioccolatini, praline, gianduiotti
pensierino > cioccolatini, praline, gianduiotti
regalo goloso > cioccolatini, praline, gianduiotti
regalo dolce > cioccolatini, praline, gianduiotti
san valentino > cioccolatini, praline
uova pasqua > ovetti cioccolato, ovetti, cioccolatini
uovo pasqua > ovetti cioccolato, ovetti, cioccolatini
calza befana > caramelle, cioccolatini, torrone
dolcetti calza > caramelle, cioccolatini, torrone
dolcetti calza befana > caramelle, cioccolatini, torrone
candies > caramelle
candy > caramelle
acqua borsa > acqua minerale naturale
acqua piccola > acqua minerale naturale
acqua borsetta > acqua minerale naturale
bibita scura > cola, chinotto
bibita scura gassata > cola, chinotto
bibita nera > cola, chinotto
soft drinks > aranciata, cola, limonata
soda > gassosa, acqua frizzante
lemonsoda > limonata
oransoda > aranciata
tassoni > cedrata
sanbitter > aperitivo analcolico
bitter analcolico > aperitivo analcolico
the limone > te freddo limone, te limone
sali minerali > bevanda isotonica, bevanda sportiva, integratore
sali minerali bere > bevanda isotonica, bevanda sportiva
reintegrare sali > bevanda isotonica, bevanda sportiva
bevanda reintegrare sali > bevanda isotonica, bevanda sportiva
bevanda sali > bevanda isotonica, bevanda sportiva
bevanda sport > bevanda isotonica, bevanda sportiva
bevanda corre > bevanda isotonica, bevanda sportiva
energade > bevanda isotonica, bevanda sportiva
bevanda energetica > energy drink
bibita energetica > energy drink
bibita gas > te freddo, succo
bibita senza gas > te freddo, succo frutta, nettare
cocco bere > acqua cocco
aranciata spremuta > spremuta arance, succo arancia
ace > candeggina, succo ace, succo arancia carota
pago > succo frutta, nettare
granatina > sciroppo
tamarindo > sciroppo
sciroppo granita > sciroppo menta, sciroppo
granita > sciroppo, ghiaccio, ghiaccioli
rosso fermo > vino rosso
rosso corposo > vino rosso
rosso toscano > chianti, vino rosso
rosso tavola > vino rosso
bianco fermo > vino bianco
bianco secco > vino bianco
bianco fresco > vino bianco
bianco frizzante > vino bianco frizzante, prosecco
rose > vino rosato, rosato
rosé > vino rosato, rosato
vino cantucci > vin santo, passito, moscato
vino biscotti > vin santo, passito, moscato
vino brasato > barolo, barbera, nebbiolo, vino rosso
vino selvaggina > barolo, amarone, vino rosso
vino aperitivo > prosecco, vino bianco
vino crostacei > vino bianco, prosecco
vino formaggi > vino rosso, passito
vino pizza > birra, lambrusco
vino sfumare > vino bianco
vino risotto > vino bianco
vino frizzante > lambrusco, prosecco, chardonnay frizzante
champagne > spumante brut, franciacorta, prosecco
metodo classico > franciacorta, spumante brut, spumante
brindisi > spumante, prosecco
brindisi laurea > spumante, prosecco
brindisi capodanno > spumante, prosecco
bottiglia brindisi > spumante, prosecco
bottiglia brindare > spumante, prosecco
bottiglia festeggiare > spumante, prosecco
ceres > birra
beer > birra
aperitivo alcolico > aperitivo, bitter, vermouth, spritz
aperol > aperitivo arancia, aperitivo, spritz
campari > bitter, aperitivo
martini > vermouth
vermut > vermouth
negroni > gin, bitter, vermouth
ingredienti negroni > gin, bitter, vermouth
cocktail pronto > spritz, aperitivo
drink pronto > spritz, aperitivo
baileys > crema liquore
montenegro > amaro
jagermeister > amaro
cognac > brandy
acquavite > grappa
sgnapa > grappa
sgnappa > grappa
trapa > grappa
liquore limone > limoncello
liquore sardo > mirto
liquore caffe > crema liquore, liquore, sambuca
liquore dolci > rum, alcol liquori, liquore
alcol limoncello > alcol liquori, alcol puro
alcol liquori > alcol liquori, alcol puro
limoncello casa > alcol liquori, limoni
verdura surgelata > minestrone, spinaci, piselli, fagiolini
verdura congelata > minestrone, spinaci, piselli, fagiolini
frozen vegetables > minestrone, spinaci, piselli
contorno surgelato > piselli, spinaci, patatine fritte, verdure grigliate
patatine friggere > patatine fritte surgelate, patate fritte, patatine fritte, patatine stick
patatine forno > patate fritte, patatine fritte, patatine stick, patatine surgelate
patatine friggitrice > patate fritte, patatine fritte, patatine surgelate
patatine friggitrice aria > patate fritte, patatine fritte, patatine surgelate
patatine surgelate > patatine fritte, patate fritte
fries > patatine fritte, patate fritte
patate forno pronte > patate duchessa, spicchi patate, crocchette patate
patate pronte > patate duchessa, crocchette patate, patatine fritte
contorno bimbi > patatine fritte, crocchette patate, piselli
contorno bimbi patatine > patatine fritte, crocchette patate
capitan findus > bastoncini
fish fingers > bastoncini
fish sticks > bastoncini
pizza forno > pizza margherita, pizza surgelata, pizza
pizza alta > pizza surgelata, pizza margherita, focaccia
pizza celiaci > pizza senza glutine
buffet > pizzette, salatini, patatine
primo scaldare > lasagne pronte, pasta pronta, risotto, gnocchi pronti, lasagne bolognese
primo pronto > lasagne bolognese, risotto, pasta pronta, gnocchi sorrentina
quattro salti padella > gnocchi sorrentina, paella, penne quattro formaggi, risotto
suppli > arancini
fritti misti > olive ascolane, arancini, crocchette
fritti > olive ascolane, arancini, crocchette
ready meals > lasagne bolognese, paella, zuppa, risotto
ready meal > lasagne bolognese, paella, zuppa, risotto
scaldare > zuppa, lasagne bolognese, paella, pizza surgelata
pane cuocere > pane surgelato, pane precotto, baguette
pane finire cuocere > pane surgelato, pane precotto
dolce surgelato > profiteroles, tiramisu
dessert surgelato > profiteroles, tiramisu
bigne > profiteroles
bigne cioccolato > profiteroles
cornetto algida > coni gelato
cornetto gelato > coni gelato
magnum > stecchi gelato
calippo > ghiaccioli
polaretti > ghiaccioli
carte d'or > gelato
maxibon > biscotti gelato, stecchi gelato
gelatino > gelato, coni gelato, stecchi gelato, ghiaccioli
gelatini > gelato, coni gelato, stecchi gelato, ghiaccioli
gelato bimbi > ghiaccioli, coni gelato, stecchi gelato
coppette gelato > gelato, sorbetto
coppetta gelato > gelato, sorbetto
dolce freddo > gelato, tiramisu, sorbetto
freddo dolce > gelato, tiramisu, sorbetto
ice cubes > ghiaccio cubetti, ghiaccio
ice > ghiaccio
borsa frigo > borsa termica, ghiaccio
sapone lavatrice > detersivo lavatrice
lavatrice > detersivo lavatrice, ammorbidente, anticalcare lavatrice
woolite > detersivo lana, detersivo delicati
lana seta > detersivo lana, detersivo delicati
maglioni > detersivo lana, detersivo delicati, detersivo lavatrice
lavare maglioni > detersivo lana, detersivo delicati, detersivo lavatrice
fustino > detersivo lavatrice
pods > capsule lavatrice
ammorbidire > ammorbidente
ammorbidire bucato > ammorbidente
asciugamani morbidi > ammorbidente
morbidi asciugamani > ammorbidente
panni morbidi > ammorbidente
bucato morbido > ammorbidente
profumare panni > ammorbidente, profuma biancheria
profumare bucato > ammorbidente, profuma biancheria
bucato profumato > ammorbidente, profuma biancheria
vernel > ammorbidente
lenzuola bianche > candeggina, additivo bucato
bianche lenzuola > candeggina, additivo bucato
tornare bianche lenzuola > candeggina, additivo bucato
candeggiare > candeggina
conegrina > candeggina
varichina > candeggina
disinfettare bagno candeggina > candeggina
disinfettare bagno > candeggina, igienizzante
disinfettare casa > igienizzante, candeggina
disinfettare superfici > igienizzante, candeggina
disinfettare wc > gel wc, candeggina
disinfettare bucato > igienizzante, additivo bucato, candeggina
stain remover > smacchiatore
calgon > anticalcare lavatrice, anticalcare
macchie calcare > anticalcare
soffione > anticalcare bagno, anticalcare
pulire soffione > anticalcare bagno, anticalcare
box doccia > anticalcare bagno, anticalcare
lime scale > anticalcare
limescale > anticalcare
stingere > cattura colore
stingere panni > cattura colore
stingono > cattura colore
panni stingono > cattura colore
fazzolettini colori lavatrice > cattura colore
acchiappa colore > cattura colore
acchiappacolore > cattura colore
lavare bianchi colorati > cattura colore, detersivo lavatrice
bianchi colorati > cattura colore, detersivo lavatrice
cassetti > profuma biancheria
profumare cassetti > profuma biancheria
sacchetti cassetti > profuma biancheria
cassetto biancheria > profuma biancheria
armadio > profuma biancheria
armadi > profuma biancheria
profumare armadio > profuma biancheria
amido stirare > appretto
stira ammira > appretto
stirare camicie > appretto
lavare pentole > detersivo piatti, paglietta
pentole > detersivo piatti, paglietta
pentola bruciata > paglietta, crema detergente
sgrassare piatti > detersivo piatti
piatti sporchi > detersivo piatti
detersivo stoviglie > detersivo piatti
pasticche lavastoviglie > tabs lavastoviglie, pastiglie lavastoviglie
pasticche lavapiatti > tabs lavastoviglie, pastiglie lavastoviglie
pastiglie lavapiatti > tabs lavastoviglie, pastiglie lavastoviglie
detersivo lavapiatti > tabs lavastoviglie, detersivo lavastoviglie, pastiglie lavastoviglie
lavapiatti > tabs lavastoviglie, detersivo lavastoviglie, pastiglie lavastoviglie
lavare lavastoviglie > tabs lavastoviglie, detersivo lavastoviglie
caps lavastoviglie > tabs lavastoviglie, pastiglie lavastoviglie
pril > tabs lavastoviglie, pastiglie lavastoviglie, detersivo piatti
dishwasher tablets > tabs lavastoviglie, pastiglie lavastoviglie
brillare bicchieri > brillantante
pulire bicchieri > brillantante
bicchieri aloni > brillantante
sale lavapiatti > sale lavastoviglie
grasso mobili > sgrassatore
grasso mobili cucina > sgrassatore
grasso cucina > sgrassatore
pulitutto > multiuso, sgrassatore
quasar > sgrassatore, multiuso
fornelli incrostati > sgrassatore, crema detergente
fornelli sporchi > sgrassatore, crema detergente
piano cottura > sgrassatore, crema detergente
detergente universale > multiuso, sgrassatore
pulire schermo tv > panno microfibra, detergente vetri
schermo > panno microfibra, detergente vetri
finestre sporche > detergente vetri
finestre > detergente vetri
vetri macchina > detergente vetri
parabrezza > detergente vetri
window cleaner > detergente vetri
glass cleaner > detergente vetri
spray igienizzante > igienizzante
germi > igienizzante, disinfettante
batteri > igienizzante, disinfettante
uccidere batteri > igienizzante, disinfettante
igienizzare > igienizzante
pulire piano lavoro > igienizzante, sgrassatore
crema abrasiva > crema detergente
lavandino sporco > crema detergente, anticalcare
lavello sporco > crema detergente, sgrassatore
rubinetti > anticalcare, detergente acciaio
pulire rubinetti > anticalcare, detergente acciaio
fornet > pulitore forno
grasso bruciato forno > pulitore forno
grasso forno > pulitore forno
oven cleaner > pulitore forno
rio casamia > detergente pavimenti
floor cleaner > detergente pavimenti
floor > detergente pavimenti
cera pavimenti > detergente parquet, detergente pavimenti
piastrelle pavimento > detergente pavimenti
alcool rosa > alcol denaturato
alcol rosa > alcol denaturato
alcool > alcol denaturato
spirito > alcol denaturato
alcol pulire > alcol denaturato
anatra wc > gel wc
wc > gel wc, tavolette wc
water > gel wc, tavolette wc
water incrostato > gel wc, anticalcare
water puzza > tavolette wc, gel wc
puzza water > tavolette wc, gel wc
tazza gabinetto > gel wc, tavolette wc
pulire gabinetto > gel wc
gabinetto > gel wc, carta igienica, tavolette wc
pulire tazza > gel wc
pulire cesso > gel wc
cesso > gel wc, carta igienica
carta cesso > carta igienica
carta gabinetto > carta igienica
rotoli gabinetto > carta igienica
tavoletta profumata wc > tavolette wc
tavolette profumate wc > tavolette wc
pastiglie wc > tavolette wc
pastiglie cassetta wc > tavolette wc
bref > tavolette wc, gel wc
duck > gel wc, tavolette wc
mr muscolo > disgorgante, pulitore forno
niagara > disgorgante
idraulico liquido > disgorgante
scarico > disgorgante
scarichi > disgorgante
scarico intasato > disgorgante
macchie umidita > antimuffa
macchie nere umidita > antimuffa
umidita muro > antimuffa
muro nero > antimuffa
mold remover > antimuffa
mould remover > antimuffa
profumare casa > deodorante ambiente, diffusore, candela profumata
profumare ambiente > deodorante ambiente, diffusore
profumare stanza > deodorante ambiente, diffusore
profumare bagno > deodorante ambiente, diffusore
ambipur > deodorante ambiente, diffusore
ambi pur > deodorante ambiente, diffusore
air wick > deodorante ambiente, diffusore
airwick > deodorante ambiente, diffusore
glade > deodorante ambiente, diffusore
febreze > deodorante ambiente, diffusore
air freshener > deodorante ambiente, diffusore
odore > deodorante ambiente, diffusore
odore fritto > deodorante ambiente, diffusore
odore cucina > deodorante ambiente, diffusore
odore bagno > deodorante ambiente, diffusore
odore casa > deodorante ambiente, diffusore
puzza fumo > deodorante ambiente, diffusore
bastoncini profumati > diffusore
blatte > insetticida
repellente > antizanzare
insect repellent > antizanzare
bug spray > insetticida, antizanzare
raid > insetticida
off > antizanzare
off spray > antizanzare
zanzara > antizanzare
zanzara tigre > antizanzare
pungono zanzare > antizanzare
prurito zanzare > dopopuntura, antizanzare
piastrine > antizanzare
scottonelle > carta igienica
rotoloni regina > carta cucina, carta igienica
kitchen paper > carta cucina
kitchen roll > carta cucina
carta fritto > carta cucina
carta asciugare fritto > carta cucina
salviette tavola > tovaglioli
napkin > tovaglioli
picnic > piatti monouso, bicchieri monouso, piatti carta, bicchieri carta
forchettine > posate
cucchiaini > posate
stoviglie > piatti monouso, bicchieri carta
stoviglie carta > piatti monouso, piatti, bicchieri carta
stoviglie monouso > piatti monouso, piatti, bicchieri carta, posate
piattini > piatti dessert compostabili, piatti piani compostabili, piatti compostabili
bicchierini caffe > bicchieri carta, bicchieri
bicchierini > bicchieri carta, bicchieri
paper plates > piatti compostabili, piatti piani
plastic cups > bicchieri carta, bicchieri
paper cups > bicchieri carta, bicchieri
cutlery > posate
buste umido > sacchi umido, sacchi compostabili
sacchetti umido > sacchi umido, sacchi compostabili
sacchetti organico > sacchi umido, sacchi compostabili
organico > sacchi umido, sacchi compostabili
bin bags > sacchi spazzatura, sacchi nettezza
bin liners > sacchi spazzatura, sacchi nettezza
sacchetti secchio > sacchi spazzatura, sacchi nettezza
secchio > sacchi spazzatura, sacchi nettezza
pattumiera > sacchi spazzatura, sacchi nettezza
buste pattumiera > sacchi spazzatura, sacchi nettezza
sacchetti pattumiera > sacchi spazzatura, sacchi nettezza
buste freezer > sacchetti gelo
buste surgelare > sacchetti gelo
buste congelare > sacchetti gelo
buste gelo > sacchetti gelo
freezer bags > sacchetti gelo
frigosac > sacchetti gelo
freezer > sacchetti gelo, vaschette alluminio
sacchetti freezer > sacchetti gelo
sacchetti pane freezer > sacchetti gelo
buste zip > sacchetti cerniera
sacchetti zip > sacchetti cerniera
zip > sacchetti cerniera
ziploc > sacchetti cerniera
bustine alimenti > sacchetti cerniera, sacchetti gelo
sacchetti alimenti > sacchetti cerniera, sacchetti gelo
buste alimenti > sacchetti cerniera, sacchetti gelo
sacchetti panino > sacchetti cerniera
baking paper > carta forno
parchment paper > carta forno
carta oleata > carta forno
carta pacco > carta regalo
tin foil > alluminio
aluminium foil > alluminio
foil > alluminio
cling film > pellicola
coprire teglia > alluminio, carta forno
coprire teglia forno > alluminio, carta forno
coprire avanzi > pellicola, alluminio
teglia > alluminio, carta forno
teglie > vaschette alluminio
teglie usa getta > vaschette alluminio
vaschette lasagna > vaschette alluminio
vaschette lasagne > vaschette alluminio
contenitori avanzi > vaschette alluminio, sacchetti cerniera
lana acciaio > paglietta
swiffer > panni cattura polvere, panno
panni swiffer > panni cattura polvere
strofinaccio > panno microfibra, panno, panni
strofinacci > panno microfibra, panno, panni
vileda > mocio, panno microfibra, spugne
pulire polvere > panni cattura polvere, panno microfibra
polvere > panni cattura polvere, panno microfibra
spolverare > panni cattura polvere, panno microfibra
raccogliere polvere > panni cattura polvere, scopa
cencio > panno microfibra, panno, panni
cencio polvere > panni cattura polvere, panno microfibra
straccio polvere > panni cattura polvere, panno microfibra
pezza pulire > panno microfibra, panno, panni
pezza > panno microfibra, panno
pezzette > panno microfibra, panni
straccio > panno pavimenti, panno microfibra, panno
spazzare > scopa
spazzare terra > scopa
granata spazzare > scopa
broom > scopa
mop > mocio
spontex > spugne, guanti
pelle daino > panno microfibra, panno
gloves > guanti
sponge > spugne
sponges > spugne
accendere > accendino
accendere candeline > accendino
accendere gas > accendino
accendere fornello > accendino
accendere barbecue > accendino
lighter > accendino
luce fulminata > lampadina
fulminata > lampadina
bulbo > lampadina
luce lampada > lampadina
light bulbs > lampadina
telecomando scarico > pile
telecomando > pile ministilo, pile stilo, pile
pile telecomando > pile ministilo, pile stilo
pila > pile
batteria > pile
orologio > pile bottone
borsa spesa > borsa riutilizzabile, borsa
busta spesa > borsa riutilizzabile, borsa
shopper > borsa riutilizzabile, borsa
sacchetto riutilizzabile > borsa riutilizzabile, borsa
sacchetto spesa > borsa riutilizzabile, borsa
cooler bag > borsa termica
borsa surgelati > borsa termica
sacchetti frutta riutilizzabili > retine
sacchetti frutta > retine
sciacquare bocca > collutorio
bocca > collutorio, dentifricio
mouthwash > collutorio
spazi denti > scovolini, filo interdentale
pulire denti > filo interdentale, scovolini, spazzolino
pulire spazi denti > scovolini, filo interdentale
cibo denti > filo interdentale, scovolini
floss > filo interdentale
alito pesante > collutorio, gomme
alito cattivo > collutorio, dentifricio
alito fresco > collutorio, gomme
alito > collutorio, gomme, dentifricio
toothbrush > spazzolino
testine > spazzolino, testine
denti gialli > dentifricio sbiancante, dentifricio
gengive sanguinano > dentifricio gengive, collutorio, dentifricio
capelli cadono > shampoo
cadono capelli > shampoo
perdo capelli > shampoo
cute sensibile > shampoo delicato, shampoo
hair wash > shampoo
conditioner > balsamo
annodati > balsamo
capelli annodati > balsamo
nodi capelli > balsamo
fissare piega > lacca, gel capelli
fissare capelli > lacca, gel capelli
cera capelli > gel capelli, lacca
capelli secchi > balsamo, maschera ristrutturante, olio capelli
capelli crespi > balsamo, maschera ristrutturante, olio capelli
doppie punte > balsamo, maschera ristrutturante, olio capelli
capelli sfibrati > maschera ristrutturante, balsamo
hairspray > lacca
hair spray > lacca
brillantina > gel capelli
colore capelli > tinta capelli
colorare capelli > tinta capelli
colorarsi capelli > tinta capelli
tingere > tinta capelli
tingere capelli > tinta capelli
tintura > tinta capelli
ricrescita > tinta capelli
coprire ricrescita > tinta capelli
coprire capelli bianchi > tinta capelli
capelli bianchi > tinta capelli
hair dye > tinta capelli
bagno rilassante > bagnoschiuma, docciaschiuma
shower gel > docciaschiuma, bagnoschiuma
bubble bath > bagnoschiuma
bagnodoccia > docciaschiuma, bagnoschiuma
doccia gel > docciaschiuma, bagnoschiuma
ascelle > deodorante
puzzano ascelle > deodorante roll on, deodorante
stick ascelle > deodorante stick, deodorante roll on
antitraspirante > deodorante roll on, deodorante
rexona > deodorante
body lotion > crema corpo, latte corpo
crema idratante > crema viso, crema corpo
olio massaggi > olio corpo
olio corpo mandorle > olio corpo
crema gambe > crema corpo
smagliature > olio corpo, crema corpo
pelle tira > crema corpo, latte corpo
crema doccia > latte corpo, crema corpo
crema dopo doccia > latte corpo, crema corpo
hand cream > crema mani
lucidalabbra > stick labbra, burrocacao
labello > stick labbra, burrocacao
lip balm > stick labbra, burrocacao
labbra > stick labbra, burrocacao
labbra screpolate > stick labbra, burrocacao
labbra spaccate > stick labbra, burrocacao
labbra secche > stick labbra, burrocacao
mare > crema solare, latte solare
andare mare > crema solare, latte solare
protezione 50 > crema solare, latte solare
protezione > crema solare, latte solare
protezione solare > crema solare, latte solare
protezione solare bimbi > crema solare bambini, crema solare
spf > crema solare, latte solare
scottarsi > crema solare
scottarsi sole > crema solare
pelle sole > crema solare, latte solare
proteggere sole > crema solare
proteggere pelle sole > crema solare
abbronzante > crema solare, olio solare
contorno occhi > crema viso, crema contorno occhi
pelle grassa > detergente viso, crema viso
pelle grassa viso > detergente viso, crema viso
punti neri > detergente viso, maschera viso
makeup remover > acqua micellare, salviette struccanti
make up remover > acqua micellare, salviette struccanti
levatrucco > acqua micellare, salviette struccanti, dischetti
trucco > acqua micellare, salviette struccanti, dischetti
face cream > crema viso
face wash > detergente viso
rughe > crema viso
antirughe > crema viso
maschera bellezza > maschera viso
scrub > detergente viso, maschera viso
orecchie > cotton fioc
bastoncini orecchie > cotton fioc
barba > schiuma barba, gel barba, rasoi
tagliare barba > rasoi, schiuma barba
radersi > rasoi, schiuma barba
radere > rasoi, schiuma barba
rasatura > schiuma barba, rasoi, gel barba
pelle dopo barba > dopobarba
pelle irritata barba > dopobarba
after shave > dopobarba
aftershave > dopobarba
ricarica rasoio > lame ricambio
ricambi rasoio > lame ricambio
razor blades > lame ricambio, rasoi
lamette > rasoi, lame ricambio
gillette > rasoi, lame ricambio
mach 3 > lame ricambio, rasoi
bilama > rasoi
shaving cream > schiuma barba
ceretta > strisce depilatorie
ceretta freddo > strisce depilatorie
silk epil > strisce depilatorie, rasoio donna
peli > strisce depilatorie, rasoio donna
peli superflui > strisce depilatorie, rasoio donna
depilare > strisce depilatorie, rasoio donna
depilazione > strisce depilatorie, rasoio donna
crema depilatoria > strisce depilatorie
baffi > strisce depilatorie
radersi gambe > rasoio donna, strisce depilatorie
perdite > proteggi slip, assorbenti
tamponi > assorbenti interni
tampons > assorbenti interni
tampax > assorbenti interni, assorbenti
ob > assorbenti interni
pads > assorbenti
nuvenia > assorbenti
panty liner > proteggi slip
mie cose > assorbenti
coppetta mestruale > assorbenti interni
sapone intimo > detergente intimo
bidet > detergente intimo
sapone bidet > detergente intimo
parti intime > detergente intimo
lavare parti intime > detergente intimo
intimate wash > detergente intimo
intime > detergente intimo
prurito intimo > detergente intimo
cerotto > cerotti
bambagia > cotone idrofilo, cotone
ovatta > cotone idrofilo, cotone
batuffoli > cotone idrofilo, cotone
bende > garza, garze
bendare > garza, garze
fasciare > garza, garze
fasciare ferita > garza, garze
primo soccorso > cerotti, disinfettante, garza
pronto soccorso > cerotti, disinfettante, garza
cassetta pronto soccorso > cerotti, disinfettante, garza
plasters > cerotti
plaster > cerotti
band aid > cerotti
bandaid > cerotti
mercurocromo > disinfettante cute, disinfettante
hand sanitizer > gel mani
gel disinfettante > gel mani
igienizzante mani > gel mani
tagliato > cerotti, disinfettante
graffio > cerotti, disinfettante
scarpe male > cerotti
magnesio > integratore magnesio, integratore
magnesio potassio > integratore magnesio, integratore
potassio > integratore, banane
multivitaminico > integratore multivitaminico, integratore
supradyn > integratore multivitaminico, integratore
polase > integratore magnesio, integratore
melatonina > integratore, camomilla
stanco > integratore
stanca > integratore
crampi > integratore magnesio, integratore
vitamina > integratore
vitamina c > integratore vitamina, arance, kiwi
fermenti lattici > fermenti lattici, integratore
frutta frullata > omogeneizzato, purea frutta
frutta frullata neonati > omogeneizzato
prime pappe > omogeneizzato, crema riso, semolino
vasetto mela > omogeneizzato mela, omogeneizzato
vasetti svezzamento > omogeneizzato
pesce svezzamento > omogeneizzato pesce, omogeneizzato
carne svezzamento > omogeneizzato carne, omogeneizzato
frutta svezzamento > omogeneizzato frutta, omogeneizzato
biscotti biberon > biscotti granulati, biscotti primi mesi
biscotti sciogliere biberon > biscotti granulati, biscotti primi mesi
multicereali > crema cereali, crema multicereali
multicereali neonati > crema multicereali, crema riso
frutta succhiare > purea frutta, merenda
frutta bere > purea frutta, succo frutta
pouch > purea frutta
pouch frutta > purea frutta
latte artificiale > latte polvere, latte lattanti
latte bebe > latte polvere, latte lattanti
bebe > bimbi, neonati
latte lattanti > latte polvere, latte lattanti
latte 1 > latte polvere, latte lattanti
latte 2 > latte proseguimento
latte 3 > latte crescita
latte uno > latte polvere, latte lattanti
latte due > latte proseguimento
latte tre > latte crescita
latte mesi > latte proseguimento, latte polvere
latte sei mesi > latte proseguimento
latte anno > latte crescita
latte bambino anno > latte crescita
latte bimbo anno > latte crescita
latte bambini anno > latte crescita
latte biberon > latte polvere, latte lattanti, latte proseguimento
aptamil > latte polvere, latte proseguimento
nidina > latte polvere, latte proseguimento
humana > latte polvere, latte proseguimento
formula milk > latte polvere, latte proseguimento
baby milk > latte polvere, latte proseguimento
baby formula > latte polvere, latte proseguimento
baby dry > pannolini
newborn > pannolini taglia 1, pannolini
pannolini mutandina > mutandine assorbenti, mutandine
pannolini mutanda > mutandine assorbenti, mutandine
mutandina > mutandine assorbenti, mutandine
togliere pannolino > mutandine assorbenti, mutandine
spannolinamento > mutandine assorbenti, mutandine
pipi letto > mutandine assorbenti, pannolini
pannolini mare > pannolini
pannolini midi > pannolini taglia 3, pannolini
pannolini maxi > pannolini taglia 4, pannolini
pannolini junior > pannolini taglia 5, pannolini
cambio pannolino > salviette, pasta protettiva
fissan > pasta protettiva
pasta fissan > pasta protettiva
pomata pannolino > pasta protettiva
bagnetto > bagno bimbi, bagno delicato, shampoo bimbi
bagnetto bimbo > bagno delicato, shampoo delicato bimbi
lavare bimbo > bagno delicato, shampoo delicato bimbi
shampoo lacrime > shampoo delicato bimbi
shampoo senza lacrime > shampoo delicato bimbi
shampoo brucia occhi > shampoo delicato bimbi
shampoo occhi > shampoo delicato bimbi
sapone neonati > bagno delicato, detergente bimbi
sapone neonato > bagno delicato, detergente bimbi
olio neonati > bagno delicato, olio corpo
olio neonato > bagno delicato, olio corpo
johnson > shampoo delicato bimbi, bagno delicato
johnson baby > shampoo delicato bimbi, bagno delicato
brucia sederino > pasta protettiva
sederino rosso > pasta protettiva
culetto rosso > pasta protettiva
fresh clean > salviette
bavette bimbo > bavaglini
bavette neonato > bavaglini
bavaglie > bavaglini
ricambio biberon > tettarelle
chicco > biberon, succhietto, tettarelle
avent > biberon, tettarelle
bere neonato > biberon, tettarelle
pacifier > succhietto
dummy > succhietto
gommotto > succhietto
baby bottle > biberon
baby > bimbi, neonati
mangime cuccioli > crocchette cane puppy, crocchette puppy, crocchette cane
puppy > crocchette cane puppy, crocchette puppy, crocchette cane
cuccioli > puppy, junior
fido > crocchette cane, umido cane
pappa cane > umido cane, crocchette cane
pappa secca cane > crocchette cane
pappa gatto > umido gatto, crocchette gatto
carne cane > umido cane
traversine > tappetini
tappetini > tappetini igienici
pipi cane > tappetini, sacchetti igienici
bisogni cucciolo > tappetini, sacchetti igienici
cucciolo casa > tappetini
cacca > sacchetti igienici
cacca cane > sacchetti igienici
sacchetti cacca > sacchetti igienici
sacchetti cane > sacchetti igienici
sacchetti cacca cane > sacchetti igienici
sacchettini cacca cane > sacchetti igienici
sacchettini igienici > sacchetti igienici
bustine bisogni > sacchetti igienici
passeggiata cane > sacchetti igienici
denti cane > snack denti cane, snack dentale, snack cane
dentastix > snack dentale, snack cane
dog treats > snack cane
dog snacks > snack cane
cat treats > snack gatto
cane puzza > shampoo cani
puzza cane > shampoo cani
pelo cane > shampoo cani
pulire cane > shampoo cani
lavare cane > shampoo cani
sacco crocchette cane > crocchette cane
whiskas > umido gatto, bocconcini gatto, crocchette gatto
gourmet > umido gatto, pate gatto, bocconcini gatto
wet cat food > umido gatto, bocconcini gatto
straccetti gatto > umido gatto, bocconcini gatto
tonno gatto > umido gatto, bocconcini gatto tonno
mousse gatto > umido gatto, mousse gatto
micio > gatto
mici > gatto
micetto > gatto
micini > gatto
micia > gatto
cibo micio > umido gatto, crocchette gatto
cibo mici > umido gatto, crocchette gatto
pappa micio > umido gatto, crocchette gatto
croccantini micio > crocchette gatto
purina one > crocchette gatto, crocchette cane
cassetta gatto > lettiera
lettiera puzza > lettiera
sabbia micio > lettiera
stick gatto > snack gatto
stick gatti > snack gatto
golosita gatti > snack gatto
golosita gatto > snack gatto
catsan > lettiera
pappagallo > mangime uccelli, mangime canarini
pappagallini > mangime uccelli, mangime canarini
cocorite > mangime uccelli, mangime canarini
tartaruga > mangime tartarughe, mangime pesci, mangime
tartarughe > mangime tartarughe, mangime pesci, mangime
acquario > mangime pesci
pesciolini > mangime pesci
porcellino india > mangime conigli, fieno, mangime criceti
cavia > mangime conigli, fieno, mangime criceti
cavie > mangime conigli, fieno, mangime criceti
galline > mangime
`;

/** What goes into a dish or a drink: who asks for its ingredients, or how to make it, gets those. */
export const dishes = `
ingredienti pasta norma > melanzane, ricotta, passata, penne, basilico
ingredienti norma > melanzane, ricotta, passata, penne, basilico
ingredienti parmigiana melanzane > melanzane, mozzarella, passata, parmigiano, basilico
ingredienti vitello tonnato > fettine vitello, arrosto bovino, tonno, maionese, capperi, acciughe
ingredienti pesto genovese > basilico, pinoli, pecorino, parmigiano, olio extravergine
ingredienti gricia > guanciale, pecorino romano, rigatoni
ingredienti boscaiola > funghi, salsiccia, panna cucina, penne
ingredienti scoglio > cozze, vongole, calamari, gamberi, spaghetti
ingredienti spaghetti scoglio > cozze, vongole, calamari, gamberi, spaghetti
ingredienti pasta genovese > cipolle, spezzatino, rigatoni
ingredienti gnocchi sorrentina > gnocchi, passata, mozzarella, basilico
ingredienti pasta carbonara > guanciale, pecorino romano, uova, spaghetti
ingredienti pasta amatriciana > guanciale, pecorino romano, pelati, bucatini
ingredienti pasta pesto > pesto, trofie, linguine
ingredienti pasta forno > rigatoni, ragu, besciamella, mozzarella, passata
ingredienti pasta patate > patate, pasta mista, provola, pancetta
ingredienti pasta panna > panna cucina, prosciutto cotto, penne
ingredienti pasta salmone > salmone affumicato, panna cucina, penne
ingredienti aglio olio peperoncino > spaghetti, aglio, olio extravergine, peperoncino
ingredienti cannelloni > lasagne, ricotta, spinaci, besciamella, macinato
ingredienti arancini > riso, ragu, piselli, mozzarella, pangrattato
ingredienti suppli > riso, passata, mozzarella, pangrattato
ingredienti risotto funghi > riso, funghi porcini, brodo, parmigiano
ingredienti risotto zafferano > riso, zafferano, brodo, burro
ingredienti risotto zucca > riso, zucca, brodo, burro
ingredienti risotto mare > riso, misto mare, gamberi
ingredienti polpettone > macinato, uova, pangrattato, parmigiano
ingredienti cotolette > fettine vitello, petto pollo, pangrattato, uova
ingredienti scaloppine > fettine vitello, limoni, burro, farina
ingredienti saltimbocca > fettine vitello, prosciutto crudo, salvia
ingredienti ossobuco > ossibuchi, riso, zafferano
ingredienti gulasch > spezzatino, cipolle, passata, patate
ingredienti brasato > brasato, vino rosso, carote, sedano, cipolle
ingredienti bollito misto > bollito, carote, sedano, cipolle
ingredienti pollo curry > petto pollo, curry, panna cucina, riso basmati
ingredienti pollo forno > pollo intero, cosce pollo, patate, rosmarino
ingredienti insalata pollo > petto pollo, insalata, maionese
ingredienti zuppa pesce > misto mare, cozze, vongole, gamberi, passata
ingredienti cacciucco > misto mare, cozze, polpo, passata
ingredienti insalata polpo > polpo, patate, prezzemolo
ingredienti impepata cozze > cozze, pepe, limoni
ingredienti ribollita > cavolo nero, fagioli cannellini, pane, carote
ingredienti pizzoccheri > verza, patate, burro, fontina
ingredienti polenta salsiccia > polenta, salsiccia
ingredienti panzanella > pane, pomodori, cipolle, basilico
ingredienti pasta ceci > ceci, pasta mista, ditalini
ingredienti farinata > farina ceci, olio extravergine
ingredienti torta salata > pasta sfoglia, pasta brisee, ricotta, spinaci, uova
ingredienti quiche > pasta brisee, panna, uova, pancetta
ingredienti torta pasqualina > pasta sfoglia, bietole, ricotta, uova
ingredienti fonduta > fontina, latte, uova
ingredienti bagna cauda > acciughe, aglio, olio extravergine
ingredienti insalata greca > feta, cetrioli, pomodori, olive
ingredienti caesar > lattuga, petto pollo, crostini, parmigiano
ingredienti insalata caesar > lattuga, petto pollo, crostini, parmigiano
ingredienti couscous > couscous, zucchine, carote, ceci
ingredienti paella > riso, misto mare, gamberi, piselli, zafferano
ingredienti chili > macinato, fagioli rossi, passata, peperoncino
ingredienti fajitas > tortillas, petto pollo, peperoni
ingredienti burrito > tortillas, fagioli rossi, macinato
ingredienti poke > riso, salmone, avocado, salsa soia
ingredienti tzatziki > yogurt greco, cetrioli, aglio
ingredienti zuppa inglese > savoiardi, latte, uova, cacao
ingredienti pastiera > ricotta, pasta frolla, uova, zucchero
ingredienti cannoli > ricotta, zucchero velo, gocce cioccolato
ingredienti ciambellone > farina, uova, zucchero, lievito dolci, latte
ingredienti plumcake > farina, uova, zucchero, lievito dolci, yogurt
ingredienti muffin > farina, uova, zucchero, lievito dolci, gocce cioccolato
ingredienti brownies > cioccolato fondente, burro, uova, zucchero, farina
ingredienti salame cioccolato > biscotti secchi, cacao, burro, zucchero
ingredienti torta yogurt > yogurt bianco, farina, uova, zucchero, lievito dolci
ingredienti torta carote > carote, mandorle, farina, uova
ingredienti torta compleanno > farina, uova, zucchero, panna montare, lievito dolci
ingredienti pan spagna > uova, zucchero, farina, fecola
ingredienti crema pasticcera > latte, uova, zucchero, farina
ingredienti meringhe > albume, zucchero velo
ingredienti chiacchiere > farina, uova, burro, zucchero velo
ingredienti frittelle > farina, uova, latte, uvetta
ingredienti biscotti natale > farina, burro, cannella, zucchero
ingredienti mousse cioccolato > cioccolato fondente, panna montare, uova
ingredienti tartufi > cioccolato fondente, burro, cacao
ingredienti gelatina > zucchero, limoni
ingredienti cioccolata calda > cacao, latte, cioccolato fondente
ingredienti granita > limoni, zucchero, ghiaccio
ingredienti limoncello > limoni, alcol liquori, zucchero
ingredienti vin brule > vino rosso, arance, cannella, zucchero
ingredienti sangria > vino rosso, arance, limoni, zucchero
ingredienti gin tonic > gin, acqua tonica, limoni
ingredienti hugo > prosecco, sciroppo sambuco, menta
ingredienti bellini > prosecco, nettare pesca
ingredienti mimosa > prosecco, spremuta arance
ingredienti cuba libre > rum, cola, lime
ingredienti moscow mule > vodka, ginger ale, lime
ingredienti americano > bitter, vermouth, acqua frizzante
ingredienti spritz campari > bitter, prosecco, acqua frizzante
ingredienti frullato proteico > albume, banane, latte, skyr
ingredienti cappuccino > latte intero, caffe macinato, cacao
ingredienti te limone > te, limoni
ingredienti lievito madre > farina, lievito madre
ingredienti pasta fresca > semola, farina 00, uova
ingredienti lasagne vegetariane > sfoglia lasagne, zucchine, melanzane, besciamella
ingredienti pizza casa > farina, lievito birra, passata, mozzarella
ingredienti toast farcito > pane toast, prosciutto cotto, fette fuse
ingredienti colazione americana > uova, bacon, pancetta, pane toast
ingredienti aperitivo > patatine, olive, prosecco, arachidi
ingredienti fondue > fontina, emmental
ingredienti purea > patate, latte, burro
ingredienti patate forno > patate, rosmarino, olio extravergine
ingredienti crespelle > latte, uova, farina, burro
`;
