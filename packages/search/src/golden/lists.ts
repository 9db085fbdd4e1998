/** A pasted text with what it must become: the thing to search for, the quantity, and a right first product. */
export interface JudgedList {
  name: string;
  text: string;
  lines: readonly (readonly [word: RegExp, quantity: number | undefined, wanted?: RegExp])[];
}

export const judgedLists: readonly JudgedList[] = [
  {
    name: 'bullets, boxes and quantities',
    text: `Lista della spesa:
- latte x2
- [ ] pane
• 6 uova
[x] 2 pacchi di pasta
* 3 x mozzarella
burro (2)
1. mele 1 kg
2) acqua frizzante 6x1,5`,
    lines: [
      [/^latte$/, 2, /: latte/],
      [/^pane$/, undefined, /: pan/],
      [/uova/, undefined, /\[6 uova\]/],
      [/^pasta$/, 2, /> pasta/],
      [/^mozzarella$/, 3, /mozzarella/],
      [/^burro$/, 2, /: burro/],
      [/^mele/, undefined, /#mele/],
      [/acqua frizzante/, undefined, /frizzante.*\[6 x 1,5 l\]/],
    ],
  },
  {
    name: 'one line with commas and semicolons',
    text: 'latte parzialmente scremato 1,5 l, due yogurt greco; pomodori pelati (3), biscotti senza zucchero, sale',
    lines: [
      [/^latte parzialmente scremato/, undefined, /latte.*parzialmente/],
      [/^yogurt greco$/, 2, /yogurt greco/],
      [/^pomodori pelati$/, 3, /pelat/],
      [
        /^biscotti senza zucchero$/,
        undefined,
        /(frollini|fette|biscott|savoiard|wafer).*(senza zuccheri|#senza-zuccheri)/,
      ],
      [/^sale$/, undefined, /: sale/],
    ],
  },
  {
    name: 'dictated without marks',
    text: 'due etti di prosciutto cotto mezzo chilo di pane e un litro di latte intero',
    lines: [
      [/prosciutto cotto/, undefined, /prosciutto cotto/],
      [/pane/, undefined, /: pan/],
      [/latte intero/, undefined, /latte.*intero/],
    ],
  },
  {
    name: 'nouns in a row',
    text: 'latte pane uova carta igienica detersivo piatti banane',
    lines: [
      [/^latte$/, undefined, /: latte/],
      [/^pane$/, undefined, /: pan/],
      [/^uova$/, undefined, /uova/],
      [/^carta igienica$/, undefined, /carta igienica/],
      [/^detersivo piatti$/, undefined, /detersivo piatti/],
      [/^banane$/, undefined, /: banane/],
    ],
  },
  {
    name: 'and between things',
    text: `pane e latte e uova
pizza prosciutto e funghi
sale e pepe
vorrei tre birre e anche le patatine`,
    lines: [
      [/^pane$/, undefined, /: pan/],
      [/^latte$/, undefined, /: latte/],
      [/^uova$/, undefined, /uova/],
      [/^pizza prosciutto e funghi$/, undefined, /pizza prosciutto e funghi/],
      [/^sale$/, undefined, /: sale/],
      [/^pepe$/, undefined, /: pepe/],
      [/^birre$/, 3, /: birra/],
      [/patatine$/, undefined, /: patatine/],
    ],
  },
  {
    name: 'a recipe',
    text: `Ingredienti:
400 g di spaghetti
150 g guanciale
4 tuorli d'uovo
100 g pecorino romano (da grattugiare)
pepe nero q.b.
un cucchiaio di olio extravergine d'oliva`,
    lines: [
      [/spaghetti/, undefined, /spaghetti/],
      [/guanciale/, undefined, /guanciale/],
      [/uovo/, 4, /uov/],
      [/pecorino romano/, undefined, /pecorino romano/],
      [/^pepe nero$/, undefined, /pepe nero/],
      [/olio extravergine/, 1, /olio.*extravergine/],
    ],
  },
  {
    name: 'headings, brands, typing slips',
    text: `Frutta: mele golden, banane
CASA
- 2 detersivo lavatrice
- carta da cucina x 4
Da comprare:
spagetti molino serra 500g
3 confezioni di tonno all'olio d'oliva
una bottiglia di prosecco
caffe torremora 2 pz
passata rossoro`,
    lines: [
      [/^mele golden$/, undefined, /mele golden/],
      [/^banane$/, undefined, /: banane/],
      [/^casa$/i, undefined],
      [/^detersivo lavatrice$/, 2, /detersivo/],
      [/^carta da cucina$/, 4, /carta cucina/],
      [/^spagetti molino serra/, undefined, /^molino serra: spaghetti/],
      [/^tonno all'olio d'oliva$/, 3, /tonno all'olio/],
      [/^prosecco$/, 1, /prosecco/],
      [/^caffe torremora/, 2, /^torremora.*caffe/],
      [/^passata rossoro$/, undefined, /^rossoro: passata/],
    ],
  },
  {
    name: 'as people jot it down',
    text: `yogurt 4
patate kg 2
acqua naturale 6 bottiglie
prosciutto crudo 2 etti
formaggio spalmabile
1 kg zucchine
mezza dozzina di uova
dieci panini
2x passata di pomodoro
pannolini taglia 4
farina 00
7 limoni`,
    lines: [
      [/^yogurt$/, 4, /: yogurt/],
      [/^patate/, undefined, /: patate.*\[2 kg\]/],
      [/^acqua naturale$/, 6, /acqua.*naturale/],
      [/prosciutto crudo/, undefined, /prosciutto (crudo|di)/],
      [/formaggio spalmabile/, undefined, /spalmabile/],
      [/zucchine/, undefined, /: zucchine/],
      [/uova/, undefined, /uova.*\[6 uova\]/],
      [/^panini$/, 10, /: panini/],
      [/^passata di pomodoro$/, 2, /passata/],
      [/^pannolini taglia 4$/, undefined, /pannolini.*taglia 4/],
      [/^farina 00$/, undefined, /farina.*\b00\b/],
      [/^limoni$/, 7, /#limoni/],
    ],
  },
  {
    name: 'what a grocer would hand over',
    text: `2 latte ps
1 kg di mele
uova x6
uova x10
12 uova
pasta barilla 500g
acqua naturale 6x1,5
acqua 1,5
2 casse di acqua frizzante
6 birre
passata x3
yogurt bianco 4
hamburger x4
3 etti di mortadella
mezzo kg di macinato
pannolini tg 5
carta igienica 12 rotoli
caffè
maionese
insalata
yogurt greco
aceto
feta
speck
pane
2 kg patate
nutella`,
    lines: [
      [/^latte ps$/, 2, /latte.*parzialmente/],
      [/mele/, undefined, /#mele/],
      [/^uova$/, 6, /^(?!.*quaglia).*\[6 uova\]/],
      [/^uova$/, 10, /\[10 uova\]/],
      [/uova/, undefined, /^(?!.*quaglia).*\[6 uova\]/],
      [/pasta/, undefined, /\[500 g\].*> pasta di semola/],
      [/^acqua naturale/, undefined, /naturale \[6 x 1,5 l\]/],
      [/^acqua/, undefined, /acqua.*\[1,5 l\]/],
      [/^acqua frizzante$/, 2, /frizzante.*\[6 x/],
      [/^birre$/, 6, /birra.*\[6 x/],
      [/^passata$/, 3, /passata.*\[3 x/],
      [/^yogurt bianco$/, 4, /^(?!.*senza).*yogurt.*bianco.*\[(2|4) x/],
      [/^hamburger$/, 4, /\[4 x/],
      [/mortadella/, undefined, /^(?!.*cubetti).*mortadella/],
      [/macinato/, undefined, /\{carne/],
      [/^pannolini tg 5$/, undefined, /taglia 5/],
      [/^carta igienica$/, 12, /\[12 rotoli\]/],
      [/^caffe$/, undefined, /: caffe (macinato|in grani)/],
      [/^maionese$/, undefined, /^(?!.*vegan).*: maionese/],
      [/^insalata$/, undefined, /: insalata/],
      [/^yogurt greco$/, undefined, /yogurt greco/],
      [/^aceto$/, undefined, /aceto di vino/],
      [/^feta$/, undefined, /: feta/],
      [/^speck$/, undefined, /: speck/],
      [/^pane$/, undefined, /: pane casereccio/],
      [/patate/, undefined, /: patate.*\[2 kg\]/],
      [/^nutella$/, undefined, /: crema.*nocciol/],
    ],
  },
];
