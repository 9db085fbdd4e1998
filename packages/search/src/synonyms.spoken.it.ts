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
cucchiaini > posate
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
farsi barba > schiuma barba, rasoi
barba > schiuma barba, gel barba, rasoi
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
scaloppine > fettine vitello, fettine
pollo cotto > pollo arrosto
pesce fritto > fritto misto, calamari, totani
pesce friggere > fritto misto, calamari, alici
pesce pulito > filetti, tranci
pesce senza spine > filetti, bastoncini
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
senza caffeina > decaffeinato
macchinetta > capsule, cialde
caffe macchinetta > capsule, cialde
brindare > spumante, prosecco, champagne
festa > spumante, patatine, bibite
gelato senza latte > sorbetto, ghiaccioli, gelato vegano
sgranocchiare > patatine, taralli, cracker, arachidi
salato > cracker, patatine, taralli
vino dessert > vino dolce, moscato, vin santo
vino dolci > vino dolce, moscato, vin santo
vino aperitivo > prosecco, vino bianco
pizza fatta casa > farina pizza, impasto pizza, lievito birra
fare pizza > farina pizza, impasto pizza, lievito birra
spazzatura > sacchi spazzatura, sacchi nettezza, sacchi
spalmare > spalmabile
formaggio grattugiare > parmigiano, grana, pecorino
gattini > gatto
gattino > gatto
cagnolino > cane
cuccioli > puppy, junior
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
salt > sale
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
beer > birra
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
`;
