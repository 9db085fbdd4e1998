import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { reportProblem } from './report-problem.ts';
import { solveProblem } from './solve-problem.ts';
import { withdrawOrder } from './withdraw-order.ts';

export function registerReturnRoutes(app: FastifyInstance): void {
  const { order } = calls;

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
    solution: await solveProblem(c.deps, c.account, {
      problemId: c.input.problem_report_id,
      lines: c.input.lines?.map((line) => ({ orderLineId: line.order_line_id, quantity: line.quantity })),
    }),
  }));
}
