/**
 * What people say instead of the name of a thing: what it is for, whom it is for, a recipe, another language. One-way, one
 * a line: who asks for the left side is content with each of the right.
 */
export const spoken = `
pulire forno > detergente forno, pulitore forno
pulire vetri > detergente vetri, lavavetri
lavare vetri > detergente vetri, lavavetri
lavare piatti > detersivo piatti
pulire piatti > detersivo piatti
lavare pavimenti > detergente pavimenti, lavapavimenti
pulire pavimenti > detergente pavimenti, lavapavimenti
lavare panni > detersivo lavatrice
lavare vestiti > detersivo lavatrice
pulire bagno > anticalcare bagno, detergente bagno, anticalcare
pulire cucina > sgrassatore
togliere calcare > anticalcare
calcare > anticalcare
lavare denti > dentifricio
lavare capelli > shampoo
lavare mani > sapone mani, sapone liquido
olio friggere > olio semi, olio arachidi, olio girasole
formaggio pizza > mozzarella
acqua bollicine > acqua frizzante
bollicine > prosecco, franciacorta
bere > acqua, aranciata, cola, succo, birra, vino
tuorli > uova
albumi > uova
te freddo > te limone, te pesca
sugo pronto > ragu, pesto, sugo pomodoro
sugo pasta > ragu, pesto, passata
vino pesce > vino bianco
vino carne > vino rosso
rotoli cucina > carta cucina, asciugatutto, rotoloni
buste immondizia > sacchi nettezza, sacchi spazzatura, sacchi immondizia
buste spazzatura > sacchi nettezza, sacchi spazzatura, sacchi immondizia
merenda > merendine, cornetti, biscotti, cracker, yogurt
merenda bambini > merendine, cornetti, biscotti, cracker, yogurt
colazione > biscotti, fette biscottate, cereali, cornetti, marmellata
aperitivo > patatine, olive, taralli, prosecco, analcolico
latte vegetale > bevanda soia, bevanda mandorla, bevanda avena, bevanda riso, bevanda cocco
bevanda vegetale > bevanda soia, bevanda mandorla, bevanda avena, bevanda riso, bevanda cocco
hamburger senza carne > burger vegetale, burger soia, hamburger vegetale
hamburger vegetariano > burger vegetale, burger soia, hamburger vegetale
hamburger vegano > burger vegetale, burger soia, hamburger vegetale
anziano > senior
adulto > adult
cucciolo > puppy, junior
intollerante lattosio > senza lattosio, delattosato
intolleranti lattosio > senza lattosio, delattosato
intollerante glutine > senza glutine
celiaci > senza glutine
celiaco > senza glutine
diabetici > senza zuccheri, senza zucchero
diabetico > senza zuccheri, senza zucchero
ingredienti carbonara > guanciale, pecorino romano, uova, spaghetti
ingredienti amatriciana > guanciale, pecorino romano, pelati, bucatini
ingredienti tiramisu > mascarpone, savoiardi, uova, caffe macinato, cacao
ingredienti ragu > macinato, passata, sedano, carote, cipolle
ingredienti pesto > basilico, pinoli, pecorino, parmigiano, olio extravergine
ingredienti pizza > farina, lievito birra, passata, mozzarella
ingredienti lasagne > sfoglia lasagne, macinato, passata, besciamella, parmigiano
pulire water > gel wc, tavolette wc, disincrostante wc
pulire wc > gel wc, tavolette wc, disincrostante wc
pulire lavandino > crema detergente, anticalcare
pulire doccia > anticalcare bagno, anticalcare
pulire lavatrice > anticalcare lavatrice, cura lavatrice
pulire lavastoviglie > cura lavastoviglie
pulire parquet > detergente parquet
pulire legno > detergente parquet, cera
lavare legno > detergente parquet
pavimento legno > detergente parquet
pulire acciaio > detergente acciaio
lucidare acciaio > detergente acciaio
pulire finestre > detergente vetri
lavare finestre > detergente vetri
pulire specchi > detergente vetri
pulire orecchie > cotton fioc
sgorgare > disgorgante
sgorgare lavandino > disgorgante
sturare > disgorgante
sturalavandini > disgorgante
lavandino intasato > disgorgante
muffa > antimuffa
unto > sgrassatore
sgrassare > sgrassatore
togliere macchie > smacchiatore
macchie > smacchiatore
smacchiare > smacchiatore
sbiancare > candeggina, additivo bucato
lana > detersivo delicati
capi delicati > detersivo delicati
stirare > appretto, acqua demineralizzata, acqua distillata
ferro stiro > appretto, acqua demineralizzata, acqua distillata
formiche > insetticida
mosche > insetticida
scarafaggi > insetticida
insetti > insetticida, antizanzare
punture zanzare > dopopuntura, antizanzare
cattivi odori > deodorante ambiente, diffusore
profumo casa > deodorante ambiente, diffusore, candela profumata
profumo bagno > deodorante ambiente, diffusore
profumo biancheria > profuma biancheria
usa e getta > monouso
plastica > monouso, compostabili
forchette > posate
coltelli > posate
congelare > sacchetti gelo, sacchetti freezer
sacchetti congelare > sacchetti gelo
sacchi umido > sacchi compostabili, sacchi umido
stilo > pile stilo, pile
ministilo > pile ministilo, pile
ferita > disinfettante, cerotti, acqua ossigenata
ferite > disinfettante, cerotti, acqua ossigenata
disinfettare > disinfettante, acqua ossigenata
disinfettare ferita > disinfettante, acqua ossigenata
raffreddore > fazzoletti
naso > fazzoletti
tagli > cerotti
vesciche > cerotti
mal di gola > miele, tisana, caramelle balsamiche
dormire > camomilla, tisana
rilassarsi > camomilla, tisana
digerire > tisana, amaro
digestivo > amaro, tisana
sole > solare
scottature > doposole
abbronzarsi > solare
faccia > viso
struccarsi > struccante, salviette struccanti, acqua micellare
depilarsi > strisce depilatorie, rasoio donna
ciclo > assorbenti
labbra secche > burrocacao
sederino > pasta protettiva
arrossamenti > pasta protettiva
ciuccio > succhietto
ciucci > succhietto
neonati > bimbi, infanzia
latte neonati > latte in polvere, latte infanzia
latte prima infanzia > latte in polvere, latte infanzia
cambio pannolino > salviette, pannolini
svezzamento > omogeneizzato, crema cereali, pastina
cibo secco gatto > crocchette gatto
cibo secco cane > crocchette cane
cibo secco gatti > crocchette gatto
cibo secco cani > crocchette cane
cibo umido gatti > umido gatto
cibo umido cani > umido cane
scatolette cane > umido cane
scatolette gatto > umido gatto
bustine gatto > umido gatto
bustine cane > umido cane
premietti > snack
premietti cane > snack cane
premietti gatto > snack gatto
premi cane > snack cane
biscotti cane > snack cane
uccellini > mangime, canarini, uccelli
semi uccellini > mangime canarini, mangime
semi uccelli > mangime canarini, mangime
canarino > mangime canarini
conigli > conigli nani
criceto > mangime criceti, mangime roditori
pesci rossi > mangime pesci
carne brodo > bollito, biancostato, muscolo, gallina
carne bollito > bollito, biancostato, muscolo
carne grigliata > salsiccia, bistecca, costine, spiedini, hamburger
carne brace > salsiccia, bistecca, costine, spiedini
carne polpette > macinato
carne tartare > tartare, macinato scelto
carne ragu > macinato
pollo cotto > pollo arrosto
pesce fritto > fritto misto, calamari, totani
pesce friggere > fritto misto, calamari, alici
pesce pulito > filetti, tranci
frutta tagliata > macedonia
macedonia > macedonia, frutta mista
odori brodo > sedano, carote, cipolle, prezzemolo
soffritto > soffritto, sedano carote cipolle
lunga conservazione > uht
non scade > uht
cioccolato cucina > cioccolato fondente
cioccolato torte > cioccolato fondente
cioccolato dolci > cioccolato fondente, gocce cioccolato
pasta brodo > pasta minestra, tortellini, cappelletti
pastina brodo > pasta minestra
panna dolci > panna montare, panna fresca
panna montata > panna montare, panna spray
panna pasta > panna cucina
teina > deteinato
senza teina > deteinato, rooibos, tisana
senza caffeina > decaffeinato, deteinato, camomilla, tisana, infuso
caffe senza caffeina > caffe decaffeinato
macchinetta > capsule, cialde
caffe macchinetta > capsule, cialde
brindare > spumante, prosecco, champagne
festa > spumante, patatine, bibite
gelato senza latte > sorbetto, ghiaccioli, gelato vegano
sgranocchiare > patatine, taralli, cracker, arachidi
salato > cracker, patatine, taralli
vino dessert > vino dolce, moscato, vin santo
vino dolci > vino dolce, moscato, vin santo
spazzatura > sacchi spazzatura, sacchi nettezza, sacchi
spalmare > spalmabile
formaggio grattugiare > parmigiano, grana padano, pecorino
gattini > gatto
gattino > gatto
cagnolino > cane
filadelfia > philadelphia, formaggio spalmabile
chicken breast > petto pollo
washing powder > detersivo lavatrice
milk > latte
egg > uova
eggs > uova
bread > pane
butter > burro
cheese > formaggio, mozzarella, parmigiano
chicken > pollo
meat > carne, macinato, hamburger
ham > prosciutto
fish > pesce, salmone, orata, merluzzo
rice > riso
flour > farina
sugar > zucchero
water > acqua
still water > acqua naturale
sparkling water > acqua frizzante
olive oil > olio extravergine, olio oliva
vinegar > aceto
tomato sauce > passata, sugo
honey > miele
jam > marmellata, confettura
cookies > biscotti
coffee > caffe
tea > te, tisana
juice > succo
wine > vino
red wine > vino rosso
white wine > vino bianco
ice cream > gelato
apples > mele
bananas > banane
oranges > arance
lemons > limoni
potatoes > patate
tomatoes > pomodori
onions > cipolle
garlic > aglio
carrots > carote
lettuce > lattuga, insalata
toilet paper > carta igienica
paper towels > asciugatutto, carta cucina
toothpaste > dentifricio
soap > sapone
diapers > pannolini
nappies > pannolini
dog food > cibo cane, crocchette cane
cat food > cibo gatto, crocchette gatto
cat litter > lettiera
dishwashing liquid > detersivo piatti
laundry detergent > detersivo lavatrice
pulire fornelli > sgrassatore, crema detergente, detergente acciaio
pulire piano cottura > sgrassatore, crema detergente
pulire cappa > sgrassatore
pulire frigo > sgrassatore, bicarbonato
pulire divano > smacchiatore
pulire tappeto > smacchiatore
pulire mobili > cattura polvere, panni polvere
lavare terra > lavapavimenti, detergente pavimenti, detersivo pavimenti
pulire terra > lavapavimenti, detergente pavimenti, detersivo pavimenti
lavare biancheria > detersivo lavatrice
lavare bucato > detersivo lavatrice
bucato > detersivo lavatrice
bucato mano > detersivo mano, sapone marsiglia, detersivo delicati
profumo bucato > profuma biancheria, profuma bucato, ammorbidente
sbiancare lenzuola > candeggina, additivo bucato
sbiancare bucato > candeggina, additivo bucato
incrostazioni > anticalcare, disincrostante
rubinetto > anticalcare
polvere mobili > panni polvere, cattura polvere
fumo > deodorante ambiente
tarme > antitarme
topi > trappola topi
zanzare > antizanzare, insetticida
differenziata > sacchi spazzatura, sacchi nettezza, sacchi compostabili, sacchi umido
raccolta differenziata > sacchi spazzatura, sacchi nettezza, sacchi compostabili
accendigas > accendino
accendere fuoco > accendino, fiammiferi
telecomando > pile ministilo, pile stilo
compleanno > candeline, torta
candeline > candele compleanno
medicazione > cerotti, garze, disinfettante
medicazioni > cerotti, garze, disinfettante
medicare > cerotti, garze, disinfettante
ginocchio sbucciato > cerotti, disinfettante
sbucciatura > cerotti, disinfettante
scottatura > pomata, doposole
tosse > miele, caramelle balsamiche, tisana, propoli
gola > miele, caramelle balsamiche, tisana
influenza > fazzoletti, miele, tisana
mal di testa > camomilla
mal di pancia > camomilla, tisana finocchio
stitichezza > prugne secche, yogurt probiotico, crusca
intestino > yogurt probiotico, kefir, fermenti lattici
dimagrire > gallette, yogurt magro, tisana
palestra > barrette proteiche, proteico, bevanda isotonica
sportivi > barrette, bevanda isotonica, proteico
energetica > barretta cereali, barretta
barrette energetiche > barretta cereali, barretta
proteine > proteico, tonno, uova
acne > detergente viso
brufoli > detergente viso
occhiaie > crema viso
pelle secca > crema corpo, crema idratante
mani secche > crema mani
capelli grassi > shampoo
caduta capelli > shampoo
pidocchi > shampoo
alito > collutorio, gomme masticare
denti bianchi > dentifricio sbiancante, dentifricio
gengive > dentifricio, collutorio
carta culo > carta igienica
sedere > carta igienica, pasta protettiva
culo > carta igienica
pipi > pannolini, carta igienica
incontinenza > pannoloni, assorbenti
mestruazioni > assorbenti
pappe > omogeneizzato, crema cereali, semolino, pastina
primi denti > biscotti bimbi
neonato > neonati, primi mesi, lattanti, bimbi
bambini piccoli > bimbi
pesce bambini > bastoncini, filetti platessa, filetti merluzzo
pannolini neonato > pannolini newborn, pannolini taglia 1, pannolini taglia 2
gatto sterilizzato > gatto sterilizzati, crocchette gatto
gatto castrato > gatto sterilizzato
puzza gatti > lettiera
bisogni gatto > lettiera
bisogni cane > sacchetti igienici
osso cane > snack cane, osso masticare
ossa cane > snack cane, osso masticare
giochi cane > snack cane
criceti > mangime criceti, mangime roditori
ingredienti besciamella > burro, farina, latte
ingredienti torta mele > mele, farina, uova, zucchero, burro, lievito dolci
torta mele > mele, farina, lievito dolci
ingredienti torta > farina, uova, zucchero, burro, lievito dolci
ingredienti pancake > farina, uova, latte, sciroppo acero
ingredienti crepes > farina, uova, latte
ingredienti cacio pepe > pecorino romano, pepe nero, spaghetti
ingredienti risotto > riso, brodo, burro, parmigiano, vino bianco
ingredienti minestrone > minestrone, carote, sedano, patate, zucchine
minestrone > carote, sedano, patate, zucchine
ingredienti parmigiana > melanzane, passata, mozzarella, parmigiano
ingredienti insalata riso > riso, tonno, olive, sottaceti
ingredienti panna cotta > panna fresca, zucchero, gelatina
ingredienti cheesecake > formaggio spalmabile, biscotti, burro
ingredienti spritz > aperitivo, prosecco, acqua frizzante
ingredienti mojito > rum, menta, lime, zucchero canna
ingredienti polpette > macinato, uova, pangrattato, parmigiano
ingredienti gnocchi > patate, farina, uova
condire pasta > sugo, ragu, pesto, passata
condire insalata > olio extravergine, aceto
condimento pasta > sugo, ragu, pesto, passata
insalata fredda > riso, farfalle, fusilli
pasta fredda > farfalle, fusilli, penne
pasta insalata > farfalle, fusilli, penne
sugo velocissimo > sugo pronto
verdure griglia > zucchine, melanzane, peperoni, radicchio
verdura cotta > spinaci, bietole, verdura
pomodori salsa > pomodori ramati, passata, pelati
pomodoro sugo > passata, pelati, polpa pomodoro
arrosto > arista, lonza, rosmarino
spezie arrosto > rosmarino, salvia, insaporitore
fritto > olio semi girasole, olio arachidi
olio fritto > olio semi, olio arachidi, olio girasole
olio frittura > olio semi, olio arachidi, olio girasole
olio insalata > olio extravergine
cubetti brodo > dado
burro dolci > burro
lievito istantaneo > lievito dolci, lievito vanigliato
lievito pizza > lievito birra, lievito pizza
pasta proteica > pasta legumi, fusilli lenticchie, penne ceci
pasta legumi > fusilli lenticchie, penne ceci, pasta lenticchie, pasta ceci
latte digerisce > latte senza lattosio, latte alta digeribilita
latte digeribile > latte senza lattosio, latte alta digeribilita
digerisce > digeribile, senza lattosio
cuore > decaffeinato
caffe cuore > caffe decaffeinato
te sera > tisana, camomilla, te deteinato
tisana sera > camomilla, tisana
bibite gassate senza zuccheri > cola zero, cola senza zuccheri
bibite senza zuccheri > cola zero, aranciata zero
affettato tacchino > tacchino affettato, fesa tacchino, petto tacchino
affettato pollo > petto pollo, arrosto pollo
carne magra > macinato, petto pollo, petto tacchino, bresaola
fettine > fettine bovino, fettine vitello, scaloppine, lonza
fettine carne > fettine bovino, fettine vitello, scaloppine, bistecche
dolcetti > caramelle, cioccolatini, merendine
halloween > caramelle, cioccolatini
dolcetti halloween > caramelle, cioccolatini
pasqua > colomba, uovo cioccolato
natale > panettone, pandoro, torrone, spumante
befana > carbone dolce, caramelle, cioccolatini
carnevale > chiacchiere, frittelle
grigliata > salsicce, hamburger, costine, spiedini, carbonella
barbecue > salsicce, hamburger, costine, carbonella
picnic > piatti monouso, patatine, pane tramezzini
spiaggia > crema solare, crackers
viaggio > acqua, cracker, salviette
gin tonic > gin, acqua tonica
spritz > aperitivo, prosecco
cocktail > gin, vodka, rum, succo
sbronza > acqua, caffe
cola senza caffeina > cola
antipasto > olive, salame, prosciutto, sottaceti
contorno > insalata, patate, piselli, spinaci
secondo > pollo, hamburger, burger, pesce
primo > pasta, riso, lasagne
torta > torta, crostata, ciambella, preparato torta
activia > yogurt
milk free > senza lattosio
lactose free > senza lattosio
gluten free > senza glutine
sugar free > senza zuccheri
sparkling wine > prosecco, spumante
orange juice > succo arancia, spremuta
apple juice > succo mela
ground beef > macinato
minced meat > macinato
beef > bovino, manzo, hamburger
pork > maiale, suino, lonza
sausage > salsiccia, wurstel
bacon > pancetta, bacon
turkey > tacchino
salmon > salmone
tuna > tonno
shrimp > gamberi
peas > piselli
beans > fagioli
chickpeas > ceci
lentils > lenticchie
mushrooms > funghi
strawberries > fragole
grapes > uva
pears > pere
peaches > pesche
watermelon > anguria
cucumber > cetrioli
spinach > spinaci
eggplant > melanzane
zucchini > zucchine
pepper > pepe, peperoni
basil > basilico
parsley > prezzemolo
cream > panna
yoghurt > yogurt
chocolate > cioccolato
crisps > patatine
chips > patatine
biscuits > biscotti
cereal > cereali
breakfast cereal > cereali, corn flakes
oats > avena
peanut butter > burro arachidi
mayonnaise > maionese
mustard > senape
frozen pizza > pizza surgelata, pizza
dish soap > detersivo piatti
fabric softener > ammorbidente
bleach > candeggina
trash bags > sacchi spazzatura, sacchi nettezza
garbage bags > sacchi spazzatura, sacchi nettezza
batteries > pile
light bulb > lampadina
shaving foam > schiuma barba
razor > rasoi
sunscreen > crema solare
wipes > salviette
baby food > omogeneizzato
baby wipes > salviette
sanitary pads > assorbenti
deodorant > deodorante
body wash > bagnoschiuma
tissues > fazzoletti
napkins > tovaglioli
senza sale > non salati, non salato, iposodico, povero sale
senza bollicine > naturale, liscia
acqua senza bollicine > acqua naturale, acqua liscia
senza gas > naturale
acqua senza gas > acqua naturale, acqua liscia
acqua liscia > acqua naturale
senza lievito > azzimo
cioccolato amaro > cioccolato fondente
cioccolato nero > cioccolato fondente
affettato magro > bresaola, fesa tacchino, petto tacchino, prosciutto crudo
affettati magri > bresaola, fesa tacchino, petto tacchino, prosciutto crudo
crema cioccolato > crema cacao, crema gianduia, crema nocciole cacao, crema nocciole cioccolato
crema spalmabile cioccolato > crema cacao, crema gianduia, crema nocciole cacao, crema nocciole cioccolato
vegano carne > burger vegetale, burger soia, tofu, seitan
vegetariano carne > burger vegetale, burger soia, tofu, seitan
crema spalmabile > crema nocciole, crema gianduia, crema pistacchio
condimento pasta fredda > condiriso, sottaceti, giardiniera, olive
condimento riso > condiriso, sottaceti, giardiniera
insalata riso > condiriso, riso parboiled
verdure olio > carciofini, melanzane olio, peperoni olio, funghi olio, carciofi olio, antipasto
verdure aceto > giardiniera, cetriolini, cipolline, sottaceti
hamburger vegetale > burger vegetale, burger soia, burger vegano
almond milk > latte mandorla, bevanda mandorla
soy milk > latte soia, bevanda soia
oat milk > latte avena, bevanda avena
rice milk > latte riso, bevanda riso
coconut milk > latte cocco, bevanda cocco
dark chocolate > cioccolato fondente
milk chocolate > cioccolato latte
white chocolate > cioccolato bianco
green tea > te verde
black tea > te nero
breadsticks > grissini
rice cakes > gallette riso
almonds > mandorle
hazelnuts > nocciole
walnuts > noci
raisins > uvetta
anchovies > acciughe, alici
olives > olive
soy sauce > salsa soia
whole wheat > integrale
wholemeal > integrale
yeast > lievito
baking powder > lievito dolci
soup > zuppa, minestra, vellutata
broth > brodo
corn > mais
cold cuts > salame, prosciutto, mortadella
tomato paste > concentrato pomodoro
canned tomatoes > pelati, polpa pomodoro
ground coffee > caffe macinato
coffee pods > capsule caffe, cialde caffe
buckwheat > grano saraceno
dried tomatoes > pomodori secchi
smoked > affumicato
smoked salmon > salmone affumicato
sea salt > sale marino, sale mare
oatmeal > fiocchi avena, avena
orange marmalade > marmellata arance, confettura arance
hazelnut spread > crema nocciole
pesce scatola > tonno, sgombro, sardine, acciughe
verdure scatola > mais, piselli, fagioli
verdure surgelate > minestrone surgelato, spinaci surgelati, piselli surgelati
arance amare > arance
decorare dolci > zucchero velo, codette, zuccherini
salsa hamburger > ketchup, maionese, senape, salsa barbecue
cioccolato sciogliere > cioccolato fondente
piadina > tortillas, tortilla
spezie carne > rosmarino, salvia, pepe, paprika, insaporitore
sunflower oil > olio semi girasole, olio girasole
jam > confettura
strawberry > fragole
apricot > albicocche
cherry > ciliegie
raspberry > lamponi
blueberry > mirtilli
blueberries > mirtilli
peach > pesche
orange > arance
lemon > limoni
apple > mele
pear > pere
goat > capra
goat cheese > formaggio capra, caprino
fruit > frutta
fruit juice > succo frutta, nettare
tomato > pomodoro
onion > cipolle
potato > patate
carrot > carote
mushroom > funghi
sciroppate > sciroppo
frutta sciroppata > pesche sciroppate, pesche sciroppo, ananas sciroppo, macedonia
biscotti tiramisu > savoiardi, pavesini
poco zucchero > senza zuccheri, senza zucchero, zuccheri ridotti
poco sale > iposodico, povero sale, senza sale
crema crepes > crema nocciole, crema cacao, crema gianduia
te dormire > camomilla, tisana
bevanda calda > tisana, camomilla, te, cioccolata calda
pane tostato > fette biscottate, crostini, bruschette
formaggio fonduta > fontina, emmental, gruviera
crema verdure > vellutata, passato verdure
sugo piccante > sugo arrabbiata, sugo peperoncino
noccioline > arachidi
stuzzichini > patatine, taralli, olive, arachidi, salatini
stuzzichini aperitivo > patatine, taralli, olive, arachidi, salatini
snack aperitivo > patatine, taralli, olive, arachidi, salatini
salatini > patatine, taralli, cracker salati
pasta bambini > pastina
pasta bimbi > pastina
tisana dormire > tisana rilassante, camomilla
tisana sonno > tisana rilassante, camomilla
tisana digestiva > tisana finocchio
lenticchie cotte > lenticchie lessate
ceci cotti > ceci lessati
fagioli cotti > fagioli lessati, fagioli borlotti lessati, fagioli cannellini lessati
legumi cotti > ceci lessati, fagioli lessati, lenticchie lessate
frutta macedonia > macedonia, fragole, kiwi, banane, mele
verdure minestrone > minestrone
lievito torte > lievito dolci
lievito torta > lievito dolci
lievito biscotti > lievito dolci
farina dolci > farina 00, farina grano tenero
farina torte > farina 00, farina grano tenero
farina torta > farina 00, farina grano tenero
riso insalata > riso insalate, riso parboiled, riso ribe
riso freddo > riso insalate, riso parboiled, riso ribe
sbiancante bianchi > additivo bucato, candeggina
sbiancante bucato > additivo bucato, candeggina
sbiancante lavatrice > additivo bucato, candeggina
spray zanzare > insetticida, antizanzare
biscotti svezzamento > biscotti bimbi, biscotti primi mesi, biscotti granulati
biscotti neonati > biscotti bimbi, biscotti primi mesi, biscotti granulati
dolce > biscotti, frollini, merendine, caramelle, cioccolato, gelato, torta, plumcake
dolce senza zucchero > biscotti senza zuccheri, frollini senza zuccheri, caramelle senza zuccheri, cioccolato senza zuccheri
dolci senza zucchero > biscotti senza zuccheri, frollini senza zuccheri, caramelle senza zuccheri, cioccolato senza zuccheri
diabete > senza zuccheri, senza zucchero
celiachia > senza glutine
glicemia > senza zuccheri, senza zucchero
senza carne > burger vegetale, burger soia, polpette vegetali, seitan, tofu
secondo senza carne > burger vegetale, burger soia, polpette vegetali, cotolette soia, seitan, tofu
secondo vegetariano > burger vegetale, burger soia, polpette vegetali, cotolette soia, seitan, tofu
legno > parquet
pavimento parquet > detergente parquet
culetto > pasta protettiva
crema culetto > pasta protettiva
crema sederino > pasta protettiva
crema pannolino > pasta protettiva
crema cambio > pasta protettiva
crema arrossamenti > pasta protettiva
culetto arrossato > pasta protettiva
sederino arrossato > pasta protettiva
crema culetto arrossato > pasta protettiva
crema sederino arrossato > pasta protettiva
dito > cerotti, disinfettante
tagliato dito > cerotti, disinfettante
tagliato mano > cerotti, disinfettante
taglietto > cerotti, disinfettante
sangue > cerotti, garze, disinfettante
ustione > garze, pomata
incartare > alluminio, pellicola, carta forno
avvolgere > alluminio, pellicola, carta forno
carta incartare > alluminio, pellicola, carta forno
carta alimenti > alluminio, pellicola, carta forno
carta argento > alluminio
coprire piatti > pellicola
contenitori congelare > sacchetti gelo, vaschette alluminio, sacchetti freezer
contenitori freezer > sacchetti gelo, vaschette alluminio, sacchetti freezer
macchie > smacchiatore, additivo bucato, candeggina
macchie vino > smacchiatore, additivo bucato, candeggina
macchie sugo > smacchiatore, additivo bucato
macchie erba > smacchiatore, additivo bucato
macchie sangue > smacchiatore, acqua ossigenata
macchie tovaglia > smacchiatore, additivo bucato, candeggina
riso insalata fredda > riso insalate, riso parboiled, riso ribe, riso basmati
riso insalata > riso insalate, riso parboiled, riso ribe, riso basmati
riso freddo > riso insalate, riso parboiled, riso ribe, riso basmati
dare gatto > umido gatto, crocchette gatto, cibo gatto, snack gatto
dare cane > umido cane, crocchette cane, cibo cane, snack cane
dare gattino > crocchette gatto, umido gatto
dare cagnolino > crocchette cane, umido cane
dare neonato > latte in polvere, omogeneizzato
dare uccellini > mangime
ingredienti panino > prosciutto cotto, prosciutto crudo, salame, mortadella, speck, bresaola, formaggio fette
ingredienti piadina > prosciutto crudo, stracchino, rucola, squacquerone
ingredienti toast > prosciutto cotto, fette fuse, sottilette, pane toast, pan carre
ingredienti insalata > lattuga, rucola, pomodorini, mais, tonno, olive, olio, aceto
ingredienti macedonia > macedonia, fragole, kiwi, banane, mele, arance
ingredienti pasta fagioli > fagioli borlotti, fagioli, pasta mista, pasta minestra, ditalini
ingredienti pasta ceci > ceci, pasta mista, pasta minestra, ditalini
ingredienti spaghetti vongole > vongole, spaghetti
ingredienti pasta tonno > tonno, spaghetti, penne
ingredienti torta cioccolato > cioccolato fondente, cacao, gocce cioccolato, farina, uova, zucchero, burro
ingredienti biscotti > farina, burro, zucchero, uova, lievito dolci
ingredienti pane > farina, lievito birra
ingredienti focaccia > farina, lievito birra, olio extravergine
ingredienti crostata > pasta frolla, confettura, marmellata
ingredienti zuppa > zuppa, lenticchie, ceci, carote, sedano
ingredienti grigliata > salsiccia, costine, spiedini, hamburger, bistecche
ingredienti polenta > farina mais, polenta
ingredienti brodo > sedano, carote, cipolle, biancostato, dado
ingredienti frittata > uova, parmigiano
ingredienti puttanesca > olive, capperi, acciughe, pelati, spaghetti
ingredienti arrabbiata > pelati, peperoncino, aglio, penne
ingredienti insalata russa > maionese, piselli, patate, carote
ingredienti hamburger > hamburger, panini, ketchup
veloce > pizza surgelata, lasagne pronte, pasta pronta, risotto pronto, sugo pronto, bastoncini, pizza
piatto pronto > lasagne pronte, pasta pronta, risotto pronto, paella
pollo pronto > pollo arrosto, nuggets, cotolette pollo
carne pronta > pollo arrosto, cotolette, polpette
pesce senza lische > bastoncini, filetti platessa, filetti merluzzo, filetti orata, filetti salmone, filetto salmone, cuori merluzzo
pesce senza lische bambini > bastoncini, filetti platessa, filetti merluzzo, filetti salmone, filetto salmone
pesce senza spine > bastoncini, filetti platessa, filetti merluzzo, filetti orata, filetti salmone, filetto salmone
pesce senza spine bambini > bastoncini, filetti platessa, filetti merluzzo, filetti salmone, filetto salmone
verdura grigliata > zucchine, melanzane, peperoni, radicchio
odori > sedano, carote, cipolle, prezzemolo
odori soffritto > sedano, carote, cipolle, soffritto
soffritto > sedano, carote, cipolle
cialde > capsule caffe
merenda bimbi > merendine, cornetti, biscotti, cracker, yogurt
merenda scuola > merendine, cornetti, biscotti, cracker, succo
merenda bimbi scuola > merendine, cornetti, biscotti, cracker, succo
scuola > merendine, succo polpa, cracker
gelato passeggio > coni gelato, stecchi gelato, biscotti gelato, ghiaccioli
gelato stecco > stecchi gelato, ghiaccioli
regalare > cioccolatini, praline, gianduiotti
cioccolata regalare > cioccolatini, praline, gianduiotti
regalo > cioccolatini, praline, spumante
salvaslip > proteggi slip
rotolone > carta cucina, bobina
straccio terra > panno pavimenti, mocio
straccio pavimenti > panno pavimenti, mocio
pane toast > pan bauletto, pan carre, pane tramezzini
pummarola > pomodori, passata, pelati, polpa pomodoro
pommarola > passata, pelati, sugo pomodoro, polpa pomodoro
pommidori > pomodori
sfilatino > baguette, ciabatta, pane
filoncino > baguette, ciabatta, pane
filone > baguette, ciabatta, pane
ciriola > rosette, michette, pane
biova > pane, rosette, michette
rosetta > michette, pane
zampironi > antizanzare, insetticida
spirali zanzare > antizanzare
ciucciotto > succhietto
ciuccetto > succhietto
mentine > caramelle menta, gomme, caramelle balsamiche
chewing gum > gomme
ciunga > gomme
patatine bastoncino > patatine surgelate
cannellini > fagioli cannellini
percoche > pesche
marroni > castagne
lampascioni > cipolle
coste > bietole
barbatelle > barbabietole
rapa rossa > barbabietole
rape rosse > barbabietole
pisellini > piselli
sciacquone > tavolette wc, gel wc
forno incrostato > pulitore forno, detergente forno
forno sporco > pulitore forno, detergente forno
forno unto > pulitore forno, detergente forno
vetri sporchi > detergente vetri
doccia calcare > anticalcare bagno, anticalcare
rubinetto calcare > anticalcare
lavatrice calcare > anticalcare lavatrice
puzza bagno > deodorante ambiente, diffusore, gel wc
puzza casa > deodorante ambiente, diffusore
puzza cucina > deodorante ambiente, diffusore
puzza frigo > bicarbonato
puzza > deodorante ambiente, diffusore
lavare lana > detersivo delicati
pulire piastrelle > multiuso, sgrassatore, anticalcare
carta asciugare > carta cucina, asciugatutto
carta asciugare mani > carta cucina, asciugatutto
carta mani > carta cucina, asciugatutto
asciugare > carta cucina, asciugatutto
pizza pronta > pizza surgelata, pizzette, pizza
torta pronta > torta, crostata, ciambella, plumcake
vino panettone > moscato, spumante, vino dolce
pesce forno > orata, branzino, salmone, trota
pesce grigliata > orata, branzino, salmone, gamberi
primo veloce > pasta pronta, risotto pronto, lasagne pronte, gnocchi, tortellini
dolce compleanno > torta, crostata, ciambella
torta compleanno > torta, candeline
sabbia gatto > lettiera
pulire > multiuso, sgrassatore, igienizzante
pulire frigorifero > sgrassatore, igienizzante, multiuso
antipasto mare > insalata mare, alici marinate, salmone affumicato, polpo
dolcificante > dolcificante, zucchero, miele
formaggio molle > formaggio spalmabile, stracchino, crescenza
togliere grasso > sgrassatore, multiuso
grasso fornelli > sgrassatore
togliere grasso fornelli > sgrassatore
togliere unto > sgrassatore
lavello > crema detergente, detergente acciaio, sgrassatore
pulire lavello > crema detergente, detergente acciaio, sgrassatore
pulire pentole > detersivo piatti, paglietta, crema detergente
pulire sanitari > anticalcare bagno, detergente bagno, anticalcare
pulire sanitari bagno > anticalcare bagno, anticalcare
pulire microonde > sgrassatore
pulire griglia > pulitore forno, sgrassatore
fuori frigo > uht, lunga conservazione
conserva fuori frigo > uht, lunga conservazione
dispensa latte > uht, lunga conservazione
spuntino > cracker, gallette, yogurt, barrette, frutta secca, grissini, taralli
spezzafame > cracker, gallette, barrette, frutta secca, grissini, taralli
dolce colazione > merendine, cornetti, biscotti, frollini, plumcake, crostatine
dolcetti colazione > merendine, cornetti, biscotti, frollini, plumcake, crostatine
pappa neonato > omogeneizzato, crema cereali, semolino, pastina
pappa bambini > omogeneizzato, crema cereali, semolino, pastina
pane senza lievito > pane azzimo, pane carasau, piadina
bibita senza bollicine > te freddo, te limone, te pesca, succo, nettare
bevanda calda senza caffeina > camomilla, tisana, infuso, orzo
bevanda fresca > acqua, te freddo, te limone, cola, aranciata, limonata, succo
carne bianca > pollo, tacchino, coniglio
carne rossa > bovino, manzo, vitello, bistecche
pesce bianco > merluzzo, platessa, nasello, orata, branzino
pesce azzurro > alici, sardine, sgombro
sugo senza carne > sugo pomodoro, sugo basilico, pesto, passata
sugo vegetariano > sugo pomodoro, sugo basilico, pesto, passata
sugo pesce > vongole, sugo vongole, sugo tonno
moscerini > insetticida, antizanzare
vespe > insetticida
ragni > insetticida
cimici > insetticida
zecche > insetticida
acari > insetticida, igienizzante
pulire bottiglie > scovolini, detersivo piatti
pulire biberon > detersivo bimbi, detersivo piatti
pulire computer > panni, alcol denaturato
pulire schermo > panni, detergente vetri
pulire scarpe > panni, spugne
pulire auto > panni, detergente vetri, spugne
pulire marmo > detergente pavimenti, multiuso
pulire gres > detergente pavimenti
pulire camino > detergente vetri, paglietta
pulire barbecue > sgrassatore, paglietta
pulire piano induzione > crema detergente, sgrassatore
pulire argento > multiuso
pulire lampadario > panni polvere, cattura polvere
pulire faccia > detergente viso, acqua micellare
pulire viso > detergente viso, acqua micellare
pulire occhiali > panni, detergente vetri
calcare doccia > anticalcare bagno, anticalcare
calcare lavatrice > anticalcare lavatrice, cura lavatrice
calcare lavastoviglie > cura lavastoviglie
calcare wc > gel wc, anticalcare, disincrostante wc
bruciato pentola > paglietta, crema detergente, sgrassatore
togliere ruggine > anticalcare, smacchiatore
togliere unghie smalto > solvente unghie, acetone
togliere peli > strisce depilatorie, rasoio donna, rasoi
togliere trucco > struccante, salviette struccanti, acqua micellare
togliere odori > deodorante ambiente, igienizzante
togliere vino > smacchiatore
togliere etichette > alcol denaturato
lavare frutta > bicarbonato
lavare verdura > bicarbonato, amuchina
lavare insalata > bicarbonato, amuchina
lavare bambini > bagno bimbi, shampoo bimbi
lavare neonato > bagno bimbi, shampoo bimbi
lavare tende > detersivo delicati, detersivo lavatrice
lavare maglioni > detersivo delicati
lavare neri > detersivo lavatrice
lavare auto > spugne, panni
lavare faccia > detergente viso, sapone
lavare corpo > bagnoschiuma, docciaschiuma
conservare avanzi > pellicola, alluminio, vaschette, sacchetti
avanzi > pellicola, alluminio, vaschette
sottovuoto > sacchetti
buttare > sacchi spazzatura, sacchi nettezza
apparecchiare > tovaglioli, piatti monouso, bicchieri monouso
asciugare piatti > carta cucina, asciugatutto, panno
soffiare naso > fazzoletti
asciugare naso > fazzoletti
sudore > deodorante
sudare > deodorante
piedi > crema corpo
talloni > crema corpo
labbra > burrocacao
unghie > crema mani
ricci > balsamo, maschera ristrutturante
capelli rovinati > maschera capelli, balsamo
capelli bianchi > tinta
forfora > shampoo antiforfora, shampoo
scottato sole > doposole
pelle sensibile > crema viso, detergente viso, bagnoschiuma
pelle irritata > pasta protettiva, crema corpo
dermatite > crema corpo, bagnoschiuma
raffreddore bambini > fazzoletti
febbre > fazzoletti, tisana
mal di denti > collutorio
bruciore stomaco > tisana finocchio, camomilla
nausea > tisana zenzero, zenzero
ansia > camomilla, tisana
stanchezza > integratore
vitamine > integratore, arance, spremuta, kiwi
ferro > lenticchie, spinaci, bistecche
calcio > latte, yogurt, parmigiano
fibre > integrale, crusca, prugne secche, legumi
colesterolo > latte fermentato, avena
omega > salmone, noci
antipasto > prosciutto crudo, salame, olive, bresaola, sottaceti, carciofini
primo piatto > pasta, riso, gnocchi, lasagne
secondo piatto > pollo, hamburger, bistecche, merluzzo, orata
primo pesce > vongole, gamberi, cozze
tagliere > salame, prosciutto crudo, pecorino, mortadella
ingredienti tramezzini > pane tramezzini, tonno, maionese, prosciutto cotto
pizzata > pizza, birra, cola
torta salata > pasta sfoglia, pasta brisee, ricotta
crostata > pasta frolla, confettura, crostata
ripieno > ricotta, macinato, spinaci
impanatura > pangrattato, uova
addensare > amido mais, fecola, farina
mantecare > burro, parmigiano
sfumare > vino bianco
marinare > limoni, olio extravergine, salsa soia
caramellare > zucchero
zuccherare > zucchero, dolcificante, miele
guarnire > panna spray, zucchero velo, gocce cioccolato
spolverare > zucchero velo, cacao
inzuppare latte > biscotti, frollini, biscotti secchi
inzuppare > biscotti, frollini, biscotti secchi, savoiardi
senza cottura > insalata, prosciutto crudo, mozzarella, tonno
microonde > popcorn, pasta pronta, lasagne pronte, risotto pronto
padella > verdure surgelate, hamburger, gnocchi
vapore > merluzzo, verdure, broccoli
merenda salata > cracker, taralli, schiacciatine, grissini
merenda dolce > merendine, crostatine, plumcake, biscotti
merenda sana > yogurt, frutta secca, barrette, mele
merenda leggera > yogurt, cracker, gallette
merenda senza glutine > merendine senza glutine, gallette, biscotti senza glutine
merenda senza lattosio > yogurt senza lattosio, merendine senza lattosio, biscotti senza lattosio
colazione salata > uova, pane toast, prosciutto cotto
colazione sana > yogurt, avena, muesli, cereali
colazione proteica > skyr, yogurt greco, uova, albume
colazione senza glutine > biscotti senza glutine, merendine senza glutine, corn flakes
colazione senza lattosio > latte senza lattosio, yogurt senza lattosio
colazione vegana > bevanda vegetale, bevanda soia, bevanda avena, muesli
bere sport > bevanda isotonica, bevanda sportiva
bere bambini > succo, acqua
brunch > uova, bacon, pancake, salmone affumicato
ingredienti spremuta > arance, limoni, pompelmi
ingredienti frullato > banane, fragole, latte, yogurt
ingredienti centrifuga > carote, mele, sedano, zenzero
ingredienti bruschetta > pane, pomodori, aglio, olio extravergine
ingredienti caprese > mozzarella, pomodori, basilico
ingredienti sushi > riso, salmone, avocado, surimi
ingredienti hot dog > wurstel, panini, ketchup, senape
ingredienti tacos > tortillas, macinato, fagioli rossi
ingredienti hummus > ceci, limoni, olio extravergine
ingredienti marmellata > zucchero, arance, fragole, limoni
ingredienti peperonata > peperoni, cipolle, pomodori
ingredienti caponata > melanzane, sedano, olive, capperi
ingredienti ratatouille > zucchine, melanzane, peperoni, pomodori
ingredienti vellutata > zucca, carote, patate, porri
ingredienti pure > patate, latte, burro
ingredienti strudel > mele, uvetta, pasta sfoglia, pinoli
ingredienti budino > latte, zucchero, cacao
ingredienti gelato > panna fresca, latte, zucchero
ingredienti ceviche > pesce, lime, cipolle
ingredienti fritto misto > calamari, gamberi, alici
ingredienti cotoletta > fettine vitello, petto pollo, uova, pangrattato
ingredienti spezzatino > spezzatino, patate, carote
ingredienti arrosto > arrosto, arista, lonza, rosmarino
pasta pesto > trofie, linguine, spaghetti
pasta ragu > tagliatelle, rigatoni, penne
pasta vongole > spaghetti, linguine
pasta forno > lasagne, rigatoni, penne, mezze maniche
pasta minestrone > ditalini, pasta mista, pasta minestra
pasta fagioli > pasta mista, ditalini, fagioli borlotti
verdura cruda > insalata, carote, finocchi, pomodori, cetrioli, sedano, radicchio, rucola
verdure pinzimonio > carote, finocchi, sedano, cetrioli, peperoni
pinzimonio > carote, finocchi, sedano, cetrioli, peperoni
tiene svegli > deteinato, tisana, camomilla
capi scuri > detersivo lavatrice
capi neri > detersivo lavatrice
capi colorati > detersivo lavatrice, fogli cattura colore
capi bianchi > detersivo lavatrice, candeggina, additivo bucato
capi sintetici > detersivo lavatrice
capi bambini > detersivo bimbi, detersivo lavatrice
senza uova > vegano, vegana
senza uovo > vegano, vegana
maionese senza uova > maionese vegana, maionese vegetale
latte fuori frigo > latte uht
latte lunga conservazione > latte uht
latte dispensa > latte uht
macchie olio > smacchiatore
macchie caffe > smacchiatore
macchie inchiostro > smacchiatore
decorare torta > zucchero velo, codette, glassa
decorare torte > zucchero velo, codette, glassa
zucchero decorare > zucchero velo
zucchero torte > zucchero velo, zucchero semolato
zucchero torta > zucchero velo, zucchero semolato
zucchero spolverare > zucchero velo
verdure pulite > insalata lavata, insalata busta, misticanza, spinacino, rucola
verdura pulita > insalata lavata, insalata busta, misticanza, spinacino, rucola
verdure lavate > insalata lavata, insalata busta, misticanza, spinacino, rucola
insalata pronta > insalata lavata, insalata busta, misticanza
frutta pulita > macedonia, ananas fette, melone cubetti
carne tenera > fettine, filetto, petto pollo, petto tacchino, vitello
carne bambini > fettine, petto pollo, petto tacchino, vitello, macinato
deodorante bagno > deodorante ambiente, profumatore
deodorante casa > deodorante ambiente, profumatore
deodorante stanza > deodorante ambiente, profumatore
deodorante auto > deodorante ambiente, profumatore
yogurt greco magro > yogurt greco 0
yogurt greco light > yogurt greco 0
formaggio pasta forno > mozzarella, provola, scamorza, formaggio grattugiato
formaggio lasagne > mozzarella, provola, scamorza, formaggio grattugiato
formaggio filante > mozzarella, provola, scamorza, fontina
formaggio toast > fette fuse, fontina, edamer, emmental
pasta cuoce minuti > capellini, filini, pasta fresca, gnocchi
pasta veloce > capellini, filini, pasta fresca, gnocchi
caldo bere > tisana, camomilla, te, infuso, cioccolata calda
bere caldo > tisana, camomilla, te, infuso, cioccolata calda
caldo sera > tisana, camomilla, infuso
spezie pollo > rosmarino, paprica, origano, curry, timo
spezie pesce > timo, prezzemolo, aneto, zafferano
spezie dolci > cannella, vaniglia, noce moscata
latte neonato > latte polvere, latte lattanti, latte proseguimento
tonno senza olio > tonno naturale
senza latte > vegano, vegetale, fondente
capra > caprino, caprini
zucchero impalpabile > zucchero velo
zucchero in polvere > zucchero velo
monnezza > sacchi spazzatura, sacchi nettezza, sacchi
mondezza > sacchi spazzatura, sacchi nettezza, sacchi
rumenta > sacchi spazzatura, sacchi nettezza, sacchi
pattume > sacchi spazzatura, sacchi nettezza, sacchi
bustoni > sacchi spazzatura, sacchi nettezza, sacchi
sacchettoni > sacchi spazzatura, sacchi nettezza, sacchi
carta teglia > carta forno
carta attacca > carta forno
carta biscotti > carta forno
ingredienti pop corn > mais popcorn
ingredienti popcorn > mais popcorn
piatto pronto > zuppa, vellutata, risotto pronto, lasagne pronte, paella, pizza surgelata, minestrone, pasta pronta, gnocchi pronti, pizza
yogurt proteico > skyr, yogurt greco
formaggio stagionato > parmigiano, grana padano, pecorino, asiago, montasio
formaggio scaglie > parmigiano, grana padano, pecorino
formaggio duro > parmigiano, grana padano, pecorino
pancetta > guanciale
pesce impanato > bastoncini, platessa panata
impanato > panato
verdura pronta > insalata, piselli, spinaci, verdure grigliate, fagiolini
verdura scaldare > piselli, spinaci, minestrone, verdure grigliate, fagiolini
verde contorno > insalata, piselli, spinaci, fagiolini, zucchine
alternativa carne > burger vegetale, burger soia, tofu, seitan, burger veg
alternativa vegetale carne > burger vegetale, burger soia, tofu, seitan, burger veg
finta carne > burger vegetale, burger soia, tofu, seitan, burger veg
pane tramezzini > pan carre, pan bauletto, pane toast
guida > analcolica, analcolico
guidare > analcolica, analcolico
goccetto > amaro, grappa, liquore, rum
bicchierino > amaro, grappa, liquore, limoncello
cicchetto > amaro, grappa, liquore, rum
ammazzacaffe > amaro, grappa, liquore, limoncello
rotoli bagno > carta igienica
carta bagno > carta igienica
schizzi > sgrassatore
schizzi fornelli > sgrassatore
vecchio > anziano, senior
vecchietto > anziano, senior
carne osso > ossibuchi, bollito, costine
carne osso brodo > bollito, ossibuchi, muscolo, biancostato
addolcire > zucchero, dolcificante, miele
addolcire caffe > zucchero, dolcificante, miele
sabbia > lettiera
vino bianco aperitivo > vino bianco, prosecco
intollerante > senza lattosio, senza glutine, delattosato
intolleranti > senza lattosio, senza glutine, delattosato
puzza lavatrice > cura lavatrice, anticalcare lavatrice, igienizzante, additivo bucato
lavatrice puzza > cura lavatrice, anticalcare lavatrice, igienizzante, additivo bucato
puzza lavastoviglie > cura lavastoviglie
piatti opachi > brillantante, sale lavastoviglie, tabs lavastoviglie
bicchieri opachi > brillantante, sale lavastoviglie, tabs lavastoviglie
opachi lavastoviglie > brillantante, sale lavastoviglie
opachi > brillantante, sale lavastoviglie
bimbo denti > biscotti bimbi, succhietto
dentini > biscotti bimbi, succhietto
verdura foglia > insalata, spinaci, bietole, lattuga, radicchio
legumi pronti > ceci, fagioli, lenticchie lessate, piselli
legumi barattolo > ceci, fagioli, lenticchie lessate
condimento > olio extravergine, aceto, sugo
pane lunga conservazione > pan carre, pan bauletto, fette biscottate, grissini
spalmare fette biscottate > confettura, marmellata, crema nocciole, miele
spalmare pane > confettura, crema nocciole, formaggio spalmabile, burro
alcolico forte > grappa, rum, vodka, gin, whisky
liquore forte > grappa, rum, vodka, gin, whisky
panni profumati > ammorbidente, profuma biancheria
mangime gatto > crocchette gatto, umido gatto
mangime cane > crocchette cane, umido cane
leggero dieta > insalata, yogurt magro, gallette, merluzzo, petto pollo
verdura soffritto > soffritto, sedano, carote, cipolle
sugo rosso > passata, sugo pomodoro, pelati
condimento rosso > passata, sugo pomodoro, pelati
yogurt non dolce > yogurt bianco, yogurt greco, yogurt magro
primo senza glutine > spaghetti senza glutine, penne senza glutine, fusilli senza glutine
verdure tagliate soffritto > soffritto
`;
