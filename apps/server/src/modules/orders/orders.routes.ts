import { calls, type Order, pageOf } from '@sporta/contract';
import { euroToCents, isBeingPaid, isPaid, quantityToWire, wasPaid } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { csvAnswer } from '../../platform/http/csv.ts';
import { pdfAnswer } from '../../platform/http/envelope.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { addItems, answerCart, type CartRequest } from '../cart/index.ts';
import { catalogueOf, shopOf } from '../catalogue/index.ts';
import { failureText, paymentsOfOrder } from '../payments/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { renderCreditNote } from './credit-note.ts';
import { exportOrders, orderColumns } from './export-orders.ts';
import { leaveOrderAsItWas, modifyOrder } from './modify-order.ts';
import { renderInvoice } from './order-invoice.ts';
import { renderReceipt } from './order-receipt.ts';
import { orderSummaryToWire, orderToWire } from './order-to-wire.ts';
import type { OrderView } from './order-view.ts';
import { ownOrder } from './own-order.ts';
import { placeOrder } from './place-order.ts';
import { readPurchases } from './purchases.ts';
import { readOrder, readOrders } from './read-orders.ts';
import { reportProblem } from './report-problem.ts';
import { solveProblem } from './solve-problem.ts';
import { giveUpPayment, resumePayment, unfinishedPayment } from './unfinished-payment.ts';
import { visibleOrder } from './visible-order.ts';
import { withdrawOrder } from './withdraw-order.ts';
import { renderWithdrawal } from './withdrawal-paper.ts';

function requestOf(c: Pick<CallContext, 'deps' | 'account' | 'now'>): CartRequest {
  return { deps: c.deps, account: c.account, now: c.now };
}

export function registerOrderRoutes(app: FastifyInstance): void {
  const { cart, order } = calls;

  registerCall(app, cart.buy, (c) =>
    placeOrder(requestOf(c), {
      paymentTypeId: c.input.payment_type_id,
      paymentAuthId: c.input.payment_auth_id,
      saveAuth: c.input.save_auth,
      expectedCents: euroToCents(c.input.expected_total),
      idempotencyKey: c.input.idempotency_key,
    }),
  );

  registerCall(app, order.unfinishedPayment, async (c) => {
    const payment = await unfinishedPayment(requestOf(c));
    return payment ? { payment } : {};
  });

  registerCall(app, order.resumePayment, (c) => resumePayment(requestOf(c), c.input.order_id));

  registerCall(app, order.giveUpPayment, async (c) => {
    const request = requestOf(c);
    return answerCart(await giveUpPayment(request, c.input.order_id), request);
  });

  registerCall(app, order.list, async (c) => {
    const { page, page_size: pageSize, filter } = c.input;
    const { orders, total } = await readOrders(c.db, {
      of: { accountId: c.account.accountId },
      filter,
      page,
      pageSize,
    });
    const { catalogue } = catalogueOf(c.deps);
    return {
      page: pageOf(total, page, pageSize),
      orders: orders.map((each) => orderSummaryToWire(each, catalogue, c.now)),
    };
  });

  registerCall(app, order.detail, async (c) => ({ order: await orderFor(c, c.input.order_id) }));

  registerCall(app, order.purchased, async (c) => {
    const { sort, page, page_size: pageSize, hash } = c.input;
    const { view } = shopOf(catalogueOf(c.deps), c, hash);
    const bought = (await readPurchases(c.db, c.account.accountId, sort)).flatMap((each) => {
      const slot = view.catalogue.slotOf(each.productId);
      const product = slot === undefined ? undefined : view.object(slot);
      return product ? [{ product, ...each }] : [];
    });
    return {
      page: pageOf(bought.length, page, pageSize),
      purchases: bought.slice((page - 1) * pageSize, page * pageSize).map(({ product, times, lastDay, quantity }) => ({
        product,
        timesBought: times,
        lastBoughtOn: lastDay,
        usualQuantity: quantityToWire(quantity),
      })),
    };
  });

  registerAfterDelivery(app);

  registerCall(app, order.cancel, async (c) => {
    await cancelOrder(c.deps, c.account.accountId, c.input.order_id);
    return { order: await orderFor(c, c.input.order_id) };
  });

  registerCall(app, order.modify, async (c) => {
    const request = requestOf(c);
    return answerCart(await modifyOrder(request, c.input.order_id), request);
  });

  registerCall(app, order.leaveAsItWas, async (c) => {
    const request = requestOf(c);
    return answerCart(await leaveOrderAsItWas(request, c.input.order_id), request);
  });

  registerCall(app, order.repeat, async (c) => {
    const request = requestOf(c);
    const { orderId } = await ownOrder(c.db, c.account.accountId, c.input.order_id);
    const past = (await readOrder(c.db, orderId))!;
    const items = past.lines.flatMap((line) =>
      line.productId === null || line.insertionTypeId !== 1
        ? []
        : [{ productId: line.productId, quantity: line.quantity }],
    );
    const { state, warnings } = await addItems(request, items);
    if (items.length > 0 && warnings.length === items.length) {
      throw c.refuse('nothing-available', 'Nessun prodotto di questo ordine è disponibile adesso');
    }
    return answerCart(state, request, warnings);
  });

  registerCall(app, order.paymentState, async (c) => {
    const own = await ownOrder(c.db, c.account.accountId, c.input.order_id);
    const base = { orderId: own.orderId, orderNumber: own.orderNumber };
    if (isBeingPaid(own.state)) return { state: 'pending' as const, ...base };
    if (own.state === 'payment-failed') {
      const [payment] = await paymentsOfOrder(c.db, own.orderId);
      return {
        state: 'failed' as const,
        ...base,
        nextUrl: `/cart/payment-error/${own.orderId}`,
        reason: failureText(payment && wasPaid(payment.state) ? 'paid-too-late' : (payment?.failureReason ?? null)),
      };
    }
    const payments = await paymentsOfOrder(c.db, own.orderId);
    const paid = own.state !== 'cancelled' || payments.some((payment) => isPaid(payment.state));
    return paid
      ? { state: 'paid' as const, ...base, nextUrl: `/cart/payment-completed/${own.orderId}` }
      : { state: 'failed' as const, ...base, nextUrl: `/cart/payment-error/${own.orderId}` };
  });
}

/** Companies, receipts, and what comes back. */
function registerAfterDelivery(app: FastifyInstance): void {
  const { order } = calls;

  registerCall(app, order.listAllUsersFile, async (c) => {
    const { company } = c.account;
    const rows = company
      ? await exportOrders(c.db, company.companyId, { filter: c.input.filter, text: c.input.q })
      : [];
    return csvAnswer('ordini-azienda.csv', orderColumns, rows);
  });

  registerCall(app, order.listAllUsers, async (c) => {
    const { page, page_size: pageSize, filter, q: text } = c.input;
    const { company } = c.account;
    if (!company) return { page: pageOf(0, page, pageSize), orders: [] };
    const of = { companyId: company.companyId };
    const { orders, total } = await readOrders(c.db, { of, filter, text, page, pageSize });
    const { catalogue } = catalogueOf(c.deps);
    return {
      page: pageOf(total, page, pageSize),
      orders: orders.map((each) => ({
        ...orderSummaryToWire(each, catalogue, c.now),
        orderedBy: { userId: each.accountId, firstName: each.firstName, lastName: each.lastName },
      })),
    };
  });

  registerCall(app, order.receipt, async (c) => {
    const view = await visibleOrder(c.db, c.account, c.input.order_id);
    return pdfAnswer(await renderReceipt(view, c.deps.config.seller), `ricevuta-${view.orderNumber}.pdf`);
  });

  registerCall(app, order.invoice, async (c) => {
    const view = await visibleOrder(c.db, c.account, c.input.order_id);
    return pdfAnswer(await renderInvoice(view, c.deps.config.seller), `fattura-${view.orderNumber}.pdf`);
  });

  registerCall(app, order.creditNote, async (c) => {
    const view = await visibleOrder(c.db, c.account, c.input.order_id);
    const pdf = await renderCreditNote(view, c.input.credit_note_id, c.deps.config.seller);
    return pdfAnswer(pdf, `nota-di-credito-${view.orderNumber}.pdf`);
  });

  registerCall(app, order.withdrawalPaper, async (c) => {
    const view = await visibleOrder(c.db, c.account, c.input.order_id);
    const pdf = await renderWithdrawal(view, c.input.withdrawal_id, c.deps.config.seller);
    return pdfAnswer(pdf, `recesso-${view.orderNumber}.pdf`);
  });

  registerCall(app, order.withdraw, async (c) => ({
    withdrawal: await withdrawOrder(c.deps, c.account, {
      orderId: c.input.order_id,
      lines: c.input.lines?.map((line) => ({ orderLineId: line.order_line_id, quantity: line.quantity })),
      confirm: c.input.confirm,
      reason: c.input.reason,
    }),
  }));

  registerCall(app, order.reportProblem, async (c) => ({
    report: await reportProblem(c.deps, c.account, {
      orderId: c.input.order_id,
      lines: c.input.lines.map((line) => ({ orderLineId: line.order_line_id, problem: line.problem })),
      note: c.input.note,
    }),
  }));

  registerCall(app, order.solveProblem, async (c) => ({
    solution: await solveProblem(c.deps, {
      problemId: c.input.problem_report_id,
      lines: c.input.lines?.map((line) => ({ orderLineId: line.order_line_id, quantity: line.quantity })),
    }),
  }));
}

/** An order as its page shows it; one the account may not see is not found. */
async function orderFor(c: Pick<CallContext, 'deps' | 'account' | 'now' | 'db'>, orderId: number) {
  const view = await visibleOrder(c.db, c.account, orderId);
  const { catalogue } = catalogueOf(c.deps);
  const warehouse = catalogue.warehouses.find((each) => each.warehouseId === view.warehouseId);
  const wire = orderToWire(view, catalogue, c.now, warehouse && { phone: warehouse.phone, email: warehouse.email });
  return view.accountId === c.account.accountId ? wire : onlyToLookAt(wire, view);
}

/** A master account sees the orders of its people; what becomes of them is up to who ordered. */
function onlyToLookAt(wire: Order, view: OrderView): Order {
  return {
    ...wire,
    lines: wire.lines.map((line) => ({ ...line, withdrawable: false, reportable: false })),
    canModify: false,
    canCancel: false,
    canRepeat: false,
    canWithdraw: false,
    orderedBy: { userId: view.accountId, firstName: view.firstName, lastName: view.lastName },
  };
}
