import { randomBytes } from 'node:crypto';

/** A call that cannot be carried out, with the code Satispay publishes for it. */
export class SatispayError extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const malformed = (what: string) => new SatispayError(400, 36, what);
export const notFound = () => new SatispayError(404, 41, 'Resource not found');
export const illegalMove = () => new SatispayError(403, 44, 'Illegal state transition');
export const impossible = (why: string) => new SatispayError(403, 45, why);
export const tooOld = () => new SatispayError(400, 131, 'Payment too old to be refunded');
export const notAuthorised = (why: string) => new SatispayError(401, 34, why);

/** The error as it is sent; `wlt` names the request, for Satispay's support. */
export function errorBody({ code, message }: { code: number; message: string }) {
  return { code, message, wlt: randomBytes(4).toString('hex') };
}
