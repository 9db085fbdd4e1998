import type { FastifyReply } from 'fastify';
import type { RefusalCode } from '../../ticket-ledger/refused.ts';

export interface Message {
  code: string;
  level: 'error';
  text: string;
}

/** Every answer of the payment part has this form. */
export interface Envelope {
  meta: { status: 'succeeded' | 'failed'; messages: Message[] };
  data?: object;
}

export function succeeded(data: object): Envelope {
  return { meta: { status: 'succeeded', messages: [] }, data };
}

export function failed(reply: FastifyReply, status: number, code: string, text: string): FastifyReply {
  const answer: Envelope = { meta: { status: 'failed', messages: [{ code, level: 'error', text }] } };
  return reply.code(status).send(answer);
}

/** The issuer's own codes for what its books refuse. */
export const FAILURES: Record<RefusalCode, string> = {
  refused: 'transaction_refused',
  'insufficient-balance': 'insufficient_balance',
  'not-whole-tickets': 'amount_not_whole_vouchers',
  'over-order-limit': 'order_limit_exceeded',
  'over-daily-limit': 'daily_limit_exceeded',
  'not-on-this-day': 'not_allowed_today',
  'unknown-authorisation': 'transaction_not_found',
  'over-authorised': 'amount_exceeds_authorization',
  'over-captured': 'amount_exceeds_capture',
  'already-captured': 'already_captured',
  'already-cancelled': 'already_cancelled',
  'not-captured': 'not_captured',
  expired: 'authorization_expired',
  'refund-not-allowed': 'refund_not_allowed',
  'key-already-used': 'duplicate_request',
};
