import { calls } from '@sporta/contract';
import { MOST_PICTURE_BYTES } from '@sporta/contract/constants.ts';
import { bodyWithFile } from '@sporta/contract/fields.ts';
import type { FastifyInstance } from 'fastify';
import { privatePictureAnswer } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { keepProblemPhoto, ownPhoto } from './problem-photos.ts';
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
      lines: c.input.lines.map(({ order_line_id: orderLineId, problem, quantity }) => ({
        orderLineId,
        problem,
        quantity,
      })),
      wish: c.input.wish,
      photos: c.input.photos ?? [],
      note: c.input.note,
    }),
  }));

  registerCall(
    app,
    order.uploadProblemPhoto,
    async (c) => {
      const upload = Buffer.from(c.input.file, 'base64');
      return { photo: await keepProblemPhoto(c.deps, c.account, { orderId: c.input.order_id, upload }) };
    },
    { bodyLimit: bodyWithFile(MOST_PICTURE_BYTES), rateLimit: { max: 30, windowSeconds: 60 } },
  );

  registerCall(app, order.problemPhoto, async (c) =>
    privatePictureAnswer(await ownPhoto(c.db, c.account, c.input.photo)),
  );

  registerCall(app, order.solveProblem, async (c) => ({
    solution: await solveProblem(c.deps, c.account, {
      problemId: c.input.problem_report_id,
      lines: c.input.lines?.map((line) => ({ orderLineId: line.order_line_id, quantity: line.quantity })),
    }),
  }));
}
