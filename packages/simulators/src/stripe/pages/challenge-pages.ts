import { type Html, html } from '../../platform/html.ts';
import { euro, page } from '../../platform/page.ts';
import type { PaymentIntent, SetupIntent } from '../model.ts';

/** The bank of the card asks whether it is really the holder (3-D Secure). */
export function challengePage(intent: PaymentIntent | SetupIntent, lastDigits: string, key: string): Html {
  const what =
    intent.object === 'payment_intent'
      ? html`<strong>Sporta</strong> chiede <strong>${euro(intent.amount)}</strong> dalla carta che finisce con <strong>${lastDigits}</strong>.`
      : html`<strong>Sporta</strong> chiede di salvare la carta che finisce con <strong>${lastDigits}</strong>.`;
  const button = (action: string, label: string, plain: boolean) =>
    html`<button class="button${plain && ' plain'}" type="submit" name="azione" value="${action}">${label}</button>`;
  return bankPage(
    'Conferma il pagamento',
    html`<section class="panel" aria-labelledby="titolo"><h1 id="titolo">Conferma il pagamento</h1><p>${what}</p>
<form method="post" action="/challenge/${key}">${button('approva', 'Approva', false)}</form>
<form method="post" action="/challenge/${key}">${button('rifiuta', 'Non sono stato io: rifiuta', true)}</form></section>`,
  );
}

/** After the answer, in a frame: the script tells the page around it to go on. */
export function overPage(approved: boolean): Html {
  const title = approved ? 'Confermato' : 'Non confermato';
  return bankPage(
    title,
    html`<section class="panel"><h1>${title}</h1><p>Torna alla pagina del negozio.</p></section>
<script type="module" src="/v3/challenge-over.js"></script>`,
  );
}

export function gonePage(): Html {
  return bankPage(
    'Conferma non trovata',
    html`<section class="panel"><h1>Conferma non trovata</h1><p>Questa richiesta è già chiusa. Torna al negozio.</p></section>`,
  );
}

export function indexPage(): Html {
  return page({
    title: 'Stripe di prova',
    name: 'Stripe',
    note: 'Pagamenti con carta · prova',
    narrow: true,
    body: html`<section class="panel"><h1>Stripe di prova</h1><p>Questo è un simulatore: i pagamenti si fanno nel negozio.</p></section>`,
  });
}

function bankPage(title: string, body: Html): Html {
  return page({
    title: `${title} · Banca Esempio`,
    name: 'Banca Esempio',
    note: 'Conferma del titolare · prova',
    bank: true,
    narrow: true,
    body,
  });
}
