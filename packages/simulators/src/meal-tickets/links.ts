import { randomBytes, randomInt } from 'node:crypto';
import { WireError } from './wire-error.ts';

export const LINK_LIFE_MS = 3 * 60_000;
const CODE_LIFE_MS = 60_000;
const BLOCK_MS = 15 * 60_000;
const WRONG_PASSWORDS = 5;

export type LinkState = 'pending' | 'linked' | 'refused' | 'discarded' | 'expired';

/** An account that is being linked. */
export interface LinkRequest {
  id: string;
  state: LinkState;
  /** Shown by the shop and by the issuer: the person compares them. */
  code: string;
  expiresAt: number;
  /** `page`: where the browser goes back to, and what it carries. */
  returnUrl?: string;
  returnState?: string;
  /** Whose account, once it is linked. */
  token?: string;
}

export interface LinksState {
  requests: Record<string, LinkRequest>;
  /** One-time codes a browser brings back, with the link they finish. */
  codes: Record<string, { linkId: string; expiresAt: number }>;
  /** User name by link token. */
  tokens: Record<string, string>;
  wrongPasswords: Record<string, { count: number; blockedUntil: number }>;
}

export function noLinks(): LinksState {
  return { requests: {}, codes: {}, tokens: {}, wrongPasswords: {} };
}

interface Dependencies {
  state: LinksState;
  now(): number;
  changed(): void;
}

/** Which accounts a shop may use, and how it came to that. */
export class Links {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The person behind a link token. @throws {WireError} when it is missing, wrong or ended */
  personOf(token: string | undefined): string {
    const { tokens } = this.#deps.state;
    if (token === undefined || !Object.hasOwn(tokens, token)) throw new WireError(401, 'link-invalid');
    return tokens[token]!;
  }

  /** Links by user and password. @param check tells whether they fit @throws {WireError} */
  byPassword(username: string, check: () => boolean): string {
    const { wrongPasswords } = this.#deps.state;
    const now = this.#deps.now();
    const wrong = Object.hasOwn(wrongPasswords, username) ? wrongPasswords[username]! : { count: 0, blockedUntil: 0 };
    if (now < wrong.blockedUntil) throw new WireError(429, 'too-many-attempts');
    this.#deps.changed();
    if (!check()) {
      wrong.count += 1;
      if (wrong.count >= WRONG_PASSWORDS) Object.assign(wrong, { count: 0, blockedUntil: now + BLOCK_MS });
      wrongPasswords[username] = wrong;
      throw new WireError(401, 'login-failed');
    }
    delete wrongPasswords[username];
    return this.#newToken(username);
  }

  /** Begins a link the person finishes elsewhere. */
  begin(back: Pick<LinkRequest, 'returnUrl' | 'returnState'> = {}): LinkRequest {
    const id = randomBytes(16).toString('hex');
    const code = String(randomInt(1000, 10_000));
    const request: LinkRequest = { id, state: 'pending', code, expiresAt: this.#deps.now() + LINK_LIFE_MS, ...back };
    this.#deps.state.requests[id] = request;
    this.#deps.changed();
    return request;
  }

  /** A link as it is now. @throws {WireError} when there is none */
  find(id: string): LinkRequest {
    const { requests } = this.#deps.state;
    const request = Object.hasOwn(requests, id) ? requests[id] : undefined;
    if (!request) throw new WireError(404, 'unknown-link');
    if (request.state === 'pending' && this.#deps.now() >= request.expiresAt) this.#end(request, 'expired');
    return request;
  }

  get pending(): LinkRequest[] {
    return Object.keys(this.#deps.state.requests)
      .map((id) => this.find(id))
      .filter(({ state }) => state === 'pending');
  }

  /** The person agrees. @throws {WireError} when it is too late */
  confirm(id: string, username: string): LinkRequest {
    const request = this.#pendingOne(id);
    request.token = this.#newToken(username);
    this.#end(request, 'linked');
    return request;
  }

  /** The person says no, or the shop no longer wants it; a second time changes nothing. @throws {WireError} when it is linked */
  close(id: string, state: 'refused' | 'discarded'): LinkRequest {
    const request = this.find(id);
    if (request.state === 'linked') throw new WireError(409, 'already-linked');
    if (request.state === 'pending') this.#end(request, state);
    return request;
  }

  /** A one-time code by which the shop fetches the token of a link the browser finished. */
  codeFor(linkId: string): string {
    const code = randomBytes(24).toString('base64url');
    this.#deps.state.codes[code] = { linkId, expiresAt: this.#deps.now() + CODE_LIFE_MS };
    this.#deps.changed();
    return code;
  }

  /** @throws {WireError} for a code that is unknown, used or too old */
  exchange(code: string): LinkRequest {
    const { codes } = this.#deps.state;
    const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
    delete codes[code];
    this.#deps.changed();
    if (!known || this.#deps.now() >= known.expiresAt) throw new WireError(401, 'code-invalid');
    return this.find(known.linkId);
  }

  /** Ends a link token; a strange one is no error. */
  unlink(token: string): void {
    delete this.#deps.state.tokens[token];
    this.#deps.changed();
  }

  /** Ends all links of a person. @returns how many */
  revokeAll(username: string): number {
    const ended = Object.entries(this.#deps.state.tokens).filter(([, owner]) => owner === username);
    for (const [token] of ended) this.unlink(token);
    return ended.length;
  }

  /** Lets a link that waits run out now. */
  expire(id: string): LinkRequest {
    const request = this.#pendingOne(id);
    this.#end(request, 'expired');
    return request;
  }

  #pendingOne(id: string): LinkRequest {
    const request = this.find(id);
    if (request.state !== 'pending') throw new WireError(409, `link-${request.state}`);
    return request;
  }

  #end(request: LinkRequest, state: LinkState): void {
    request.state = state;
    this.#deps.changed();
  }

  #newToken(username: string): string {
    const token = randomBytes(24).toString('base64url');
    this.#deps.state.tokens[token] = username;
    return token;
  }
}
