import type { PaymentType } from '@sporta/contract';
import { formatEuro } from '@sporta/domain';
import { datedText } from './order-letter.ts';
import type { CertificateInstead, OrderView } from './order-view.ts';
import { tenderLabel } from './paid-with.ts';

/** Cents that a customer has again, and where. */
export type MoneyBack =
  | {
      to: 'payment';
      kind: PaymentType['kind'];
      name: string;
      maskedNumber: string | null;
      /** Whole meal tickets. */
      tickets: readonly { faceCents: number; count: number }[] | null;
      /** Not taken yet: a hold is released. */
      held: boolean;
      /** Its issuer is asked for it, and may not take it back. */
      asked: boolean;
      cents: number;
    }
  | { to: 'certificate'; description: string; cents: number }
  /** In the place of what its tender does not take back, meal tickets above all; `chosen`: in the place of money, as agreed. */
  | { to: 'new-certificate'; code: string; validTo: Date | null; cents: number; chosen?: boolean }
  /** Of a company that pays later. */
  | { to: 'account'; cents: number };

/** What each tender of an order has back when the whole order ends, in the order in which they pay. */
export function moneyBackOf({ certificates, payments }: OrderView): MoneyBack[] {
  return [
    ...certificates.map(
      ({ description, amountCents: cents }): MoneyBack => ({ to: 'certificate', description, cents }),
    ),
    ...payments.flatMap((payment): MoneyBack[] => {
      const { kind, name, maskedNumber, state, amountCents, capturedCents, certificate } = payment;
      const held = capturedCents === 0;
      if (held && state !== 'authorised' && state !== 'voided') return [];
      const tickets = held ? payment.tickets : (payment.settledTickets ?? payment.tickets);
      const asked = kind === 'meal-ticket' && !held && state !== 'refunded';
      const cents = (held ? amountCents : capturedCents) - (certificate?.cents ?? 0);
      return [
        { to: 'payment', kind, name, maskedNumber, tickets, held, asked, cents },
        ...(certificate ? [certificateOf(certificate)] : []),
      ];
    }),
  ].filter(({ cents }) => cents > 0);
}

export function certificateOf({ code, validTo, cents }: CertificateInstead): MoneyBack {
  return { to: 'new-certificate', code, validTo: validTo === null ? null : new Date(validTo), cents };
}

/** A sentence for each tender: how much, where to and when. */
export function moneyBackText(all: readonly MoneyBack[]): string {
  return all.map(sentenceOf).join('\n\n');
}

function sentenceOf(back: MoneyBack): string {
  const amount = formatEuro(back.cents);
  switch (back.to) {
    case 'payment':
      return `${amount} · ${tenderLabel(back)}: ${whenOf(back)}`;
    case 'certificate':
      return `${amount} · ${back.description}: sono di nuovo sul buono, da subito.`;
    case 'new-certificate': {
      const until = back.validTo ? `, e vale fino al ${datedText(back.validTo.toISOString())}` : '';
      if (back.chosen) return `${amount} · Buono nuovo ${back.code}: è già sul tuo conto${until}.`;
      return `${amount} · Buono nuovo ${back.code}: è già sul tuo conto${until}. Questa parte non può tornare da dove è venuta: i buoni pasto si riprendono solo interi, non sempre e mai in denaro, e anche altri metodi hanno un termine.`;
    }
    case 'account':
      return `${amount} · Sul conto: li trovi in meno da pagare, con la nota di credito.`;
  }
}

function whenOf({ kind, held, asked }: Extract<MoneyBack, { to: 'payment' }>): string {
  if (asked)
    return 'li chiediamo indietro a chi li ha emessi. Se non se li riprende, te ne diamo il valore in un buono e te lo scriviamo.';
  if (kind === 'meal-ticket') return 'i buoni interi sono di nuovo tra quelli che puoi usare, da subito.';
  if (kind === 'satispay') return held ? 'tornano disponibili nell’app, da subito.' : 'tornano nell’app, da subito.';
  return held
    ? 'erano solo bloccati; la banca li sblocca, di solito entro qualche giorno.'
    : 'li rivedi sulla carta, di solito entro qualche giorno: dipende dalla tua banca.';
}
