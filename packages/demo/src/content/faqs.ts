/** Frequent questions of the demo shop, by category. Answers are HTML. */
export const demoFaqs: readonly { category: string; items: readonly { question: string; answer: string }[] }[] = [
  {
    category: 'Ordinare',
    items: [
      {
        question: 'C’è una spesa minima?',
        answer: '<p>40 € per la consegna a casa, 20 € per il ritiro. Nel carrello vedi sempre quanto manca.</p>',
      },
      {
        question: 'Posso cambiare l’ordine dopo averlo concluso?',
        answer:
          '<p>Sì, fino a sei ore prima della consegna (tre per il ritiro). Apri l’ordine e scegli «Modifica»: aggiungi e togli come nel carrello, la fascia resta tua.</p>',
      },
      {
        question: 'Come faccio a ordinare sempre le stesse cose?',
        answer:
          '<p>In «Già acquistati» trovi tutto quello che hai preso, e «La tua spesa di sempre» lo rimette nel carrello in un tocco. Puoi anche salvare una lista e usarla ogni settimana.</p>',
      },
      {
        question: 'Che cos’è la Spesa veloce?',
        answer:
          '<p>Incolli la tua lista, anche presa dagli appunti del telefono, e noi cerchiamo un prodotto per ogni riga. Capiamo le quantità: «2 latte», «mele 1 kg».</p>',
      },
      {
        question: 'Che cosa succede se un prodotto manca?',
        answer:
          '<p>Dipende da te: accanto a ogni prodotto scegli che cosa vuoi se manca. Può essere un prodotto simile, quello che indichi tu, o niente. Un sostituto costa uguale o meno e non ha mai allergeni in più; se non arriva niente, non lo paghi.</p>',
      },
      {
        question: 'Perché alcuni prezzi hanno «ca.» davanti?',
        answer:
          '<p>Sono prodotti che pesiamo quando prepariamo la spesa: frutta sfusa, carne, formaggi al taglio. Il prezzo è una stima, paghi il peso vero e mai più dell’importo che hai autorizzato.</p>',
      },
    ],
  },
  {
    category: 'Consegna e ritiro',
    items: [
      {
        question: 'Arrivate al mio indirizzo?',
        answer:
          '<p>Consegniamo a Milano, Roma, Torino e nei comuni vicini. Inserisci l’indirizzo e te lo diciamo subito; l’elenco è in <a href="/page/zone-e-orari">Zone e orari</a>.</p>',
      },
      {
        question: 'Quanto costa la consegna?',
        answer:
          '<p>Da 1,90 € a 4,90 € secondo la fascia e la zona. È gratuita da 90 € di spesa in città e da 120 € nei comuni vicini.</p>',
      },
      {
        question: 'Che cosa sono le fasce con la foglia?',
        answer:
          '<p>Fasce in cui il furgone si ferma già a due passi da te: se ne scegli una, fa meno chilometri. Nei giorni in cui lo sono quasi tutte non le segniamo.</p>',
      },
      {
        question: 'Portate la spesa al piano?',
        answer: '<p>Sì, fino alla porta di casa, anche senza ascensore e anche le casse d’acqua.</p>',
      },
      {
        question: 'E se non sono in casa?',
        answer:
          '<p>Ti chiamiamo quando siamo sotto. Se nessuno risponde aspettiamo dieci minuti, poi riportiamo la spesa in negozio e ci mettiamo d’accordo. Puoi lasciare un’indicazione nella nota per la consegna, per esempio «in portineria».</p>',
      },
      {
        question: 'Come funziona il ritiro?',
        answer:
          '<p>Scegli il punto vendita e la fascia; quando la spesa è pronta ti avvisiamo. Tutto in <a href="/page/ritiro">Ritiro presso il punto vendita</a>.</p>',
      },
    ],
  },
  {
    category: 'Pagamento',
    items: [
      {
        question: 'Come posso pagare?',
        answer:
          '<p>Con carta e buoni regalo, e con gli altri modi che vedi in fondo a ogni pagina: lì trovi solo quelli attivi oggi. Puoi usarne più d’uno nello stesso ordine.</p>',
      },
      {
        question: 'Posso regalare la spesa?',
        answer:
          '<p>Sì, con un <a href="/gift-voucher">buono regalo</a> da 10 a 250 €: arriva per e-mail nel giorno che scegli, con le tue parole, e vale due anni, anche un po’ alla volta. Se non è usato lo annulli entro 14 giorni e ti restituiamo tutto.</p>',
      },
      {
        question: 'Quando mi addebitate la spesa?',
        answer:
          '<p>Quando è pronta e pesata. Al momento dell’ordine l’importo è solo bloccato: quello non usato torna disponibile da sé.</p>',
      },
      {
        question: 'Posso usare i buoni pasto?',
        answer:
          '<p>Sì, quelli degli emettitori che vedi in fondo a ogni pagina, fino a otto per ordine, su tutto ciò che si mangia e si beve senza alcol. Vedi <a href="/page/buoni-pasto">Buoni pasto accettati</a>.</p>',
      },
      {
        question: 'La carta è stata rifiutata: ho perso il carrello?',
        answer:
          '<p>No. Non ti abbiamo addebitato nulla, il carrello è salvo e la fascia resta tua per il tempo che manca. Riprova con un’altra carta o un altro metodo.</p>',
      },
      {
        question: 'Come chiedo la fattura?',
        answer:
          '<p>Prima di pagare, spunta «Voglio la fattura» e scegli i dati. Dopo il pagamento la legge non ci permette di trasformare lo scontrino in fattura.</p>',
      },
    ],
  },
  {
    category: 'Prodotti e offerte',
    items: [
      {
        question: 'Il prezzo barrato che cos’è?',
        answer:
          '<p>Il prezzo più basso degli ultimi trenta giorni prima dell’offerta. Lo sconto si calcola su quello, come vuole il Codice del consumo.</p>',
      },
      {
        question: 'Dove trovo ingredienti e allergeni?',
        answer:
          '<p>Nella pagina di ogni prodotto, con gli allergeni in evidenza. Vale comunque quello che è scritto sulla confezione: leggilo prima di consumare.</p>',
      },
      {
        question: 'Quanto durano i freschi che mi portate?',
        answer:
          '<p>Almeno due terzi della loro vita, salvo che il prodotto dica altro. Se ti arriva qualcosa che scade troppo presto, diccelo e lo rimborsiamo.</p>',
      },
      {
        question: 'Le offerte del volantino valgono anche online?',
        answer:
          '<p>Sì, le stesse e negli stessi giorni. Dal <a href="/volantini">volantino</a> metti i prodotti nel carrello direttamente.</p>',
      },
    ],
  },
  {
    category: 'Account e assistenza',
    items: [
      {
        question: 'Ho dimenticato la password',
        answer:
          '<p>Dalla pagina di accesso scegli «Password dimenticata»: ti mandiamo un collegamento per sceglierne una nuova. Vale due ore.</p>',
      },
      {
        question: 'Come cancello il mio account?',
        answer:
          '<p>Dal profilo, in «Privacy e consensi». Togliamo i tuoi dati, gli indirizzi e le liste; degli ordini restano solo gli importi, perché lo vuole la legge fiscale.</p>',
      },
      {
        question: 'Un prodotto è arrivato rovinato',
        answer:
          '<p>Ci dispiace. Apri l’ordine, tocca il prodotto e segnalalo, oppure chiamaci: rimborsiamo subito. Vedi <a href="/page/resi-e-rimborsi">Resi e rimborsi</a>.</p>',
      },
      {
        question: 'Come vi contatto?',
        answer:
          '<p>Chiama lo <a href="tel:+39800123456">800 123 456</a>, dal lunedì al sabato dalle 8 alle 20, o scrivi a <a href="mailto:ciao@sporta.example">ciao@sporta.example</a>.</p>',
      },
    ],
  },
];
