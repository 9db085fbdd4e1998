import { type Html, html } from '../../platform/html.ts';
import { euro, page } from '../../platform/page.ts';
import type { Merchant, Payment } from '../model.ts';

export function gatewayPage(title: string, body: Html, narrow = true): Html {
  return page({ title: `${title} · Varco`, name: 'Varco', note: 'Pagamenti con carta · prova', narrow, body });
}

/** What is being paid and to whom. */
export function facts(merchant: Merchant, payment: Payment): Html {
  return html`<p class="payee muted small">Pagamento a <strong>${merchant.name ?? merchant.alias}</strong></p>
<p class="amount">${euro(payment.amount)}</p>
<dl class="facts">
${payment.description && html`<dt>Causale</dt><dd>${payment.description}</dd>`}
<dt>Codice</dt><dd>${payment.codTrans}</dd>
${payment.mail && html`<dt>E-mail</dt><dd>${payment.mail}</dd>`}
</dl>`;
}
