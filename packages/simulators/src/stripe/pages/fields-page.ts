import { type Html, html } from '../../platform/html.ts';
import { TEST_CARDS } from '../cards.ts';

/** The card form of the frame. The numbers that may be tried stand below it. */
export function fieldsPage(): Html {
  const field = (name: string, label: string, attributes: Html) => html`<div><label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" aria-describedby="${name}-errore" required ${attributes}>
<p class="error" id="${name}-errore" role="alert" hidden></p></div>`;
  return html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dati della carta</title>
<link rel="stylesheet" href="/v3/fields.css">
<link rel="icon" href="data:,">
</head>
<body>
<form novalidate autocomplete="on">
${field('numero', 'Numero della carta', html`autocomplete="cc-number" maxlength="23" placeholder="1234 1234 1234 1234"`)}
<div class="pair">
${field('scadenza', 'Scadenza', html`autocomplete="cc-exp" maxlength="7" placeholder="MM/AA"`)}
${field('cvc', 'CVC', html`autocomplete="cc-csc" maxlength="4" placeholder="3 cifre"`)}
</div>
</form>
<details><summary>Carte di prova</summary><ul>${TEST_CARDS.map(
    (card) => html`<li><button type="button" data-number="${card.number}">${card.number} · ${card.what}</button></li>`,
  )}</ul></details>
<script type="module" src="/v3/fields.js"></script>
</body>
</html>`;
}
