import { type Html, html } from '../platform/html.ts';
import { page } from '../platform/page.ts';
import type { Person } from './people.ts';

const frame = { name: 'Accesso aziendale', note: 'Fornitore di identità di prova', bank: true, narrow: true } as const;

export interface LoginForm {
  /** Path the form is sent to. */
  action: string;
  people: readonly Person[];
  email: string;
  problem?: string;
}

export function loginPage({ action, people, email, problem }: LoginForm): Html {
  const known = people.filter(({ work }) => work);
  return page({
    ...frame,
    title: 'Accedi',
    body: html`<h1>Accedi</h1>
${problem && html`<p class="alert" role="alert">${problem}</p>`}
<form method="post" action="${action}">
<p class="field"><label for="email">E-mail aziendale</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${email}"></p>
<p class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required></p>
<button class="button" type="submit">Accedi</button>
</form>
<form method="post" action="${action}/abort"><button class="button plain" type="submit">Annulla</button></form>
${
  known.length > 0 &&
  html`<p class="hint">Per la prova, con la password ${known[0]!.password}:</p>
<ul class="hint">${known.map((person) => html`<li>${person.email}, ${person.work}</li>`)}</ul>`
}`,
  });
}

export function problemPage(problem: string): Html {
  return page({ ...frame, title: 'Accesso non riuscito', body: html`<h1>Accesso non riuscito</h1><p>${problem}</p>` });
}
