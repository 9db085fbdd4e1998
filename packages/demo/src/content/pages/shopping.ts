import type { DemoPage } from './page.ts';

/** How shopping works: service, areas and hours, pick-up, meal vouchers. */
export const shoppingPages: readonly DemoPage[] = [
  {
    name: 'come-funziona',
    title: 'Come funziona',
    seoDescription: 'Riempi il carrello, scegli la fascia, apri la porta: come fare la spesa online su Sporta.',
    summary:
      'Fai la spesa dal telefono o dal computer, noi la prepariamo e te la portiamo in cucina. Ti bastano dieci minuti, e la prossima volta anche meno.',
    mediaURL: '/media/art/borsa-piena.webp',
    ways: [
      {
        title: 'Comincia la spesa',
        text: 'Sfoglia i reparti o scrivi la tua lista: la fascia la scegli alla fine.',
        callToAction: 'Vai al negozio',
        itemUrl: '/catalog',
      },
      {
        title: 'Arriviamo da te?',
        text: 'Zone, fasce e costo della consegna.',
        callToAction: 'Zone e orari',
        itemUrl: '/page/zone-e-orari',
      },
    ],
    content: `
<h2>1. Dicci dove</h2>
<p>Inserisci l’indirizzo: ti diciamo subito se arriviamo da te, da quale punto vendita e quanto costa la consegna. Se preferisci passare tu, scegli il <a href="/page/ritiro">ritiro presso il punto vendita</a>.</p>
<h2>2. Riempi il carrello</h2>
<p>Cerca un prodotto, sfoglia i reparti o scrivi tutta la lista in una volta con <strong>Spesa veloce</strong>. Dal secondo ordine trovi già pronta «La tua spesa di sempre».</p>
<ul>
<li><strong>Sfuso e a peso.</strong> Scegli i chili o il numero di pezzi. Il prezzo con «ca.» è una stima: paghi il peso vero, mai più di quello che hai autorizzato.</li>
<li><strong>Sostituzioni.</strong> Se un prodotto manca te ne proponiamo uno simile, allo stesso prezzo o a meno. Decidi tu, prodotto per prodotto, se lo vuoi.</li>
<li><strong>Note.</strong> «Banane ancora verdi», «prosciutto sottile»: scrivilo accanto al prodotto e chi prepara la spesa lo legge.</li>
</ul>
<h2>3. Scegli quando</h2>
<p>Prenoti una fascia di due ore, dalle 8 alle 22, fino a sette giorni prima. La fascia resta tua per un’ora mentre finisci la spesa. La foglia segna quelle in cui il furgone passa già vicino a te.</p>
<h2>4. Paga come vuoi</h2>
<p>Carta, <a href="/page/buoni-pasto">buoni pasto</a>, buoni regalo e gli altri modi che vedi in fondo a ogni pagina, anche insieme. Al momento dell’ordine blocchiamo l’importo; l’addebito arriva solo quando la spesa è pronta e pesata.</p>
<h2>5. Cambia idea</h2>
<p>Fino a sei ore prima della consegna aggiungi, togli o annulli da solo, senza chiamare nessuno. L’orario esatto è scritto nell’ordine.</p>
<h2>6. Apri la porta</h2>
<p>Ti avvisiamo quando il furgone è vicino. Freschi e surgelati viaggiano in contenitori separati, alla loro temperatura. Se qualcosa non va, ce lo dici e ti rimborsiamo: vedi <a href="/page/resi-e-rimborsi">resi e rimborsi</a>.</p>`,
  },
  {
    name: 'zone-e-orari',
    title: 'Zone e orari di consegna',
    seoDescription: 'Dove consegniamo, in quali fasce orarie e quanto costa: Milano, Roma, Torino e i comuni vicini.',
    summary:
      'Consegniamo dai nostri punti vendita. Per sapere se arriviamo da te basta il tuo CAP: lo chiediamo quando scegli l’indirizzo.',
    mediaURL: '/media/art/furgone.webp',
    facts: [
      { figure: '{negozi}', text: 'punti vendita da cui partiamo', itemUrl: '/store-locator' },
      { figure: '2 ore', text: 'ogni fascia, fino a sette giorni prima' },
      { figure: '1,90 €', text: 'la consegna meno cara, in città nel primo pomeriggio' },
      { figure: '90 €', text: 'di spesa e la consegna in città è gratuita' },
    ],
    ways: [
      {
        title: 'Comincia la spesa',
        text: 'Indirizzo e fascia li puoi cambiare fino alla fine.',
        callToAction: 'Vai al negozio',
        itemUrl: '/catalog',
      },
      {
        title: 'Preferisci passare tu?',
        text: 'Il ritiro è gratuito, da 20 € di spesa.',
        callToAction: 'Come si ritira',
        itemUrl: '/page/ritiro',
      },
    ],
    content: `
<h2>Dove arriviamo</h2>
<table>
<caption>Dove arriviamo</caption>
<thead><tr><th scope="col">Punto vendita</th><th scope="col">In città</th><th scope="col">Comuni vicini</th></tr></thead>
<tbody>
<tr><th scope="row">Milano Tortona</th><td>tutta Milano</td><td>Monza, Sesto San Giovanni, Cinisello Balsamo, Rho, Segrate, Rozzano, San Donato e altri</td></tr>
<tr><th scope="row">Roma Ostiense</th><td>tutta Roma</td><td>litorale da Fiumicino ad Anzio, Castelli Romani, Tivoli, Guidonia</td></tr>
<tr><th scope="row">Torino Lingotto</th><td>tutta Torino</td><td>prima cintura</td></tr>
</tbody>
</table>
<h2>Fasce orarie</h2>
<p>Dal lunedì al sabato dalle 8:00 alle 22:00, la domenica dalle 10:00 alle 18:00, in fasce di due ore. Le nuove fasce si aprono ogni mattina alle 6.</p>
<h2>Quanto costa</h2>
<table>
<caption>Costo della consegna a casa</caption>
<thead><tr><th scope="col">Fascia</th><th scope="col">Città</th><th scope="col">Comuni vicini</th></tr></thead>
<tbody>
<tr><th scope="row">Mattina e sera</th><td>3,90 €</td><td>4,90 €</td></tr>
<tr><th scope="row">Pomeriggio</th><td>2,90 €</td><td>3,90 €</td></tr>
<tr><th scope="row">Primo pomeriggio, 14:00–16:00</th><td>1,90 €</td><td>2,90 €</td></tr>
<tr><th scope="row">Consegna gratuita da</th><td>90 €</td><td>120 €</td></tr>
</tbody>
</table>
<p>La spesa minima a casa è di 40 €. Chi ha più di 70 anni o una disabilità riconosciuta ha la consegna ridotta: gratuita in città, 1,90 € nei comuni vicini. La attiviamo quando ce lo chiedi allo <a href="tel:+39800123456">800 123 456</a>.</p>
<h2>Non arriviamo ancora?</h2>
<p>Lasciaci l’indirizzo quando te lo chiediamo: ti scriviamo una volta sola, il giorno in cui apriamo la tua zona.</p>`,
  },
  {
    name: 'ritiro',
    title: 'Ritiro presso il punto vendita',
    aliases: ['ritiro-in-negozio', 'click-and-collect'],
    seoDescription:
      'Ordina online e ritira la spesa già pronta: gratis, da 20 € di spesa, con la fascia che scegli tu.',
    summary:
      'Passi già davanti a uno dei nostri punti vendita? Ordina online e trova la spesa pronta. Il ritiro è gratuito, con una spesa minima di 20 €.',
    mediaURL: '/media/art/borsa-piena.webp',
    ways: [
      {
        title: 'Comincia la spesa',
        text: 'Poi scegli «Ritiro presso» e la fascia che ti va bene.',
        callToAction: 'Vai al negozio',
        itemUrl: '/catalog',
      },
      {
        title: 'Dove si ritira',
        text: 'Orari e strada di ogni punto vendita.',
        callToAction: 'Punti vendita',
        itemUrl: '/store-locator',
      },
    ],
    content: `
<h2>Come si fa</h2>
<ol>
<li>Quando scegli l’indirizzo, passa a <strong>Ritiro presso</strong> e indica il <a href="/store-locator">punto vendita</a>.</li>
<li>Scegli una fascia tra le 9:00 e le 20:00. Puoi cambiare l’ordine fino a tre ore prima.</li>
<li>Ricevi un messaggio quando la spesa è pronta. Mostra il numero dell’ordine al banco Sporta: la portiamo fino all’auto.</li>
</ol>
<h2>Ritiro al locker</h2>
<p>A Milano, Roma e Torino trovi gli armadi refrigerati, aperti giorno e notte. Quando la spesa è dentro ti mandiamo un codice di sei cifre, che apre solo i tuoi vani: hai 24 ore per passare. Gli alcolici non si ritirano al locker, perché serve controllare l’età.</p>
<h2>Se non riesci a passare</h2>
<p>Chiamaci prima della fine della fascia e spostiamo il ritiro. Se non ti sentiamo, l’ordine viene annullato la sera stessa e rimborsato per intero, tranne i freschi preparati apposta per te.</p>`,
  },
  {
    name: 'buoni-pasto',
    title: 'Buoni pasto accettati',
    seoDescription: 'Quali buoni pasto puoi usare su Sporta, per quali prodotti e come si pagano insieme alla carta.',
    summary:
      'Paghi la spesa anche con i buoni pasto elettronici degli emettitori che vedi in fondo a ogni pagina, accanto alle carte: lì trovi solo quelli attivi oggi.',
    mediaURL: '/media/art/di-stagione.webp',
    ways: [
      {
        title: 'Comincia la spesa',
        text: 'I buoni li scegli al pagamento, riga per riga vedi fin dove arrivano.',
        callToAction: 'Vai al negozio',
        itemUrl: '/catalog',
      },
    ],
    content: `
<h2>Per che cosa</h2>
<p>Per tutto ciò che si mangia e si beve e non contiene alcol. Restano fuori, come vuole la legge: vino, birra e liquori, prodotti per la casa e per la persona, alimenti per animali, sacchetti e consegna. Al pagamento vedi, riga per riga, fin dove arrivi.</p>
<h2>Quanti</h2>
<p>Fino a otto buoni per ordine. I buoni non danno resto: ne usiamo solo quanti ne servono, e il resto lo paghi con la carta, o in un altro modo, nello stesso pagamento.</p>
<h2>Come</h2>
<ol>
<li>Al pagamento scegli il tuo emettitore e collega la tessera.</li>
<li>Indica quanto vuoi pagare con i buoni.</li>
<li>Completa con un altro metodo. Se la carta viene rifiutata, i buoni tornano disponibili subito.</li>
</ol>
<h2>Rimborsi</h2>
<p>Se un prodotto manca o non va bene, rimborsiamo prima la parte pagata con carta, poi i buoni secondo le regole dell’emettitore. I buoni pasto non si possono rimborsare in denaro.</p>`,
  },
];
