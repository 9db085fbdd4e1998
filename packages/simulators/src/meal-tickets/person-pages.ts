import { type Html, html } from '../platform/html.ts';
import { dayAndTime, page } from '../platform/page.ts';
import { whatIsIn } from '../ticket-ledger/books-page.ts';
import type { Holder } from '../ticket-ledger/model.ts';
import type { Issuer, Person } from './issuers.ts';
import type { LinkRequest } from './links.ts';

type Accounts = readonly { person: Person; holder: Holder | undefined }[];

function issuerPage({ title }: Issuer, heading: string, body: Html): Html {
  return page({ title: `${heading} · ${title}`, name: `${title} · prova`, note: 'Buoni pasto', narrow: true, body });
}

/** Sign-in of an issuer whose accounts are linked on its own page. */
export function linkPage(
  issuer: Issuer,
  { id }: LinkRequest,
  accounts: Accounts,
  username: string,
  problem?: string,
): Html {
  const at = `/${issuer.name}/collega/${id}`;
  const chosen = problem ? undefined : accounts.find(({ person }) => person.username === username)?.person;
  return issuerPage(
    issuer,
    'Collega i tuoi buoni',
    html`<section class="panel"><h1>Collega i tuoi buoni ${issuer.title}</h1>
${problem && html`<p class="alert" role="alert">${problem}</p>`}
<form method="post" action="${at}">
<div class="field"><label for="username">Utente</label><input id="username" name="username" autocomplete="username" required value="${username}"></div>
<div class="field"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required value="${chosen?.password}"></div>
<button class="button" type="submit" name="fine" value="torna">Accedi e collega</button>
<button class="button plain" type="submit" name="fine" value="chiudi">Accedi e chiudi senza tornare</button></form>
<form method="post" action="${at}/annulla"><button class="button plain" type="submit">Annulla e torna al negozio</button></form></section>
<section class="panel" aria-labelledby="persone"><h2 id="persone">Persone di prova</h2>
<ul class="cards">${accounts.map(
      ({ person, holder }) =>
        html`<li><a href="${at}?persona=${person.username}"><span class="number">${person.username}</span>
<span class="what">${person.name}: ${whatIsIn(holder)}</span></a></li>`,
    )}</ul></section>`,
  );
}

/** The issuer's app on a phone: what waits for a yes or a no. */
export function appPage(issuer: Issuer, pending: readonly LinkRequest[], accounts: Accounts): Html {
  return issuerPage(
    issuer,
    'Conferme',
    html`<h1>Conferme in attesa</h1>
${pending.length === 0 && html`<section class="panel"><p>Nessuna richiesta. Ricarica la pagina quando il negozio ne fa una.</p></section>`}
${pending.map(
  ({ id, code, expiresAt }) => html`<section class="panel"><h2>Sporta chiede di usare i tuoi buoni</h2>
<p class="code">${code}</p><p class="small muted">Vale fino a ${dayAndTime(new Date(expiresAt))}. Il codice è quello che mostra il negozio?</p>
<form method="post" action="/${issuer.name}/app/${id}/conferma">
<div class="field"><label for="chi-${id}">Chi sei</label><select id="chi-${id}" name="username">${accounts.map(
    ({ person, holder }) => html`<option value="${person.username}">${person.name}: ${whatIsIn(holder)}</option>`,
  )}</select></div>
<button class="button" type="submit">Conferma</button></form>
<form method="post" action="/${issuer.name}/app/${id}/rifiuta"><button class="button plain" type="submit">Rifiuta</button></form></section>`,
)}`,
  );
}

export function messagePage(issuer: Issuer, text: string): Html {
  return issuerPage(
    issuer,
    issuer.title,
    html`<section class="panel"><h1>${issuer.title}</h1><p>${text}</p></section>`,
  );
}
