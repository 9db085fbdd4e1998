import type { Module } from '../../platform/module.ts';
import { sendCaseMessage } from './answer-case.ts';
import { registerCaseRoutes } from './cases.routes.ts';

export { countOpenCases } from './cases.repo.ts';

/** What customers report or give back, as a queue of the Banco: taken in hand, answered, decided, closed. */
export const casesModule: Module = {
  name: 'cases',
  register: (app) => registerCaseRoutes(app),
  outbox: {
    'case.message': {
      lane: 'mail',
      handle: ({ messageId }: { messageId: number }, deps) => sendCaseMessage(deps, messageId),
    },
  },
};
