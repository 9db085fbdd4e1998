import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { sentToken } from '../../platform/http/session-transport.ts';
import { setSessionLocked } from '../../platform/session.ts';
import { checkPin, choosePin, pinProblem } from './pin.ts';
import { staffPersonOf } from './staff-person.ts';

export function registerStaffRoutes(app: FastifyInstance): void {
  const { staff } = calls;

  registerCall(app, staff.me, async (c) => ({ person: await staffPersonOf(c) }));

  registerCall(app, staff.lock, async (c) => ({ person: await withLock(c, true) }));

  registerCall(app, staff.unlock, async (c) => {
    const outcome = await checkPin(c.deps, c.account.accountId, c.input.pin);
    if (outcome === 'none') throw c.refuse('no-pin', 'Non hai ancora un PIN: esci ed entra di nuovo');
    if (outcome === 'wrong') throw c.refuse('wrong-pin', 'Il PIN non è questo', { field: 'pin' });
    if (outcome === 'ended') {
      await c.endSession();
      throw c.refuse('session-ended', 'Troppi PIN sbagliati: entra di nuovo con l’account aziendale');
    }
    return { person: await withLock(c, false) };
  });

  registerCall(app, staff.setPin, async (c) => {
    const problem = pinProblem(c.input.pin);
    if (problem) throw c.refuse('weak-pin', problem, { field: 'pin' });
    await choosePin(c.deps, c.account, c.input.pin);
    return { person: await staffPersonOf(c) };
  });
}

async function withLock(c: CallContext, locked: boolean) {
  await setSessionLocked(c.db, sentToken(c.request)!.value, locked ? c.now : null);
  return staffPersonOf(c, { locked });
}
