import { formatDayNumeric, formatEuro, shopDay } from '@sporta/domain';
import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import { composeMail, quotedName } from '../mails/index.ts';
import { mastersOf } from './masters.ts';

interface Approval {
  companyId: number;
  company: string;
  name: string;
  email: string;
  totalCents: number;
  items: number;
  state: 'waiting' | 'approved' | 'refused';
  note: string | null;
  validTo: Date | null;
  /** Number of the order it would take the place of. */
  replaces: string | null;
}

async function findApproval(deps: Deps, approvalId: number): Promise<Approval | undefined> {
  const { rows } = await sql<Approval>`
    select p.company_id as "companyId", c.name as company, trim(a.first_name || ' ' || a.last_name) as name, a.email,
      p.total_cents as "totalCents", jsonb_array_length(p.lines) as items, p.state, p.note, p.valid_to as "validTo",
      (select order_number from orders was where was.order_id = p.replaces_order_id) as replaces
    from order_approval p join company c using (company_id) join account a using (account_id)
    where p.order_approval_id = ${approvalId} and a.disabled_at is null`.execute(deps.db);
  return rows[0];
}

/** Asks the masters. Nothing when it has been answered meanwhile. */
export async function sendApprovalRequest(deps: Deps, approvalId: number): Promise<void> {
  const approval = await findApproval(deps, approvalId);
  if (approval?.state !== 'waiting') return;
  const { publicUrl } = deps.config;
  for (const master of await mastersOf(deps.db, approval.companyId)) {
    const mail = composeMail({
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
      publicUrl,
    });
    await deps.mail.send({ to: master.email, ...mail });
  }
}

/** Tells the person the answer. */
export async function sendApprovalAnswer(deps: Deps, approvalId: number): Promise<void> {
  const approval = await findApproval(deps, approvalId);
  if (!approval || approval.state === 'waiting') return;
  const { publicUrl } = deps.config;
  const total = formatEuro(approval.totalCents);
  const isYes = approval.state === 'approved';
  const mail = composeMail({
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
    publicUrl,
  });
  await deps.mail.send({ to: approval.email, ...mail });
}
