import { type Html, html } from './html.ts';

export interface Page {
  title: string;
  /** Name on the bar at the top. */
  name: string;
  note: string;
  bank?: boolean;
  narrow?: boolean;
  body: Html;
}

/** The frame of every page a simulator shows. */
export function page({ title, name, note, bank, narrow, body }: Page): Html {
  return html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
</head>
<body>
<header class="bar${bank && ' bank'}"><div><span class="name">${name}</span><span class="note">${note}</span></div></header>
<main class="${narrow && 'narrow'}">${body}</main>
<footer>Ambiente di prova: qui niente è reale.</footer>
</body>
</html>`;
}

/** `1234` → `12,34 €`. */
export function euro(cents: number): string {
  return new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

/** Day and time in the shop's zone. */
export function dayAndTime(date: Date): string {
  return new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Rome' }).format(
    date,
  );
}
