import { formatDayNumeric, formatEuro, shopDay } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { quotedName, sendLetter } from '../mails/index.ts';
import { findApproval } from './approvals.repo.ts';
import { mastersOf } from './people.repo.ts';

/** Asks the masters. Does nothing when one has answered meanwhile. */
export async function sendApprovalRequest(deps: Deps, approvalId: number): Promise<void> {
  const approval = await findApproval(deps.db, approvalId);
  if (approval?.state !== 'waiting') return;
  const { publicUrl } = deps.config;
  for (const master of await mastersOf(deps.db, approval.companyId)) {
    await sendLetter(deps, master.email, {
      subject: 'Un ordine aspetta la tua approvazione',
      preview: `Totale ${formatEuro(approval.totalCents)}`,
      title: 'Un ordine aspetta la tua approvazione',
      blocks: [
        {
          kind: 'text',
          text: approval.replaces
            ? `${quotedName(approval.name)} vuole cambiare l’ordine ${approval.replaces}, sopra il proprio limite di spesa. Fino alla tua risposta l’ordine resta com’è.`
            : `${quotedName(approval.name)} vuole fare un ordine sopra il proprio limite di spesa.`,
        },
        {
          kind: 'facts',
          rows: [
            ['Totale', formatEuro(approval.totalCents)],
            ['Prodotti', String(approval.items)],
          ],
        },
        { kind: 'button', label: 'Vedi e decidi', url: `${publicUrl}/profile/company` },
      ],
    });
  }
}

/** Tells the person the answer. */
export async function sendApprovalAnswer(deps: Deps, approvalId: number): Promise<void> {
  const approval = await findApproval(deps.db, approvalId);
  if (!approval || approval.state === 'waiting') return;
  const { publicUrl } = deps.config;
  const total = formatEuro(approval.totalCents);
  const isYes = approval.state === 'approved';
  await sendLetter(deps, approval.email, {
    subject: isYes ? 'Il tuo ordine è approvato' : 'Il tuo ordine non è stato approvato',
    preview: isYes ? 'Ora puoi concluderlo.' : 'Il carrello è ancora lì.',
    title: isYes ? 'Puoi concludere l’ordine' : 'Ordine non approvato',
    blocks: [
      {
        kind: 'text',
        text: isYes
          ? `${quotedName(approval.company)} ha approvato un ordine fino a ${total}. Concludilo entro il ${formatDayNumeric(shopDay(approval.validTo!.getTime()))}: il carrello è come l’hai lasciato.`
          : `${quotedName(approval.company)} non ha approvato ${approval.replaces ? `le modifiche all’ordine ${approval.replaces} (${total}): l’ordine resta com’era` : `l’ordine di ${total}`}. Il carrello è come l’hai lasciato.`,
      },
      ...(approval.note ? [{ kind: 'text' as const, text: `Il responsabile scrive: ${approval.note}` }] : []),
      { kind: 'button', label: 'Vai al carrello', url: `${publicUrl}/checkout` },
    ],
  });
}
