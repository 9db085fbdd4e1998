/**
 * The assortment of an invented chain, one thing a line: shelf | how the till writes it, `@` for the brand | brands
 * (none: loose or unbranded) | sizes | what it is, in plain words. Brands are invented, some of them to look like nouns
 * of the shelf, as real ones do: Polle (pollo), Rumello (rum), Pani (pane), Yogalis (yogurt), Frialba (frizzante), Limon.
 */
export const assortment = `
Ortofrutta > Frutta | LIMONI PRIMOFIORE SFUSI | | KG | limoni frutta
Ortofrutta > Frutta | LIMONI @ RETE | Solegiallo, Agrumeto | GR500, KG1 | limoni frutta
Ortofrutta > Frutta | ARANCE TAROCCO | | KG | arance frutta
Ortofrutta > Frutta | ARANCE @ NAVEL RETE | Solegiallo, Agrumeto | KG2 | arance frutta
Ortofrutta > Frutta | MELE GOLDEN @ | Valdoro, Alpemela | KG1,5 | mele golden frutta
Ortofrutta > Frutta | MELE FUJI SFUSE | | KG | mele fuji frutta
Ortofrutta > Frutta | BANANE @ | Tropica, Solequatore | KG1 | banane frutta
Ortofrutta > Frutta | FRAGOLE VASCHETTA | | GR250, GR500 | fragole frutta
Ortofrutta > Frutta | PERE ABATE | | KG | pere frutta
Ortofrutta > Frutta | PESCHE GIALLE | | KG | pesche frutta
Ortofrutta > Frutta | UVA BIANCA ITALIA | | KG | uva frutta
Ortofrutta > Verdura | POM.CILIEGINO @ | Ortolana, Campoverde | GR250, GR500 | pomodori ciliegini verdura
Ortofrutta > Verdura | POMODORI RAMATI | | KG | pomodori verdura
Ortofrutta > Verdura | PATATE GIALLE @ RETE | Ortolana, Campoverde | KG2 | patate verdura
Ortofrutta > Verdura | CIPOLLE DORATE RETE | | KG1 | cipolle verdura
Ortofrutta > Verdura | CAROTE @ | Ortolana, Campoverde | KG1 | carote verdura
Ortofrutta > Verdura | ZUCCHINE CHIARE | | KG | zucchine verdura
Ortofrutta > Verdura | FINOCCHI | | KG | finocchi verdura
Ortofrutta > Verdura | INSALATA ICEBERG @ BUSTA | Ortolana, Campoverde | GR200 | insalata iceberg verdura
Ortofrutta > Verdura | RADICCHIO TONDO | | KG | radicchio verdura
Ortofrutta > Verdura | BASILICO VASETTO | | PZ1 | basilico verdura
Ortofrutta > Verdura | SEDANO CESPO | | KG | sedano verdura
Ortofrutta > Verdura | AGLIO TRECCIA | | GR200 | aglio verdura
Latte e uova > Latte | LATTE FR.INT. @ | Montebruno, Valverde, Cascinella | LT1, ML500 | latte fresco intero
Latte e uova > Latte | LATTE PARZ.SCR. UHT @ | Montebruno, Valverde, Cascinella | LT1, ML500 | latte uht parzialmente scremato
Latte e uova > Latte | LATTE S/LATT. @ | Montebruno, Valverde | LT1 | latte senza lattosio
Latte e uova > Uova | UOVA FRESCHE @ X6 | Gallinella, Aiafelice | | uova 6
Latte e uova > Uova | UOVA FRESCHE @ X10 | Gallinella, Aiafelice | | uova 10
Latte e uova > Burro | BURRO @ | Montebruno, Valverde | GR125, GR250 | burro
Latte e uova > Yogurt | YOG.BIANCO INT. @ | Montebruno, Biovia | GR125X2, GR500 | yogurt bianco intero
Latte e uova > Yogurt | YOG.FRAGOLA @ | Montebruno, Biovia | GR125X2 | yogurt fragola
Latte e uova > Yogurt | YOG.LIMONE @ | Montebruno, Biovia | GR125X2 | yogurt limone
Latte e uova > Yogurt | YOG.GRECO @ 0% | Biovia, Olimpo | GR150 | yogurt greco
Latte e uova > Panna | PANNA DA CUCINA @ | Montebruno, Valverde | ML200 | panna cucina
Salumi e formaggi > Formaggi | MOZZ. @ F/LATTE | Cascinella, Santalba | GR125, GR125X3 | mozzarella
Salumi e formaggi > Formaggi | PARM.REGG. DOP @ GRATT. | Casaro, Santalba | GR100 | parmigiano reggiano grattugiato
Salumi e formaggi > Formaggi | PARMIGIANO REGGIANO 24 MESI @ | Casaro, Santalba | GR250, KG1 | parmigiano reggiano
Salumi e formaggi > Formaggi | FORM.SPALMABILE @ | Cremella, Valverde | GR150 | formaggio spalmabile
Salumi e formaggi > Formaggi | GRANA PADANO @ | Casaro, Santalba | GR250, KG1 | grana padano
Salumi e formaggi > Formaggi | PECORINO ROMANO @ | Casaro, Santalba | GR200 | pecorino romano
Salumi e formaggi > Formaggi | STRACCHINO @ | Cremella, Cascinella | GR100, GR250 | stracchino
Salumi e formaggi > Formaggi | RICOTTA @ | Cascinella, Santalba | GR250 | ricotta
Salumi e formaggi > Salumi | PROS.COTTO A.Q. @ | Fiordisalume, Norcella | GR100, GR140 | prosciutto cotto
Salumi e formaggi > Salumi | PROS.CRUDO @ | Fiordisalume, Norcella | GR90 | prosciutto crudo
Salumi e formaggi > Salumi | SALAME MILANO @ | Fiordisalume, Norcella | GR100 | salame milano
Salumi e formaggi > Salumi | WURSTEL @ POLLO | Fiordisalume, Norcella | GR250 | wurstel
Salumi e formaggi > Salumi | GUANCIALE @ | Fiordisalume, Norcella | GR150 | guanciale
Macelleria > Pollo | PETTO POLLO FETTE @ | Aiafelice, Gallinella | GR400 | pollo petto carne
Macelleria > Pollo | COSCE POLLO @ | Aiafelice, Gallinella | GR600 | pollo cosce carne
Macelleria > Pollo | POLLO INTERO BUSTO | | KG | pollo intero carne
Macelleria > Bovino | MACINATO SCELTO BOVINO | | GR400 | macinato bovino carne trita
Macelleria > Bovino | HAMBURGER BOVINO @ X2 | Macellaia, Pianura | GR200 | hamburger carne bovino
Macelleria > Suino | SALSICCIA @ | Macellaia, Norcella | GR400 | salsiccia carne
Pescheria > Pesce | ORATA PULITA | | KG | orata pesce
Pescheria > Pesce | FILETTO SALMONE NORV. @ | Marealto, Nordmare | GR250 | salmone filetto pesce
Surgelati > Pesce surgelato | BASTONCINI MERLUZZO @ X10 | Marealto, Nordmare | GR250 | bastoncini merluzzo surgelati
Surgelati > Verdure surgelate | PISELLI FINI SURG. @ | Campoverde, Gelorto | GR450, KG1 | piselli surgelati
Surgelati > Verdure surgelate | SPINACI CUBELLO @ | Campoverde, Gelorto | GR450 | spinaci surgelati
Surgelati > Pizze | PIZZA MARGHERITA @ X2 | Napulea, Gelorto | GR650 | pizza margherita surgelata
Surgelati > Gelati | GELATO CIOCC. @ VASCH. | Sorbella, Gelorto | GR500 | gelato cioccolato
Surgelati > Gelati | GELATO LIMONE @ VASCH. | Sorbella, Gelorto | GR500 | gelato limone
Surgelati > Vegetariano | BURGER VEG.SOIA @ X2 | Biovia, Verdevita | GR180 | burger vegetale soia senza carne
Dispensa > Pasta | SPAGHETTI N.5 @ | Rumello, Grandoro, Pastaio | GR500, KG1 | pasta spaghetti
Dispensa > Pasta | PENNE RIG. @ | Rumello, Grandoro, Pastaio | GR500, KG1 | pasta penne
Dispensa > Pasta | FUSILLI @ | Rumello, Grandoro, Pastaio | GR500 | pasta fusilli
Dispensa > Pasta | RIGATONI @ | Rumello, Grandoro | GR500 | pasta rigatoni
Dispensa > Pasta | SPAGHETTI S/GLUT. @ | Grandoro, Liberi | GR400 | pasta spaghetti senza glutine
Dispensa > Pasta | PENNE INTEG. @ | Rumello, Grandoro | GR500 | pasta penne integrale
Dispensa > Riso | RISO ARBORIO @ | Risaia, Lomella | KG1 | riso arborio
Dispensa > Riso | RISO BASMATI @ | Risaia, Lomella | GR500, KG1 | riso basmati
Dispensa > Farine | FARINA 00 @ | Mulinella, Grandoro | KG1 | farina 00
Dispensa > Farine | LIEVITO BIRRA @ | Mulinella, Lievital | GR25X2 | lievito di birra
Dispensa > Zucchero e sale | ZUCCHERO SEMOLATO @ | Dolcelia, Canavera | KG1 | zucchero
Dispensa > Zucchero e sale | SALE FINO @ | Salinara, Marebianco | KG1 | sale fino
Dispensa > Conserve | PASSATA POM. @ | Rossovivo, Pummella | GR700, GR400X2 | passata pomodoro
Dispensa > Conserve | POM.PELATI @ | Rossovivo, Pummella | GR400, GR400X3 | pomodori pelati
Dispensa > Conserve | TONNO OLIO OLIVA @ | Marealto, Tonnella | GR80X3, GR160 | tonno olio oliva
Dispensa > Conserve | FAGIOLI BORLOTTI @ | Rossovivo, Ortolana | GR400 | fagioli borlotti
Dispensa > Conserve | CECI LESSATI @ | Rossovivo, Ortolana | GR400 | ceci
Dispensa > Sottaceti | CIPOLLINE @ AGRODOLCE | Polle, Conservella | GR300 | cipolline sottaceti
Dispensa > Sottaceti | CETRIOLINI @ | Polle, Conservella | GR300 | cetriolini sottaceti
Dispensa > Sottaceti | CARCIOFINI @ OLIO | Polle, Conservella | GR280 | carciofini sottolio
Dispensa > Sottaceti | OLIVE VERDI @ | Polle, Conservella | GR300 | olive verdi
Dispensa > Sottaceti | PEPERONI @ ACETO | Polle, Conservella | GR300 | peperoni sottaceti
Dispensa > Sottaceti | FUNGHI @ TRIFOLATI | Polle, Conservella | GR280 | funghi sottolio
Dispensa > Olio e aceto | OLIO E.V.OLIVA @ | Frantola, Uliveta | LT1, ML750 | olio extravergine oliva
Dispensa > Olio e aceto | OLIO SEMI GIRASOLE @ | Frantola, Girasol | LT1 | olio semi girasole
Dispensa > Olio e aceto | ACETO BALSAM.MODENA @ | Acetaia, Uliveta | ML250, ML500 | aceto balsamico
Dispensa > Olio e aceto | ACETO VINO BIANCO @ | Acetaia, Uliveta | LT1 | aceto vino bianco
Dispensa > Sughi | RAGU' BOLOGNESE @ | Rossovivo, Pummella | GR180X2 | ragu bolognese sugo
Dispensa > Sughi | PESTO GENOVESE @ | Rossovivo, Basilia | GR190 | pesto genovese
Dispensa > Sughi | MAIONESE @ | Salsella, Conservella | ML250, ML450 | maionese
Dispensa > Sughi | DADO VEGETALE @ X10 | Brodella, Salsella | GR100 | dado brodo vegetale
Dispensa > Sughi | BRODO POLLO @ BRICK | Brodella, Salsella | LT1 | brodo pollo
Forno > Pane | PANE PUGLIESE AFFETT. @ | Pani, Fornella | GR400 | pane pugliese
Forno > Pane | PANE INTEG. FETTE @ | Pani, Fornella | GR400 | pane integrale
Forno > Pane | PANE CASERECCIO PEZZO | | GR500 | pane casereccio
Forno > Pane | PAN CARRE' @ | Pani, Fornella | GR400 | pan carre pane
Forno > Pane | GRISSINI TORIN. @ | Pani, Fornella | GR250 | grissini
Colazione > Biscotti | BISC.FROLLINI CIOCC. @ | Pani, Merendella, Fornella | GR350, GR700 | biscotti frollini cioccolato
Colazione > Biscotti | BISC.SECCHI @ | Pani, Merendella | GR500 | biscotti secchi
Colazione > Biscotti | BISC.LIMONE @ | Pani, Merendella | GR300 | biscotti limone
Colazione > Biscotti | BISC.S/ZUCC. @ | Merendella, Liberi | GR300 | biscotti senza zuccheri
Colazione > Biscotti | FETTE BISCOTT. @ | Pani, Fornella | GR315 | fette biscottate
Colazione > Creme e confetture | CONF.ALBICOCCA @ | Fruttella, Valdoro | GR340 | confettura marmellata albicocca
Colazione > Creme e confetture | CONF.FRAGOLA @ | Fruttella, Valdoro | GR340 | confettura marmellata fragola
Colazione > Creme e confetture | NOCCELLA CREMA NOCCIOLE | | GR400, GR750 | crema nocciole noccella
Colazione > Creme e confetture | MIELE ACACIA @ | Apiaria, Valdoro | GR500 | miele acacia
Colazione > Caffe e te | CAFFE' MACIN. @ CLASSICO | Moretta, Tazzadoro | GR250, GR250X2 | caffe macinato
Colazione > Caffe e te | CAPSULE CAFFE' @ X30 | Moretta, Tazzadoro | | caffe capsule
Colazione > Caffe e te | TE' VERDE @ X20 | Yogalis, Orientea | | te verde infuso
Colazione > Caffe e te | TISANA FINOCCHIO @ X20 | Yogalis, Orientea | | tisana finocchio infuso
Colazione > Caffe e te | TISANA ZENZERO LIMONE @ X20 | Yogalis, Orientea | | tisana zenzero limone infuso
Colazione > Caffe e te | INFUSO FRUTTI @ X20 | Yogalis, Orientea | | infuso frutti
Bevande > Acqua | ACQUA NAT. @ | Fontenera, Sorgealta | LT1,5X6, LT2, ML500 | acqua naturale
Bevande > Acqua | ACQUA FRIZZ. @ | Fontenera, Sorgealta | LT1,5X6, LT1,5 | acqua frizzante
Bevande > Bibite | COLA ZERO @ | Bollicola, Freskola | LT1,5, CL33X6 | cola zero bibita
Bevande > Bibite | COLA @ | Bollicola, Freskola | LT1,5, CL33X6 | cola bibita
Bevande > Bibite | ARANCIATA @ | Bollicola, Agrumeto | LT1,5 | aranciata bibita
Bevande > Bibite | TE LIMONE @ | Bollicola, Orientea | LT1,5 | te freddo limone bibita
Bevande > Bibite | SUCCO ACE @ | Fruttella, Solegiallo | LT1 | succo ace
Bevande > Bibite | SUCCO ARANCIA 100% @ | Fruttella, Solegiallo | LT1 | succo arancia
Bevande > Birra | BIRRA CHIARA @ | Luppola, Nordbirra | CL66, CL33X3 | birra
Bevande > Birra | BIRRA ANALC. @ | Luppola, Nordbirra | CL33X3 | birra analcolica
Bevande > Vini | VINO ROSSO CHIANTI DOCG @ | Collerosso, Vignaia | CL75 | vino rosso chianti
Bevande > Vini | VINO BIANCO PINOT GRIGIO @ | Collerosso, Vignaia | CL75 | vino bianco pinot
Bevande > Vini | PROSECCO DOC @ | Collerosso, Vignaia | CL75 | prosecco vino spumante
Bevande > Liquori | RUM AMBRATO @ | Caribea, Antillo | CL70 | rum liquore
Bevande > Liquori | AMARO ERBE @ | Caribea, Monaco | CL70 | amaro liquore
Bevande > Vegetali | BEV.SOIA @ | Biovia, Verdevita | LT1 | bevanda soia vegetale
Bevande > Vegetali | BEV.MANDORLA @ | Biovia, Verdevita | LT1 | bevanda mandorla vegetale
Cura casa > Carta | CARTA IGIEN. @ 10 ROTOLI | Frialba, Morbidella | | carta igienica
Cura casa > Carta | ASCIUGATUTTO @ 4 ROTOLI | Frialba, Morbidella | | carta cucina asciugatutto rotoloni
Cura casa > Carta | FAZZOLETTI @ X10 | Frialba, Morbidella | | fazzoletti
Cura casa > Carta | TOVAGLIOLI @ X50 | Frialba, Morbidella | | tovaglioli
Cura casa > Carta | SALVIETTE UMID. @ X72 | Frialba, Morbidella | | salviette umidificate
Cura casa > Detersivi | DET.PIATTI LIMONE @ | Limon, Brillolina | ML750, LT1,5 | detersivo piatti limone
Cura casa > Detersivi | DET.PIATTI ACETO @ | Limon, Brillolina | ML750 | detersivo piatti aceto
Cura casa > Detersivi | DET.LAVATR. LIQ. @ 30 LAV. | Bucatella, Biancor | LT1,5 | detersivo lavatrice
Cura casa > Detersivi | PASTIGLIE LAVAST. @ X30 | Brillolina, Lustra | | pastiglie lavastoviglie detersivo
Cura casa > Detersivi | AMMORB. @ LAVANDA | Bucatella, Biancor | LT1 | ammorbidente lavanda
Cura casa > Detersivi | CANDEGGINA @ | Bucatella, Biancor | LT1 | candeggina
Cura casa > Pulizia | SGRASSATORE @ SPRAY | Limon, Lustra | ML600 | sgrassatore pulizia cucina
Cura casa > Pulizia | DET.VETRI @ SPRAY | Limon, Lustra | ML750 | detergente vetri pulizia
Cura casa > Pulizia | DET.PAVIMENTI @ | Limon, Lustra | LT1 | detergente pavimenti pulizia
Cura casa > Pulizia | ANTICALCARE BAGNO @ | Limon, Lustra | ML700 | anticalcare bagno pulizia
Cura casa > Pulizia | DET.FORNO @ SPRAY | Limon, Lustra | ML500 | detergente forno pulizia
Cura casa > Pulizia | SPUGNE ABRAS. @ X3 | Brillolina, Lustra | | spugne
Cura casa > Usa e getta | SACCHI NETT. @ LT50 X20 | Sacchella, Rotolo | | sacchi spazzatura
Cura casa > Usa e getta | PELLIC.ALIM. @ MT50 | Sacchella, Rotolo | | pellicola alimenti
Igiene > Corpo | SHAMPOO @ CAP.NORMALI | Chioma, Setosa | ML250 | shampoo
Igiene > Corpo | BAGNOSCH. @ MUSCHIO | Chioma, Setosa | ML500 | bagnoschiuma
Igiene > Corpo | DENTIFR. @ MENTA | Sorrisol, Biancadent | ML75 | dentifricio
Igiene > Corpo | SAPONE LIQ. @ | Chioma, Setosa | ML300 | sapone mani liquido
Igiene > Corpo | DEODOR. @ SPRAY | Chioma, Setosa | ML150 | deodorante
Infanzia > Pannolini | PANNOLINI @ TG4 X18 | Culletto, Bimbella | | pannolini taglia 4
Infanzia > Pappe | OMOG. @ MELA | Bimbella, Pappola | GR80X2 | omogeneizzato mela
Animali > Gatto | UMIDO GATTO @ TONNO | Micione, Fidella | GR85, GR85X4 | cibo gatto tonno
Animali > Gatto | CROCC.GATTO @ POLLO | Micione, Fidella | GR400, KG1,5 | crocchette gatto pollo cibo
Animali > Gatto | LETTIERA GATTO @ | Micione, Fidella | LT5 | lettiera gatto
Animali > Cane | CROCC.CANE ADULT @ MANZO | Canello, Fidella | KG3 | crocchette cane adulto cibo
Animali > Cane | CROCC.CANE SENIOR @ POLLO | Canello, Fidella | KG3 | crocchette cane anziano cibo
Animali > Cane | UMIDO CANE @ POLLO | Canello, Fidella | GR400 | cibo cane pollo
Dispensa > Snack | PATATINE CLASS. @ | Croccola, Sfizia | GR150, GR300 | patatine snack
Dispensa > Snack | CRACKER SALATI @ | Croccola, Fornella | GR500 | cracker snack
Dispensa > Snack | TARALLI FINOCCHIO @ | Croccola, Fornella | GR300 | taralli finocchio snack
Dispensa > Etnico | TORTILLAS @ X8 | Sfizia, Messico | GR320 | tortillas piadine
Dispensa > Legumi secchi | LENTICCHIE @ | Rossovivo, Ortolana | GR400, GR500 | lenticchie
Colazione > Cereali | CORN FLAKES @ | Merendella, Grandoro | GR375 | cereali corn flakes
Colazione > Merendine | CORNETTI ALBICOCCA @ X6 | Merendella, Fornella | | cornetti merendine albicocca
Colazione > Cioccolato | TAVOL.CIOCC.FOND. @ | Cacaona, Sorbella | GR100 | cioccolato fondente
`;
