import { WITHDRAWAL_DAYS } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { findPage } from '../content/index.ts';
import type { MailBlock } from '../mails/index.ts';
import type { OrderView } from '../order-book/index.ts';
import { readContractParties } from './contract-terms.repo.ts';

/** Names under which shops keep their terms of sale. */
const termsPages = ['termini', 'condizioni-di-vendita', 'condizioni'];

/**
 * What the customer keeps of the contract in the confirmation itself, which stays when the site changes: withdrawal and what it
 * does not cover, legal guarantee, where to complain (Codice del consumo, art. 51 c. 7 with art. 49 c. 1), and where the whole
 * terms are, if the shop has such a page. The Code protects consumers: of an order of a company only the last two. Who sells
 * stands at the foot of each mail.
 */
export async function contractTerms({ db, clock, config, shop }: Deps, order: OrderView): Promise<MailBlock[]> {
  const { publicUrl } = config;
  const { seller } = shop;
  const { forCompany, email, phone } = await readContractParties(db, order.orderId);
  const contacts = [email || seller.email, phone || seller.phone].filter(Boolean).join(' o ');
  const page = await findTermsPage({ db, clock });
  const rights = [
    `Recesso: puoi recedere entro ${WITHDRAWAL_DAYS} giorni dalla consegna, senza dire perché, dalla pagina dell’ordine ${publicUrl}/profile/orders/${order.orderId}. Non vale per i prodotti che si deteriorano o scadono in fretta, per quelli sigillati che per igiene non si restituiscono una volta aperti e per quelli preparati su misura (artt. 52 e 59 del Codice del consumo).`,
    'Garanzia: vale la garanzia legale di conformità (artt. 128 e seguenti del Codice del consumo).',
  ];
  const words = [
    ...(forCompany ? [] : rights),
    ...(contacts ? [`Reclami e assistenza: ${contacts}.`] : []),
    ...(page ? [`Tutte le condizioni di vendita: ${publicUrl}/page/${page}`] : []),
  ];
  if (words.length === 0) return [];
  return [
    { kind: 'heading', text: 'Le condizioni del tuo acquisto' },
    { kind: 'small', text: words.join('\n') },
  ];
}

async function findTermsPage({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string | undefined> {
  for (const name of termsPages) {
    const page = await findPage(db, name, clock.now());
    if (page) return page.name;
  }
  return undefined;
}
