import { renderSVG } from 'uqr';
import { Html, html } from '../../platform/html.ts';
import { dayAndTime, euro, page } from '../../platform/page.ts';
import type { Payment } from '../model.ts';

function satispayPage(title: string, body: Html, narrow = true): Html {
  return page({ title: `${title} · Satispay`, name: 'Satispay', note: 'Pagamenti dall’app · prova', narrow, body });
}

/** The code to scan, and beside it what the customer's phone would show. `vouchers`: how many they may use. */
export function payPage(payment: Payment, vouchers: number): Html {
  const at = `/pay/${payment.id}`;
  const button = (action: string, label: string, plain = true) =>
    html`<form method="post" action="${at}"><button class="button${plain && ' plain'}" type="submit" name="azione" value="${action}">${label}</button></form>`;

  return satispayPage(
    'Apri Satispay',
    html`<div class="columns">
<section class="panel first" aria-label="Riepilogo">${facts(payment)}</section>
<section class="panel form" aria-labelledby="titolo"><h1 id="titolo">Apri Satispay</h1>
<p>Inquadra il codice con l’app, oppure decidi qui che cosa fa il cliente.</p>
<div class="qr" role="img" aria-label="Codice da inquadrare">${qr(`S6Y-PAY--${payment.id.toUpperCase()}`)}</div>
<p class="small muted">Il codice vale fino al ${dayAndTime(new Date(payment.expiresAt))}.</p></section>
<section class="panel last" aria-labelledby="app"><h2 id="app">Nell’app del cliente</h2>
${button('approva', `Approva ${euro(payment.amount)}`, false)}
${
  vouchers > 0 &&
  html`<form method="post" action="${at}"><div class="field"><label for="buoni">Buoni pasto da usare (al massimo ${vouchers})</label>
<input id="buoni" name="buoni" type="number" min="1" max="${vouchers}" value="${vouchers}" required></div>
<button class="button plain" type="submit" name="azione" value="approva">Paga con i buoni pasto, il resto dal conto</button></form>`
}
<form method="post" action="${at}"><input type="hidden" name="fine" value="chiudi"><button class="button plain" type="submit" name="azione" value="approva">Approva e chiudi senza tornare</button></form>
${button('rifiuta', 'Rifiuta')}
${button('scade', 'Lascia scadere')}
</section></div>`,
    false,
  );
}

/** How a payment ended, with the way back to the shop unless the customer stays away. */
export function outcomePage(payment: Payment): Html {
  const good = payment.status === 'ACCEPTED' || payment.status === 'AUTHORIZED';
  const title = good ? 'Pagamento approvato' : payment.expired ? 'Tempo scaduto' : 'Pagamento annullato';
  return satispayPage(
    title,
    html`<section class="panel"><p class="outcome ${good ? 'good' : 'bad'}">${good ? 'Approvato' : 'Non riuscito'}</p>
<h1>${title}</h1>${facts(payment)}</section>
${
  payment.staysAway
    ? html`<p class="muted">Non torni al negozio: puoi chiudere questa pagina.</p>`
    : payment.redirectUrl &&
      html`<section class="panel" aria-label="E adesso?"><a class="button" href="${payment.redirectUrl}">Torna al negozio</a></section>`
}`,
  );
}

export function notFoundPage(): Html {
  return message('Pagamento non trovato', 'Questo indirizzo non è di un pagamento. Torna al negozio e riprova.');
}

export function errorPage(): Html {
  return message('Qualcosa non ha funzionato', 'Torna al negozio e riprova.');
}

export function indexPage(): Html {
  return message('Satispay di prova', 'Questo è un simulatore: i pagamenti si aprono dal negozio.');
}

function message(title: string, text: string): Html {
  return satispayPage(title, html`<section class="panel"><h1>${title}</h1><p>${text}</p></section>`);
}

function facts(payment: Payment): Html {
  const { quantity, amount } = payment.vouchers;
  return html`<p class="payee muted small">Pagamento a <strong>Sporta</strong></p>
<p class="amount">${euro(payment.amount)}</p>
<dl class="facts">
${payment.externalCode && html`<dt>Ordine</dt><dd>${payment.externalCode}</dd>`}
${payment.flow === 'FUND_LOCK' && html`<dt>Tipo</dt><dd>Importo bloccato, incassato poi</dd>`}
${quantity > 0 && html`<dt>Buoni pasto</dt><dd>${quantity}, per ${euro(amount)}</dd>`}
</dl>`;
}

function qr(text: string): Html {
  return new Html(renderSVG(text, { border: 2, ecc: 'M' }));
}
