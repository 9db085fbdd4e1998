import type { DemoPage } from './page.ts';

/** What the law wants a shop to say: terms, returns, privacy, accessibility. Texts of a demo, to be checked by a lawyer. */
export const rightsPages: readonly DemoPage[] = [
  {
    name: 'resi-e-rimborsi',
    title: 'Resi e rimborsi',
    aliases: ['resi', 'recesso'],
    seoDescription: 'Che cosa fare se un prodotto manca, è rovinato o non lo vuoi più: rimborsi e diritto di recesso.',
    summary: 'Se qualcosa non va, diccelo: rimborsiamo senza chiederti di dimostrarlo.',
    mediaURL: '/media/art/borsa-vuota.webp',
    ways: [
      {
        title: 'Apri l’ordine',
        text: 'Da lì segnali un problema o recedi, prodotto per prodotto.',
        callToAction: 'I tuoi ordini',
        itemUrl: '/profile/orders',
      },
      {
        title: 'Qualcosa non è chiaro?',
        text: 'Le risposte più cercate, divise per argomento.',
        callToAction: 'Domande frequenti',
        itemUrl: '/faq',
      },
    ],
    content: `
<h2>Un prodotto manca o è rovinato</h2>
<p>Apri l’ordine, tocca il prodotto e scegli «Segnala un problema», oppure chiama lo <a href="tel:+39800123456">800 123 456</a>. Per i freschi fallo entro 48 ore dalla consegna. Il rimborso parte subito e arriva sul metodo con cui hai pagato, di solito in tre giorni lavorativi.</p>
<h2>Un prodotto è stato sostituito e non ti piace</h2>
<p>Lascialo a chi consegna: lo togliamo dal conto. Un sostituto non costa mai più di quello che avevi scelto.</p>
<h2>Il peso è diverso da quello stimato</h2>
<p>Paghi il peso vero. Se è meno, ti addebitiamo meno; se è di più, restiamo entro l’importo che hai autorizzato.</p>
<h2>Diritto di recesso</h2>
<p>Puoi recedere dal contratto entro 14 giorni dalla consegna, senza dire perché (artt. 52 e seguenti del Codice del consumo). Dall’ordine, tocca <strong>Recedi dal contratto qui</strong>, scegli i prodotti e conferma: ti mandiamo subito per e-mail la ricevuta con data e ora.</p>
<p>Il recesso non vale per i prodotti che si deteriorano o scadono in fretta, per quelli sigillati che non si possono restituire per igiene una volta aperti, e per quelli preparati su misura (art. 59).</p>
<ul>
<li>Ritiriamo noi i prodotti alla consegna successiva, oppure li riporti in un punto vendita entro 14 giorni.</li>
<li>Rimborsiamo entro 14 giorni, compresa la consegna standard se recedi da tutto l’ordine.</li>
</ul>
<h2>Prodotti richiamati</h2>
<p>Se un produttore richiama un lotto che hai comprato ti scriviamo noi, con le istruzioni, e rimborsiamo tutto.</p>`,
  },
  {
    name: 'termini',
    title: 'Condizioni di vendita',
    aliases: ['condizioni', 'condizioni-di-vendita'],
    seoDescription: 'Le condizioni con cui Sporta vende e consegna: prezzi, ordini, pagamento, recesso, garanzia.',
    summary:
      'Queste condizioni valgono per gli acquisti su questo sito. Sporta è un negozio dimostrativo: marchi, prodotti e dati dell’azienda sono inventati.',
    mediaURL: '/media/art/patto.webp',
    facts: [
      { figure: '40 €', text: 'la spesa minima a casa; 20 € per il ritiro' },
      { figure: '10%', text: 'il margine sui prodotti a peso: mai un addebito oltre' },
      { figure: '14 giorni', text: 'per recedere, dalla pagina dell’ordine' },
      { figure: '2 anni', text: 'di garanzia legale sui prodotti non alimentari' },
    ],
    ways: [
      {
        title: 'Resi e rimborsi',
        text: 'Che cosa fare se qualcosa manca, è rovinato o non lo vuoi più.',
        callToAction: 'Come si fa',
        itemUrl: '/page/resi-e-rimborsi',
      },
      {
        title: 'Qualcosa non è chiaro?',
        text: 'Le risposte più cercate, divise per argomento.',
        callToAction: 'Domande frequenti',
        itemUrl: '/faq',
      },
    ],
    content: `
<h2>Chi vende</h2>
<p>Sporta S.p.A., Via Tortona 31, 20144 Milano. E-mail <a href="mailto:ciao@sporta.example">ciao@sporta.example</a>, telefono <a href="tel:+39800123456">800 123 456</a>, dal lunedì al sabato dalle 8 alle 20.</p>
<h2>Prezzi</h2>
<p>I prezzi sono in euro e comprendono l’IVA; per le aziende è indicato anche il prezzo senza. Dipendono dal punto vendita che ti serve. Vale il prezzo mostrato nel carrello al momento dell’ordine: se cambia mentre compri, te lo diciamo prima di farti pagare. Nelle offerte il prezzo barrato è il più basso praticato nei trenta giorni precedenti.</p>
<h2>Ordine</h2>
<p>Il contratto è concluso quando ricevi la conferma dell’ordine per e-mail. Fino all’orario limite della fascia puoi modificare o annullare l’ordine da solo. La spesa minima è di 40 € a casa e di 20 € per il ritiro.</p>
<h2>Prodotti a peso</h2>
<p>Per i prodotti a peso variabile l’importo mostrato è una stima. Autorizzi un importo che comprende un margine del 10% su quei prodotti; ti addebitiamo il peso effettivo, mai più di quanto autorizzato.</p>
<h2>Alcolici</h2>
<p>Vendiamo alcolici solo a chi ha compiuto 18 anni. Chi consegna può chiedere un documento e, in mancanza, riporta indietro i prodotti e li rimborsa.</p>
<h2>Consegna</h2>
<p>Consegniamo nella fascia che hai scelto, al piano. Il giorno della consegna segui il furgone dalla pagina dell’ordine. Se nessuno risponde, riproviamo a chiamarti per dieci minuti; poi riportiamo la spesa in negozio.</p>
<h2>Recesso e garanzia</h2>
<p>Trovi tutto in <a href="/page/resi-e-rimborsi">Resi e rimborsi</a>. Sui prodotti non alimentari vale la garanzia legale di conformità di due anni.</p>
<h2>Reclami e controversie</h2>
<p>Scrivici: rispondiamo entro cinque giorni lavorativi. Per le controversie puoi rivolgerti a un organismo di risoluzione alternativa (ADR); il foro è quello della tua residenza.</p>`,
  },
  {
    name: 'privacy-e-cookie',
    title: 'Privacy e cookie',
    aliases: ['privacy', 'cookie'],
    seoDescription: 'Quali dati trattiamo, perché, per quanto tempo e come esercitare i tuoi diritti.',
    summary:
      'Trattiamo solo i dati che servono a portarti la spesa. Non li vendiamo e non li usiamo per altro senza il tuo consenso.',
    mediaURL: '/media/art/lucchetto.webp',
    ways: [
      {
        title: 'I tuoi dati',
        text: 'Scaricali, correggili o cancellali dal tuo profilo.',
        callToAction: 'Vai al profilo',
        itemUrl: '/profile/privacy',
      },
    ],
    content: `
<h2>Titolare</h2>
<p>Sporta S.p.A., Via Tortona 31, 20144 Milano, <a href="mailto:privacy@sporta.example">privacy@sporta.example</a>.</p>
<h2>Quali dati e perché</h2>
<table>
<caption>Dati, scopi e durata</caption>
<thead><tr><th scope="col">Dati</th><th scope="col">Perché</th><th scope="col">Base</th><th scope="col">Per quanto</th></tr></thead>
<tbody>
<tr><td>Nome, e-mail, telefono, indirizzi</td><td>account e consegne</td><td>contratto</td><td>finché hai l’account</td></tr>
<tr><td>Ordini e fatture</td><td>vendita e obblighi fiscali</td><td>contratto e legge</td><td>10 anni</td></tr>
<tr><td>Data di nascita</td><td>vendita di alcolici</td><td>legge</td><td>finché hai l’account</td></tr>
<tr><td>Acquisti fatti</td><td>proposte per te, solo se vuoi</td><td>consenso</td><td>24 mesi</td></tr>
<tr><td>Allergeni che eviti, ciò che ti è piaciuto</td><td>mostrarti i prodotti, solo se lo scegli</td><td>consenso esplicito</td><td>finché non li togli</td></tr>
<tr><td>E-mail</td><td>newsletter, solo se vuoi</td><td>consenso</td><td>finché non ti togli</td></tr>
</tbody>
</table>
<p>I dati delle carte non passano mai da noi: li tratta la banca che gestisce il pagamento, e noi conserviamo solo un codice e le ultime quattro cifre.</p>
<h2>A chi li diamo</h2>
<p>A chi ci serve per consegnare e incassare: corrieri, banca, emettitori dei buoni pasto, fornitori tecnici. Sono responsabili del trattamento e li usano solo per questo.</p>
<h2>I tuoi diritti</h2>
<p>Puoi vedere, correggere, scaricare e cancellare i tuoi dati dalla pagina del profilo, ritirare un consenso quando vuoi e rivolgerti al <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a>.</p>
<h2>Cookie</h2>
<p>Usiamo solo cookie tecnici: uno ricorda che hai fatto l’accesso, gli altri le tue scelte su questo dispositivo. Non servono consensi e non ci sono cookie di pubblicità.</p>
<table>
<caption>Cookie che usiamo</caption>
<thead><tr><th scope="col">Nome</th><th scope="col">A che cosa serve</th><th scope="col">Durata</th></tr></thead>
<tbody><tr><td>X-Ebsn-Account</td><td>tiene aperta la sessione</td><td>un giorno, o 180 se chiedi di restare collegato</td></tr></tbody>
</table>`,
  },
  {
    name: 'accessibilita',
    title: 'Accessibilità',
    seoDescription: 'Come rendiamo il sito usabile da tutti e come segnalarci un ostacolo.',
    summary: 'Vogliamo che chiunque possa fare la spesa da solo, con qualunque dispositivo e qualunque ausilio.',
    mediaURL: '/media/art/borsa-agrumi.webp',
    content: `
<h2>Che cosa abbiamo fatto</h2>
<ul>
<li>Il sito è progettato secondo le WCAG 2.2, livello AA, e la norma EN 301 549.</li>
<li>Tutto si può usare con la tastiera; il punto in cui ti trovi è sempre visibile.</li>
<li>I prezzi si ascoltano per intero: «due euro e novantanove, in offerta, prima tre euro e novantanove».</li>
<li>Niente è detto solo dal colore, e il testo si ingrandisce fino al 200% senza perdere nulla.</li>
<li>Se il tuo dispositivo chiede meno movimento, le animazioni si fermano.</li>
</ul>
<h2>Che cosa sappiamo che manca</h2>
<p>Le pagine del volantino sono immagini: gli stessi prodotti, con gli stessi prezzi, stanno in un elenco subito sotto. La lettura dei codici a barre chiede la fotocamera: lo stesso codice si può scrivere nella ricerca.</p>
<h2>Segnala un ostacolo</h2>
<p>Scrivi a <a href="mailto:accessibilita@sporta.example">accessibilita@sporta.example</a> o chiama lo <a href="tel:+39800123456">800 123 456</a>. Rispondiamo entro cinque giorni lavorativi. Se la risposta non ti soddisfa puoi rivolgerti all’Agenzia per l’Italia digitale.</p>`,
  },
];
