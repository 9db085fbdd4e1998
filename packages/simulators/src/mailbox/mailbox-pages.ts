import { type Html, html } from '../platform/html.ts';
import { dayAndTime, page } from '../platform/page.ts';
import { attachmentBytes, type StoredMessage, senderOf } from './message-store.ts';

export type View = 'html' | 'testo' | 'intestazioni';

function mailboxPage(title: string, body: Html): Html {
  return page({
    title: `${title} · Posta di prova`,
    name: 'Posta di prova',
    note: 'Nessun messaggio parte davvero',
    body,
  });
}

export function listPage(messages: readonly StoredMessage[], words: string): Html {
  const count = messages.length === 1 ? '1 messaggio' : `${messages.length} messaggi`;
  return mailboxPage(
    'Messaggi',
    html`<h1>Messaggi</h1>
<div class="toolbar">
<form class="toolbar" method="get" action="/" role="search"><div class="field"><label for="cerca">Destinatario, mittente o oggetto</label>
<input id="cerca" name="cerca" type="search" value="${words}" maxlength="200"></div>
<button class="button" type="submit">Cerca</button></form>
<a class="button plain" href="/">Aggiorna</a>
${messages.length > 0 && html`<form method="post" action="/messages/delete"><button class="button plain" type="submit">Elimina tutti</button></form>`}
</div>
<p class="muted" role="status">${words ? html`${count} per “${words}”` : count}</p>
${
  messages.length === 0
    ? html`<section class="panel"><p>Qui arrivano le e-mail che il negozio manda: conferme d’ordine, codici, scontrini.</p></section>`
    : html`<ul class="mails panel flush">${messages.map(
        (
          message,
        ) => html`<li><a href="/messages/${message.id}"><span class="subject">${message.email.subject || '(senza oggetto)'}</span>
<span class="small muted"><time datetime="${message.receivedAt.toISOString()}">${dayAndTime(message.receivedAt)}</time></span>
<span class="people small muted">A ${message.recipients.join(', ')} · da ${senderOf(message.email)}</span></a></li>`,
      )}</ul>`
}`,
  );
}

/** @param order the order it confirms, where the shop would deliver it */
export function messagePage(message: StoredMessage, view: View, order?: string): Html {
  const { email, id } = message;
  const tab = (name: View, label: string) =>
    html`<a class="tab" href="/messages/${id}?vista=${name}" ${view === name && html`aria-current="page"`}>${label}</a>`;
  return mailboxPage(
    email.subject || '(senza oggetto)',
    html`<p><a href="/">Tutti i messaggi</a></p>
<section class="panel"><h1>${email.subject || '(senza oggetto)'}</h1>
<dl class="facts left"><dt>A</dt><dd>${message.recipients.join(', ')}</dd><dt>Da</dt><dd>${senderOf(email)}</dd>
<dt>Ricevuto</dt><dd><time datetime="${message.receivedAt.toISOString()}">${dayAndTime(message.receivedAt)}</time></dd></dl>
${
  email.attachments.length > 0 &&
  html`<h2 class="attached">Allegati</h2><ul>${email.attachments.map(
    (attachment, index) =>
      html`<li><a href="/messages/${id}/attachments/${index}">${attachment.filename ?? `Allegato ${index + 1}`}</a>
<span class="small muted">${kilobytes(attachmentBytes(attachment).length)}</span></li>`,
  )}</ul>`
}${
  order !== undefined &&
  html`<form method="post" action="/messages/${id}/deliver"><button class="button" type="submit">Consegna il mio ordine</button>
<span class="small muted">Lo prepariamo e lo pesiamo per finta, e arriva subito.</span></form>`
}</section>
<nav class="tabs" aria-label="Come mostrare il messaggio">${email.html && tab('html', 'Come si vede')}${tab('testo', 'Testo')}${tab('intestazioni', 'Intestazioni')}</nav>
${content(message, view)}`,
  );
}

function content({ email, id }: StoredMessage, view: View): Html {
  if (view === 'html') {
    return html`<section class="panel flush"><iframe title="Il messaggio" src="/messages/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`;
  }
  const text =
    view === 'testo'
      ? email.text || 'Questo messaggio non ha una versione di solo testo.'
      : email.headers.map((header) => `${header.originalKey}: ${header.value}`).join('\n');
  return html`<section class="panel"><pre>${text}</pre></section>`;
}

function kilobytes(bytes: number): string {
  return `${new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 }).format(bytes / 1024)} kB`;
}

export function deliveredPage({ id }: StoredMessage, text: string): Html {
  return mailboxPage(
    'Consegna',
    html`<section class="panel"><h1>Consegna</h1><p role="status">${text}</p><p><a href="/messages/${id}">Torna al messaggio</a></p></section>`,
  );
}

export function messageGonePage(): Html {
  return mailboxPage(
    'Messaggio non trovato',
    html`<section class="panel"><h1>Messaggio non trovato</h1><p>Forse è stato eliminato. <a href="/">Tutti i messaggi</a></p></section>`,
  );
}
