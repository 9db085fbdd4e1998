import type { StaffCase, StaffCaseLine, StaffCaseRow } from '@sporta/contract';
import type { CallContext } from '../../platform/http/register-call.ts';
import { catalogueOf, pictureOf } from '../catalogue/index.ts';
import { type LineView, lineName, type OrderView, readOrder } from '../order-book/index.ts';
import { redeliveriesToWire } from '../orders/index.ts';
import { refundableOf, refundLeft, staffPhotoAddress, voucherProblem } from '../returns/index.ts';
import { type CaseRow, moneyOfWithdrawal, readPerson } from './cases.repo.ts';
import { readMessages } from './messages.repo.ts';

export function caseRowToWire(row: CaseRow): StaffCaseRow {
  const { openedAt, dueAt, closedAt, amountCents, assigneeId, assigneeName, problemId, withdrawalId, ...facts } = row;
  return {
    ...facts,
    openedAt: openedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    ...(closedAt ? { closedAt: closedAt.toISOString() } : {}),
    ...(amountCents === null ? {} : { amount: amountCents / 100 }),
    ...(assigneeId === null ? {} : { assignee: { userId: assigneeId, name: assigneeName ?? '' } }),
  };
}

type Asking = Pick<CallContext, 'deps' | 'db' | 'account'>;

/** One case whole. */
export async function caseToWire(c: Asking, row: CaseRow): Promise<StaffCase> {
  const order = (await readOrder(c.db, row.orderId))!;
  const [person, messages, refundable, left, money] = await Promise.all([
    readPerson(c.db, row),
    readMessages(c.db, row.caseId),
    refundableOf(c.db, order),
    refundLeft(c.db, c.deps, c.account, row.orderId),
    row.withdrawalId === null ? undefined : moneyOfWithdrawal(c.db, row.withdrawalId),
  ]);
  const { note, phone, ...who } = person;
  const problem = order.problems.find(({ problemReportId }) => problemReportId === row.problemId);
  const noVoucher = problem && voucherProblem(order);
  return {
    ...caseRowToWire(row),
    person: { ...who, ...(phone ? { phone } : {}) },
    ...(note ? { note } : {}),
    ...(problem?.wish ? { wish: problem.wish } : {}),
    photos: (problem?.photos ?? []).map(staffPhotoAddress),
    caseLines: linesOf(order, row).map(({ line, ...what }) => {
      const rest = refundable.lines.get(line.orderLineId);
      return {
        orderLineId: line.orderLineId,
        name: lineName(line),
        ...pictureOfLine(c, line),
        weightUnitSelling: line.unit,
        ...what,
        refundableQuantity: (rest?.quantity ?? 0) / 1000,
        refundableAmount: (rest?.cents ?? 0) / 100,
      };
    }),
    ...(money ? { money } : {}),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
    ...(problem?.outcome ? { outcome: problem.outcome } : {}),
    redeliveries: problem ? redeliveriesToWire(problem, order.deliveryServiceId) : [],
    ...(noVoucher ? { voucherProblem: noVoucher } : {}),
    ...(problem?.answer ? { answer: problem.answer } : {}),
    ...(left === undefined ? {} : { refundLeft: left / 100 }),
  };
}

type CaseLine = Pick<StaffCaseLine, 'quantity' | 'problem' | 'reportedQuantity'> & { line: LineView };

/** Lines of the report with what is wrong, or those of the withdrawal with how much of them comes back. */
function linesOf(order: OrderView, { problemId, withdrawalId }: CaseRow): CaseLine[] {
  const lineOf = (id: number) => order.lines.filter(({ orderLineId }) => orderLineId === id);
  const problem = order.problems.find(({ problemReportId }) => problemReportId === problemId);
  if (problem) {
    return problem.lines.flatMap((reported) =>
      lineOf(reported.orderLineId).map((line) => ({
        line,
        quantity: (line.deliveredQuantity ?? line.quantity) / 1000,
        problem: reported.problem,
        ...(reported.quantity === null ? {} : { reportedQuantity: reported.quantity / 1000 }),
      })),
    );
  }
  const withdrawal = order.withdrawals.find((each) => each.withdrawalId === withdrawalId);
  return (withdrawal?.lines ?? []).flatMap((given) =>
    lineOf(given.orderLineId).map((line) => ({ line, quantity: given.quantity / 1000 })),
  );
}

function pictureOfLine(
  { deps }: Asking,
  { productId, sectorTint }: LineView,
): Pick<StaffCaseLine, 'mediaURL' | 'tint'> {
  const product = productId === null ? undefined : catalogueOf(deps).catalogue.product(productId);
  return {
    mediaURL: product ? pictureOf(product).medium : '/media/no-picture.svg',
    ...(sectorTint ? { tint: sectorTint } : {}),
  };
}
