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
