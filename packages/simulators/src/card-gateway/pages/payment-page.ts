import { type Html, html } from '../../platform/html.ts';
import { euro } from '../../platform/page.ts';
import type { CardErrors, CardField } from '../card-form.ts';
import { brandOf, grouped, TEST_CARDS } from '../cards.ts';
import type { Merchant, Payment } from '../model.ts';
import { facts, gatewayPage } from './gateway-page.ts';

interface Input {
  merchant: Merchant;
  payment: Payment;
  /** What to show in the fields; the security code is never shown back after a mistake. */
  typed: Readonly<Record<string, unknown>>;
  errors: CardErrors;
}

const BRAND_NAMES = { VISA: 'Visa', MASTERCARD: 'Mastercard', MAESTRO: 'Maestro', AMEX: 'Amex' };

/** The form for the card. */
export function paymentPage({ merchant, payment, typed, errors }: Input): Html {
  const wrong = Object.keys(errors).length > 0;
  const at = `/payment-page/${payment.session}`;
  const pay = payment.amount === 0 ? 'Salva la carta' : `Paga ${euro(payment.amount)}`;

  const field = (name: CardField, label: string, attributes: Html): Html => {
    const value = name === 'cvv' && wrong ? '' : typed[name];
    return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${typeof value === 'string' ? value : ''}" required ${attributes}
${errors[name] && html`aria-invalid="true" aria-describedby="${name}-errore"`}>
${errors[name] && html`<p class="error" id="${name}-errore">${errors[name]}</p>`}</div>`;
  };

  return gatewayPage(
    wrong ? 'Ricontrolla i dati della carta' : 'Paga con la carta',
    html`<div class="columns">
<section class="panel first" aria-label="Riepilogo">${facts(merchant, payment)}</section>
<section class="panel form" aria-labelledby="titolo">
<h1 id="titolo">Paga con la carta</h1>
${wrong && html`<p class="alert" role="alert">Ricontrolla i campi segnati: non abbiamo addebitato nulla.</p>`}
<form method="post" action="${at}/paga" novalidate>
${field('titolare', 'Nome e cognome sulla carta', html`autocomplete="cc-name" maxlength="60"`)}
${field('numero', 'Numero della carta', html`autocomplete="cc-number" inputmode="numeric" maxlength="25"`)}
<div class="pair">
${field('scadenza', 'Scadenza (MM/AA)', html`autocomplete="cc-exp" inputmode="numeric" maxlength="7" placeholder="09/29"`)}
${field('cvv', 'Codice (CVV)', html`autocomplete="cc-csc" inputmode="numeric" maxlength="4"`)}
</div>
${payment.saveCard && html`<p class="small muted">La carta sarà salvata, come hai chiesto, per i prossimi acquisti da ${merchant.name ?? merchant.alias}.</p>`}
<button class="button" type="submit" name="fine" value="torna">${pay}</button>
<button class="button plain" type="submit" name="fine" value="chiudi">Paga e chiudi senza tornare</button>
</form>
<form method="post" action="${at}/annulla"><button class="button plain" type="submit">Annulla e torna al negozio</button></form>
</section>
<section class="panel last" aria-labelledby="carte"><h2 id="carte">Carte di prova</h2>
<p class="small muted">Scegline una per compilare il modulo. Il codice di sicurezza 000 è sbagliato, gli altri vanno bene.</p>
<ul class="cards">${TEST_CARDS.map((card) => {
      const brand = brandOf(card.number);
      return html`<li><a href="${at}?carta=${card.number}"><span class="number">${grouped(card.number)}</span> <span class="small">${brand && BRAND_NAMES[brand]}</span>
<span class="what">${card.what}</span></a></li>`;
    })}</ul></section>
</div>`,
    false,
  );
}
