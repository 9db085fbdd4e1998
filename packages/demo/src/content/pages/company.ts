import type { DemoPage } from './page.ts';

/** Who the shop is: company, businesses, jobs. */
export const companyPages: readonly DemoPage[] = [
  {
    name: 'chi-siamo',
    title: 'Chi siamo',
    seoDescription: 'Sporta porta a casa la spesa di sempre: prodotti scelti la mattina stessa della consegna.',
    summary:
      'Sporta è il supermercato che arriva a casa. Il nome è quello della borsa che i nostri nonni prendevano dal gancio prima di uscire: la usiamo ancora, solo che la portiamo noi.',
    mediaURL: '/media/art/negozio.webp',
    facts: [
      { figure: '{negozi}', text: 'punti vendita, dove prepariamo la tua spesa', itemUrl: '/store-locator' },
      {
        figure: '{prodotti}',
        text: 'prodotti disponibili oggi, con il prezzo al chilo o al litro',
        itemUrl: '/catalog',
      },
      { figure: '2 ore', text: 'ogni fascia di consegna, fino a sette giorni prima', itemUrl: '/page/zone-e-orari' },
      {
        figure: '30 giorni',
        text: 'il prezzo più basso di prima, accanto a ogni offerta',
        itemUrl: '/catalog?promo=true',
      },
    ],
    ways: [
      {
        title: 'Comincia la spesa',
        text: 'Sfoglia i reparti o scrivi la tua lista: la fascia la scegli alla fine.',
        callToAction: 'Vai al negozio',
        itemUrl: '/catalog',
      },
      {
        title: 'Passa a trovarci',
        text: 'Orari, telefono e strada di ogni punto vendita.',
        callToAction: 'Punti vendita',
        itemUrl: '/store-locator',
      },
    ],
    content: `
<h2>Quello che facciamo</h2>
<p>Prepariamo la tua spesa nei nostri punti vendita, non in un magazzino lontano. Chi la prepara sceglie la frutta come se fosse per casa sua, la mattina stessa della consegna.</p>
<h2>Quello in cui crediamo</h2>
<ul>
<li><strong>Prezzi che si capiscono.</strong> Accanto a ogni prezzo c’è quello al chilo o al litro. Quando qualcosa è in offerta, vedi il prezzo più basso degli ultimi trenta giorni.</li>
<li><strong>Nessuna sorpresa.</strong> Paghi il peso vero, mai la stima. Se manca qualcosa lo sai prima, non alla porta.</li>
<li><strong>Chi produce ha un nome.</strong> Su ogni prodotto trovi chi lo fa e, quando lo sappiamo, da dove viene.</li>
<li><strong>Meno giri a vuoto.</strong> Le fasce con la foglia riuniscono le consegne dello stesso quartiere: meno chilometri per tutti.</li>
</ul>
<h2>Dove siamo</h2>
<p>A Milano, Roma e Torino: indirizzi e orari sono nella pagina <a href="/store-locator">Punti vendita</a>, le zone in cui consegniamo in <a href="/page/zone-e-orari">Zone e orari</a>.</p>`,
  },
  {
    name: 'per-le-aziende',
    title: 'Per le aziende',
    aliases: ['aziende', 'b2b'],
    seoDescription: 'La spesa per uffici, bar, asili e comunità: fattura elettronica, prezzi IVA esclusa, più utenti.',
    summary:
      'Uffici, bar, asili, comunità: con un account azienda ordini per tutti, ricevi fattura elettronica e non tieni più gli scontrini.',
    mediaURL: '/media/art/bancale.webp',
    facts: [
      { figure: 'IVA a parte', text: 'ogni prezzo lo vedi anche senza' },
      { figure: 'Fattura', text: 'elettronica per ogni ordine, al codice destinatario o alla PEC' },
      { figure: 'Cartoni', text: 'e bancali, dove il prodotto li prevede' },
      { figure: 'Preventivi', text: 'chiesti dal carrello, accettati con un tocco' },
    ],
    ways: [
      {
        title: 'Registra la tua azienda',
        text: 'Servono ragione sociale, partita IVA, codice fiscale e codice destinatario o PEC.',
        callToAction: 'Apri l’account',
        itemUrl: '/registration-user?tipo=azienda',
      },
      {
        title: 'Più sedi o ordini ricorrenti?',
        text: 'Scrivi a aziende@sporta.example: ti risponde una persona.',
        callToAction: 'Scrivici',
        itemUrl: 'mailto:aziende@sporta.example',
      },
    ],
    content: `
<h2>Che cosa cambia</h2>
<ul>
<li><strong>Prezzi con e senza IVA</strong>, sulle schede, nel carrello e nell’ordine.</li>
<li><strong>Fattura elettronica</strong> per ogni ordine, al tuo codice destinatario o alla PEC.</li>
<li><strong>Carrelli grandi.</strong> Ordini a cartone o a bancale dove il prodotto lo prevede, incolli un elenco di codici e rifai l’ordine della settimana scorsa con un tocco.</li>
<li><strong>Preventivi.</strong> Li chiedi dal carrello; quando accetti, i prezzi valgono per tutte le persone dell’azienda.</li>
</ul>
<h2>Più persone, una sola azienda</h2>
<ul>
<li><strong>Inviti</strong> chi fa la spesa e decidi quanto può spendere per ordine.</li>
<li><strong>Approvi</strong> gli ordini che superano il limite, con un tocco.</li>
<li><strong>Centri di costo</strong>, ciascuno con il suo budget del mese.</li>
<li><strong>Scadenze ed estratto conto</strong> in un posto solo, per chi gestisce l’account.</li>
</ul>
<h2>Come si apre</h2>
<p>Nella <a href="/registration-user?tipo=azienda">registrazione</a> inserisci i dati dell’azienda e conferma l’e-mail: da quel momento vedi i prezzi per le aziende. Se la tua azienda è già da noi, la richiesta arriva a chi gestisce l’account, che ti fa entrare.</p>`,
  },
  {
    name: 'lavora-con-noi',
    title: 'Lavora con noi',
    seoDescription: 'Cerchiamo chi prepara la spesa, chi la porta e chi fa funzionare il negozio online.',
    summary:
      'Dietro ogni spesa consegnata ci sono una decina di persone. Cerchiamo spesso chi prepara, chi guida, chi risponde al telefono e chi fa funzionare il sito.',
    mediaURL: '/media/art/carrello.webp',
    facts: [
      { figure: '6 ore', text: 'i turni di chi prepara la spesa, mattina o pomeriggio' },
      { figure: '8–20', text: 'il servizio clienti, dal lunedì al sabato, da remoto' },
      { figure: '2 settimane', text: 'al massimo, e rispondiamo a tutti' },
    ],
    ways: [
      {
        title: 'Mandaci due righe e il curriculum',
        text: 'Leggiamo tutto, anche se la posizione che cerchi oggi non c’è.',
        callToAction: 'Scrivi a lavoro@sporta.example',
        itemUrl: 'mailto:lavoro@sporta.example',
      },
      { title: 'Vuoi conoscerci prima?', callToAction: 'Chi siamo', itemUrl: '/page/chi-siamo' },
    ],
    content: `
<h2>Posizioni aperte</h2>
<h3>Addetti alla preparazione, Milano e Torino</h3>
<p>Scegli i prodotti, pesi, confezioni. Turni di sei ore, mattina o pomeriggio, contratto a tempo indeterminato dopo il periodo di prova.</p>
<h3>Autisti di consegna, Roma</h3>
<p>Furgone elettrico, giri di quartiere, carichi con carrello. Serve la patente B da almeno due anni.</p>
<h3>Servizio clienti, da remoto</h3>
<p>Rispondi a chi ha un dubbio o un problema, e hai il potere di risolverlo. Turni dal lunedì al sabato tra le 8 e le 20.</p>
<h2>Come candidarsi</h2>
<p>Manda due righe e il curriculum a <a href="mailto:lavoro@sporta.example">lavoro@sporta.example</a>. Leggiamo tutto e rispondiamo a tutti entro due settimane. Le selezioni sono aperte a persone di ogni genere, età e provenienza (L. 903/1977, D.Lgs. 198/2006).</p>`,
  },
];
