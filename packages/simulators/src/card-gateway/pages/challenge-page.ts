import { type Html, html } from '../../platform/html.ts';
import { euro, page } from '../../platform/page.ts';
import type { Merchant, Payment } from '../model.ts';

interface Input {
  merchant: Merchant;
  payment: Payment;
  error: string | undefined;
}

/** The bank of the card asks whether it is really the holder (3-D Secure). The code that a phone would get is on the page. */
export function challengePage({ merchant, payment, error }: Input): Html {
  const action = `/payment-page/${payment.session}/conferma`;
  return page({
    title: `${error ? 'Codice errato' : 'Conferma il pagamento'} · Banca Esempio`,
    name: 'Banca Esempio',
    note: 'Conferma del titolare · prova',
    bank: true,
    narrow: true,
    body: html`<section class="panel" aria-labelledby="titolo">
<h1 id="titolo">Conferma il pagamento</h1>
<p><strong>${merchant.name ?? merchant.alias}</strong> chiede <strong>${euro(payment.amount)}</strong>
${payment.card && html`dalla carta che finisce con <strong>${payment.card.pan.slice(-4)}</strong>`}.</p>
<p class="muted">Il codice che arriverebbe sul tuo telefono:<br><span class="code">${payment.challenge?.code}</span></p>
<form method="post" action="${action}">
<div class="field"><label for="codice">Codice di conferma</label>
<input id="codice" name="codice" required inputmode="numeric" autocomplete="one-time-code" maxlength="10"
${error && html`aria-invalid="true" aria-describedby="codice-errore"`}>
${error && html`<p class="error" id="codice-errore" role="alert">${error}</p>`}</div>
<button class="button" type="submit" name="azione" value="conferma">Conferma</button>
</form>
<form method="post" action="${action}"><button class="button plain" type="submit" name="azione" value="annulla">Non sono stato io: annulla</button></form>
</section>`,
  });
}
