import { BAD_DAY_KINDS, type BadDays } from '../platform/bad-days.ts';
import { type Html, html } from '../platform/html.ts';
import { dayAndTime, euro, page } from '../platform/page.ts';
import type { Ledger } from './ledger.ts';
import type { Holder, Movement, MovementKind } from './model.ts';
import { countOf, worth } from './tickets.ts';

const KINDS: Record<MovementKind, string> = {
  authorised: 'Autorizzati',
  captured: 'Incassati',
  released: 'Sbloccati',
  cancelled: 'Annullati',
  expired: 'Scaduti',
  refunded: 'Riaccreditati',
};

const SHOWN = 30;

interface Books {
  name: string;
  ledger: Ledger;
}

/** What is in the books of one or more issuers, and the form by which the next calls go wrong. */
export function booksPage({ name, books, badDays }: { name: string; books: readonly Books[]; badDays: BadDays }): Html {
  return page({
    title: name,
    name,
    note: 'Buoni pasto · prova',
    body: html`<h1>Buoni pasto di prova</h1>
${badDayPanel(badDays)}
${books.map(
  (each) => html`<section class="panel"><h2>${each.name}</h2>
<ul class="cards">${Object.values(each.ledger.state.holders).map(
    (holder) => html`<li><strong>${holder.name}</strong> <span class="small muted">${holder.id}</span>
<span class="what">${whatIsIn(holder)}; ancora ${each.ledger.leftToday(holder)} per oggi</span></li>`,
  )}</ul>
<h2 class="attached">Movimenti</h2>${movementList(each.ledger.state.movements)}</section>`,
)}`,
  });
}

function badDayPanel(badDays: BadDays): Html {
  return html`<section class="panel" aria-labelledby="va-male"><h2 id="va-male">Che cosa va male</h2>
<ul class="cards">${badDays.list.map(
    ({ call, kind, after, times }) =>
      html`<li>${call}: ${BAD_DAY_KINDS[kind]}${after > 0 && html`, dopo altre ${after}`}${times !== undefined && html`, ${times} volte`}</li>`,
  )}</ul>
<form method="post" action="/control/bad-days">
<div class="field"><label for="call">Chiamata</label><select id="call" name="call"><option value="*">tutte</option>
${badDays.calls.map((call) => html`<option>${call}</option>`)}</select></div>
<div class="field"><label for="kind">Come</label><select id="kind" name="kind">
${Object.entries(BAD_DAY_KINDS).map(([kind, what]) => html`<option value="${kind}">${what}</option>`)}</select></div>
<div class="pair"><div class="field"><label for="times">Quante volte (vuoto = sempre)</label><input id="times" name="times" inputmode="numeric"></div>
<div class="field"><label for="after">Dopo quante riuscite</label><input id="after" name="after" inputmode="numeric"></div></div>
<button class="button" type="submit">Aggiungi</button></form>
<form method="post" action="/control/bad-days/clear"><button class="button plain" type="submit">Tutto torna a posto</button></form>
</section>`;
}

function movementList(movements: readonly Movement[]): Html {
  if (movements.length === 0) return html`<p class="muted">Ancora nessuno.</p>`;
  return html`<ul class="cards">${movements
    .slice(-SHOWN)
    .reverse()
    .map(
      (each) => html`<li>${KINDS[each.kind]} <strong>${euro(each.cents)}</strong>
<span class="what">${dayAndTime(new Date(each.at))} · ordine ${each.orderRef} · ${each.holder} · ${each.authorisationId}</span></li>`,
    )}</ul>`;
}

/** `14 buoni (14 da 8,00 €), in tutto 112,00 €`. */
export function whatIsIn(holder: Holder | undefined): string {
  const tickets = holder?.tickets ?? [];
  if (tickets.length === 0) return 'nessun buono';
  const kinds = tickets.map(({ faceValueCents, count }) => `${count} da ${euro(faceValueCents)}`).join(', ');
  return `${countOf(tickets)} ${countOf(tickets) === 1 ? 'buono' : 'buoni'} (${kinds}), in tutto ${euro(worth(tickets))}`;
}
