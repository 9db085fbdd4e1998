import type { Deps } from '../../../platform/deps.ts';
import { THE_SHOP } from '../../mails/index.ts';
import { readOrder, sendOrderLetter } from '../../order-book/index.ts';
import { findUnsentLetter, markLetterMailed, newestOfNumber } from './letters.repo.ts';
import type { LetterToSend } from './write-letter.ts';

/** Mails a letter to one customer; a repetition after a crash finds it mailed. */
export async function sendLetterOfOrders({ letterId, orderNumbers }: LetterToSend, deps: Deps): Promise<void> {
  const letter = await findUnsentLetter(deps.db, letterId, orderNumbers);
  const [first] = letter?.orderNumbers ?? [];
  if (!letter || first === undefined) return;
  const orderId = await newestOfNumber(deps.db, first);
  const order = orderId === undefined ? undefined : await readOrder(deps.db, orderId);
  if (!order) return;
  const one = letter.orderNumbers.length === 1;
  await sendOrderLetter(deps, order, {
    subject: letter.subject,
    preview: letter.text.replace(/\s+/g, ' ').slice(0, 100),
    title: letter.subject,
    blocks: [
      ...letter.text
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((text) => ({ kind: 'text' as const, text })),
      {
        kind: 'small',
        text: `${letter.by}, ${THE_SHOP}. ${one ? `Ti scriviamo per l’ordine ${first}` : `Ti scriviamo per gli ordini ${letter.orderNumbers.join(', ')}`}. Puoi rispondere a questa e-mail.`,
      },
      {
        kind: 'button',
        label: one ? 'Vedi l’ordine' : 'Vedi i tuoi ordini',
        url: `${deps.config.publicUrl}/profile/orders${one ? `/${order.orderId}` : ''}`,
      },
    ],
  });
  await markLetterMailed(deps.db, letterId, letter.orderNumbers, deps.clock.now());
}
