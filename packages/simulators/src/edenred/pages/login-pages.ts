import { Html, html } from '../../platform/html.ts';
import { page } from '../../platform/page.ts';
import { whatIsIn } from '../../ticket-ledger/books-page.ts';
import type { Holder } from '../../ticket-ledger/model.ts';
import type { EdenredPerson } from '../people.ts';

/** Sends the only form of the page; where scripts are off, its button does. */
export const SUBMIT_SCRIPT = 'document.forms[0].submit()';

const frame = { name: 'Edenred · prova', note: 'Accesso ai buoni pasto', narrow: true } as const;

interface LoginForm {
  id: string;
  product: string;
  accounts: readonly { person: EdenredPerson; holder: Holder | undefined }[];
  username: string;
  problem?: string;
}

/** Sign-in, with the example people and what they have. */
export function loginPage({ id, product, accounts, username, problem }: LoginForm): Html {
  const chosen = accounts.find(({ person }) => person.username === username)?.person;
  return page({
    ...frame,
    title: 'Accedi a Edenred',
    body: html`<section class="panel"><h1>Accedi ai tuoi ${product}</h1>
${problem && html`<p class="alert" role="alert">${problem}</p>`}
<form method="post" action="/sso/login/${id}">
<div class="field"><label for="username">Nome utente</label>
<input id="username" name="username" autocomplete="username" required value="${username}"></div>
<div class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required value="${problem ? '' : chosen?.password}"></div>
<button class="button" type="submit" name="fine" value="torna">Accedi e collega</button>
<button class="button plain" type="submit" name="fine" value="chiudi">Accedi e chiudi senza tornare</button>
</form>
<form method="post" action="/sso/login/${id}/annulla"><button class="button plain" type="submit">Annulla e torna al negozio</button></form>
</section>
<section class="panel" aria-labelledby="persone"><h2 id="persone">Persone di prova</h2>
<p class="small muted">Scegline una per compilare il modulo.</p>
<ul class="cards">${accounts.map(
      ({ person, holder }) =>
        html`<li><a href="/sso/login/${id}?persona=${person.username}"><span class="number">${person.username}</span>
<span class="what">${person.name}: ${whatIsIn(holder)}</span></a></li>`,
    )}</ul></section>`,
  });
}

/** Carries the outcome back in a form (OAuth 2.0 Form Post Response Mode). */
export function goBackPage(action: string, fields: Readonly<Record<string, string>>): Html {
  return page({
    ...frame,
    title: 'Torni al negozio',
    body: html`<section class="panel"><h1>Torni al negozio</h1><form method="post" action="${action}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="button" type="submit">Continua</button></form></section>
<script>${new Html(SUBMIT_SCRIPT)}</script>`,
  });
}

/** After "chiudi senza tornare": the code was made, and nobody carries it back. */
export function leftPage(): Html {
  return page({
    ...frame,
    title: 'Accesso riuscito',
    body: html`<section class="panel"><h1>Accesso riuscito</h1><p>Non torni al negozio: puoi chiudere questa pagina.</p></section>`,
  });
}

export function wrongRequestPage(reason: string): Html {
  return page({
    ...frame,
    title: 'Accesso non riuscito',
    body: html`<section class="panel"><h1>Accesso non riuscito</h1><p>${reason}.</p></section>`,
  });
}
