import { type Html, html } from '../../platform/html.ts';
import type { Merchant, Payment } from '../model.ts';
import { outcomeText } from '../outcomes.ts';
import { facts, gatewayPage } from './gateway-page.ts';

/** How a payment ended, with the way back to the shop. */
export function outcomePage({
  merchant,
  payment,
  returnUrl,
}: {
  merchant: Merchant;
  payment: Payment;
  returnUrl: string;
}): Html {
  const { title, text, good } = outcome(payment);
  return gatewayPage(
    title,
    html`<section class="panel"><p class="outcome ${good ? 'good' : 'bad'}">${good ? 'Autorizzato' : 'Non riuscito'}</p>
<h1>${title}</h1><p>${text}</p>${facts(merchant, payment)}</section>
<section class="panel" aria-label="E adesso?"><a class="button" href="${returnUrl}">Torna al negozio</a>
<form method="post" action="/payment-page/${payment.session}/chiudi"><button class="button plain" type="submit">Chiudi senza tornare</button></form></section>`,
  );
}

/** After "chiudi senza tornare": no way back from here, as when the browser is closed. */
export function closedPage(payment: Payment): Html {
  const { title, text } = outcome(payment);
  return gatewayPage(
    title,
    html`<section class="panel"><h1>${title}</h1><p>${text}</p>
<p class="muted">Non torni al negozio: puoi chiudere questa pagina.</p></section>`,
  );
}

function outcome(payment: Payment): { title: string; text: string; good: boolean } {
  if (payment.authorisedAt !== undefined) {
    return { title: 'Pagamento autorizzato', text: 'La banca ha autorizzato il pagamento.', good: true };
  }
  if (payment.state === 'ANNULLATA') {
    return {
      title: 'Pagamento annullato',
      text: 'Il pagamento è stato annullato: non abbiamo addebitato nulla.',
      good: false,
    };
  }
  if (payment.state === 'SCADUTA') {
    return {
      title: 'Tempo scaduto',
      text: 'La pagina è rimasta aperta troppo a lungo: non abbiamo addebitato nulla.',
      good: false,
    };
  }
  const code = payment.events.find((event) => event.esito === 'KO')?.codiceEsito ?? '05';
  return { title: 'Pagamento rifiutato', text: `${outcomeText(code)}. Non abbiamo addebitato nulla.`, good: false };
}

export function refusedRequestPage(reason: string): Html {
  return message('Richiesta di pagamento non valida', `${reason}. Torna al negozio e riprova.`);
}

export function notFoundPage(): Html {
  return message('Pagamento non trovato', 'Questo indirizzo non è di un pagamento aperto. Torna al negozio e riprova.');
}

export function unavailablePage(): Html {
  return message(
    'Servizio non disponibile',
    'In questo momento i pagamenti con carta non funzionano. Riprova tra poco.',
  );
}

export function errorPage(): Html {
  return message('Qualcosa non ha funzionato', 'Torna al negozio e riprova.');
}

export function indexPage(merchant: Merchant): Html {
  return message(
    'Pagamenti con carta di prova',
    `Questo è un simulatore di banca per ${merchant.name ?? merchant.alias}: i pagamenti si aprono dal negozio.`,
  );
}

function message(title: string, text: string): Html {
  return gatewayPage(title, html`<section class="panel"><h1>${title}</h1><p>${text}</p></section>`);
}
