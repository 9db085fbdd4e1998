import type { DemoPage } from './page.ts';

/** Who the shop is: company, businesses, jobs. */
export const companyPages: readonly DemoPage[] = [
  {
    name: 'chi-siamo',
    title: 'Chi siamo',
    seoDescription: 'Sporta porta a casa la spesa di sempre: prodotti scelti la mattina stessa della consegna.',
    content: `
<p>Sporta è il supermercato che arriva a casa. Il nome è quello della borsa che i nostri nonni prendevano dal gancio prima di uscire: la usiamo ancora, solo che la portiamo noi.</p>
<h2>Quello che facciamo</h2>
<p>Prepariamo la tua spesa nei nostri punti vendita, non in un magazzino lontano. Chi la prepara sceglie la frutta come se fosse per casa sua, la mattina stessa della consegna. Un’ora dopo è sul furgone.</p>
<h2>Quello in cui crediamo</h2>
<ul>
<li><strong>Prezzi che si capiscono.</strong> Accanto a ogni prezzo c’è quello al chilo o al litro. Quando qualcosa è in offerta, vedi il prezzo più basso degli ultimi trenta giorni.</li>
<li><strong>Nessuna sorpresa.</strong> Paghi il peso vero, mai la stima. Se manca qualcosa lo sai prima, non alla porta.</li>
<li><strong>Chi produce ha un nome.</strong> Su ogni prodotto trovi chi lo fa e da dove viene.</li>
<li><strong>Meno giri a vuoto.</strong> Le fasce con la foglia riuniscono le consegne dello stesso quartiere: meno chilometri per tutti.</li>
</ul>
<h2>Dove siamo</h2>
<p>Tre punti vendita, a Milano, Roma e Torino, con più di millecinquecento prodotti ciascuno. Li trovi nella pagina <a href="/store-locator">Punti vendita</a>.</p>`,
  },
  {
    name: 'per-le-aziende',
    title: 'Per le aziende',
    aliases: ['aziende', 'b2b'],
    seoDescription: 'La spesa per uffici, bar, asili e comunità: fattura elettronica, prezzi IVA esclusa, più utenti.',
    content: `
<p>Uffici, bar, asili, comunità: con un account azienda ordini per tutti, paghi con un solo documento e non tieni più gli scontrini.</p>
<h2>Che cosa cambia</h2>
<ul>
<li><strong>Prezzi IVA esclusa</strong>, con accanto quello compreso.</li>
<li><strong>Fattura elettronica</strong> per ogni ordine, al tuo codice destinatario o alla PEC.</li>
<li><strong>Più persone, un’azienda.</strong> L’account principale vede gli ordini di tutti e le scadenze dei pagamenti.</li>
<li><strong>Carrelli grandi.</strong> Ordini a cartone o a bancale dove il prodotto lo prevede, e rifai l’ordine della settimana scorsa con un tocco.</li>
</ul>
<h2>Come si apre</h2>
<p>Nella <a href="/registration-user">registrazione</a> scegli «Azienda» e inserisci ragione sociale, partita IVA, codice fiscale e codice destinatario o PEC. Controlliamo i dati e attiviamo il listino entro un giorno lavorativo.</p>
<p>Per ordini ricorrenti o più sedi scrivi a <a href="mailto:aziende@sporta.example">aziende@sporta.example</a>: ti risponde una persona.</p>`,
  },
  {
    name: 'lavora-con-noi',
    title: 'Lavora con noi',
    seoDescription: 'Cerchiamo chi prepara la spesa, chi la porta e chi fa funzionare il negozio online.',
    content: `
<p>Dietro ogni spesa consegnata ci sono una decina di persone. Cerchiamo spesso chi prepara, chi guida, chi risponde al telefono e chi fa funzionare il sito.</p>
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
