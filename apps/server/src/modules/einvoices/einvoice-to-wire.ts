import type { StaffInvoice, StaffInvoiceFile, StaffInvoiceRow } from '@sporta/contract';
import type { EinvoiceDetail, ListedEinvoice } from './einvoice-list.repo.ts';

/** States in which a day is to be kept. */
const waiting: readonly ListedEinvoice['state'][] = ['faulty', 'to-send', 'refused'];
const resendable: readonly ListedEinvoice['state'][] = ['faulty', 'refused'];

export function rowToWire(row: ListedEinvoice): StaffInvoiceRow {
  const { totalCents, sendBy, einvoiceId, kind, number, day, holder, state, problems } = row;
  const { orderId, orderNumber, month, companyId, deliveries } = row;
  return {
    ...{ einvoiceId, kind, number, day, holder, state, problems },
    ...(orderId !== null && orderNumber !== null ? { orderId, orderNumber } : {}),
    ...(month !== null && companyId !== null ? { ofMonth: { month, companyId, deliveries: deliveries ?? 0 } } : {}),
    total: totalCents / 100,
    ...(waiting.includes(state) ? { sendBy } : {}),
  };
}

/** @param today day of the shop */
export function detailToWire(detail: EinvoiceDetail, today: string): StaffInvoice {
  const canResend = resendable.includes(detail.state);
  return {
    ...rowToWire(detail),
    holderDetails: detail.holderDetails,
    resendable: canResend,
    late: canResend && today > detail.sendBy,
    files: detail.files.map(fileToWire),
  };
}

const instant = (text: string) => new Date(text).toISOString();

const fileToWire = ({ name, problems, ...file }: EinvoiceDetail['files'][number]): StaffInvoiceFile => ({
  name,
  problems,
  writtenAt: instant(file.writtenAt),
  ...(file.sentAt ? { sentAt: instant(file.sentAt) } : {}),
  ...(file.sdiId ? { sdiId: file.sdiId } : {}),
  ...(file.outcome ? { outcome: file.outcome } : {}),
  ...(file.outcomeAt ? { outcomeAt: instant(file.outcomeAt) } : {}),
});
