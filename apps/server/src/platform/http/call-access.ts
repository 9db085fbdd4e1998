import { mayWhileActing } from '@sporta/contract/acting-calls.ts';
import type { Call } from '@sporta/contract/call.ts';
import { mayDo } from '@sporta/contract/staff-roles.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, loginNeeded } from '../errors.ts';
import { type Account, resolveSession } from '../session.ts';
import { headerOf } from './call-context.ts';
import { isForOwnPages } from './foreign-pages.ts';
import { type SentToken, sentToken, sessionCookie } from './session-transport.ts';

/** Step of a call: reads who asks, and lets in whom the contract allows. @throws HttpError 403, 419 */
export async function admitVisitor(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { deps } = request.server;
  const { call } = request.callInHand;
  const token = sentToken(request);
  const session = token && (await resolveSession(deps, token.value, call.access === 'staff' ? 'banco' : 'shop'));
  request.callInHand.token = token;
  request.callInHand.session = session;
  request.visitor = session?.account;
  assertAccess(call, request.visitor);
  assertWhileActing(call, request.visitor);
  if (session && isForOwnPages(call)) assertNotForged(token, request);
  // A browser keeps a session cookie as long as we say; the expiry slides with it.
  if (session?.remember && token?.from === 'cookie' && call.changesState) {
    reply.header('set-cookie', sessionCookie(deps.config, token.value, session));
  }
}

function assertAccess(call: Call, account: Account | undefined): void {
  if (call.access === 'anonymous') return;
  if (!account) throw loginNeeded();
  if (call.access === 'master' && !account.isMaster)
    throw forbidden('Questa pagina è riservata agli account principali.');
  if (call.access === 'staff') assertStaff(call, account);
}

/** Who buys for a customer does that and nothing else in their name. */
function assertWhileActing(call: Call, account: Account | undefined): void {
  if (!account?.actedBy || mayWhileActing(call)) return;
  throw forbidden('Mentre compri per un cliente questo non si può fare: può farlo solo il cliente.');
}

/** A call of the staff needs a session of single sign-on, one of the roles the contract names, and an open Banco. */
function assertStaff(call: Call, { isStaff, staff }: Account): void {
  if (!isStaff) throw forbidden('Questa pagina è riservata al personale.');
  if (!staff) throw forbidden('Per aprire il Banco entra con l’account aziendale.');
  if (!mayDo(staff.roles, call.roles ?? [])) throw forbidden('Il tuo ruolo non apre questa pagina.');
  if (staff.locked && !call.whileLocked) throw forbidden('Il Banco è bloccato: aprilo con il PIN.');
}

/**
 * Cross-site forms and links carry the cookie but cannot set a header of their own (API contract, section 1). A client
 * that sends the token in the header is no browser form, so it is exempt.
 */
function assertNotForged(token: SentToken | undefined, request: FastifyRequest): void {
  if (token?.from === 'cookie' && !headerOf(request, 'x-ebsn-client')) {
    throw forbidden('Richiesta rifiutata: manca l’intestazione X-Ebsn-Client.');
  }
}
