import { type Html, html } from '../platform/html.ts';
import { dayAndTime, euro, page } from '../platform/page.ts';
import { OUTCOMES, type Outcome, type ReceivedFile } from './model.ts';
import { MANNERS, type Settings } from './settings.ts';

const SHOWN = 50;

const manners: Record<(typeof MANNERS)[number], string> = {
  'as-addressed': 'come dice l’indirizzo',
  RC: 'consegnata sempre',
  MC: 'mancata consegna sempre',
  NS: 'scartata sempre',
  ask: 'decido io',
};

const outcomes: Record<Outcome, string> = { RC: 'Consegnata (RC)', MC: 'Mancata consegna (MC)', NS: 'Scartata (NS)' };

/** What came in, the latest first, and the presses that decide. */
export function filesPage(files: readonly ReceivedFile[], settings: Settings): Html {
  return page({
    title: 'Sistema di Interscambio',
    name: 'Sistema di Interscambio',
    note: 'Fatture elettroniche · prova',
    body: html`<h1>Fatture ricevute</h1>
<section class="panel" aria-labelledby="modo"><h2 id="modo">Che cosa succede a quelle senza errori</h2>
<form method="post" action="/manner"><div class="field"><label for="manner">Esito</label><select id="manner" name="manner">
${MANNERS.map((each) => html`<option value="${each}"${each === settings.manner && html` selected`}>${manners[each]}</option>`)}</select></div>
<button class="button" type="submit">Usa questo</button></form></section>
<section class="panel" aria-labelledby="elenco"><h2 id="elenco">Le ultime</h2>
${files.length === 0 && html`<p class="muted">Ancora nessuna.</p>`}
<ul class="cards">${files.slice(-SHOWN).reverse().map(fileCard)}</ul></section>`,
  });
}

function fileCard({ sdiId, name, document, receivedAt, outcome, refusals }: ReceivedFile): Html {
  return html`<li><strong>${document ? `${document.kind} ${document.number}` : name}</strong> ${document && euro(document.totalCents)}
<span class="what">${document && `${document.customer} · `}${name} · ${dayAndTime(new Date(receivedAt))} · SdI ${sdiId}</span>
<span class="what">${outcome ? outcomes[outcome] : 'Aspetta una decisione'}${refusals.map(({ code, text }) => html` · ${code} ${text}`)}</span>
<a href="/files/${sdiId}.xml">XML</a>
${
  outcome === null &&
  OUTCOMES.map(
    (each) =>
      html`<form method="post" action="/decide"><input type="hidden" name="sdiId" value="${sdiId}"><button class="button plain" type="submit" name="outcome" value="${each}">${outcomes[each]}</button></form>`,
  )
}</li>`;
}
