import { createHash, randomBytes } from 'node:crypto';
import type { EdenredState, Grant, SignIn } from '../model.ts';

const SIGN_IN_LIFE_MS = 10 * 60_000;
const CODE_LIFE_MS = 60_000;
/** What a code was used for that was exchanged in vain. */
const NOTHING = '';

/** The grant cannot be given; the reason is for whoever wrote the shop, not for its customer. */
export class InvalidGrant extends Error {}

export interface Tokens {
  grant: Grant;
  accessToken: string;
  accessTokenSeconds: number;
  /** Only with the scope `offline_access`. */
  refreshToken?: string;
}

interface Dependencies {
  state: EdenredState;
  now(): number;
  changed(): void;
}

/** Sign-ins, codes and tokens: each is made once, used as the protocol says, and ends. */
export class Grants {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  get #state(): EdenredState {
    return this.#deps.state;
  }

  open(signIn: SignIn): string {
    const id = secret();
    this.#state.signIns[id] = signIn;
    this.#deps.changed();
    return id;
  }

  /** The sign-in whose page is open; none after ten minutes. */
  signIn(id: string): SignIn | undefined {
    const signIn = Object.hasOwn(this.#state.signIns, id) ? this.#state.signIns[id] : undefined;
    return signIn && this.#deps.now() < signIn.at + SIGN_IN_LIFE_MS ? signIn : undefined;
  }

  /** Ends a sign-in with a code for its shop. */
  codeFor(id: string, username: string): string {
    const signIn = this.#state.signIns[id]!;
    const code = secret();
    this.#state.codes[code] = { signIn, username, at: this.#deps.now() };
    this.close(id);
    return code;
  }

  /** The person went away without signing in. */
  close(id: string): void {
    delete this.#state.signIns[id];
    this.#deps.changed();
  }

  /**
   * Exchanges a code. Any attempt uses it up, also one that fails; a second one makes all that came of the first worthless
   * (RFC 6749 4.1.2).
   * @throws {InvalidGrant}
   */
  exchange(code: string, redirectUri: string, verifier: string): Tokens & { nonce: string | undefined } {
    const known = Object.hasOwn(this.#state.codes, code) ? this.#state.codes[code] : undefined;
    if (!known) throw new InvalidGrant('unknown code');
    if (known.usedFor !== undefined) {
      this.revoke(known.usedFor);
      throw new InvalidGrant('the code was used already');
    }
    known.usedFor = NOTHING;
    this.#deps.changed();
    const { signIn, username } = known;
    if (this.#deps.now() >= known.at + CODE_LIFE_MS) throw new InvalidGrant('the code has expired');
    if (signIn.redirectUri !== redirectUri) throw new InvalidGrant('another redirect_uri');
    if (createHash('sha256').update(verifier).digest('base64url') !== signIn.challenge) {
      throw new InvalidGrant('the code_verifier does not fit');
    }
    const grant = { id: secret(), username, tenant: signIn.tenant, scope: signIn.scope, revoked: false };
    this.#state.grants[grant.id] = grant;
    known.usedFor = grant.id;
    return { ...this.#issue(grant), nonce: signIn.nonce };
  }

  /**
   * Exchanges a refresh token for a new pair. One that comes a second time was stolen, or its first answer was lost: either
   * way the grant ends, and the person signs in again.
   * @throws {InvalidGrant}
   */
  refresh(refreshToken: string): Tokens {
    const token = this.#token(refreshToken);
    const grant = token && this.#state.grants[token.grantId];
    if (token?.kind !== 'refresh' || !grant) throw new InvalidGrant('unknown refresh token');
    if (token.used) {
      this.revoke(grant.id);
      throw new InvalidGrant('the refresh token was used already');
    }
    if (grant.revoked) throw new InvalidGrant('revoked');
    if (this.#deps.now() >= token.expiresAt) throw new InvalidGrant('the refresh token has expired');
    token.used = true;
    return this.#issue(grant);
  }

  /** Whose access token this is; undefined when it is good for nothing (any more). */
  grantOf(accessToken: string | undefined): Grant | undefined {
    const token = accessToken === undefined ? undefined : this.#token(accessToken);
    if (token?.kind !== 'access' || this.#deps.now() >= token.expiresAt) return undefined;
    const grant = this.#state.grants[token.grantId];
    return grant && !grant.revoked ? grant : undefined;
  }

  /** A refresh token ends its grant, an access token only itself; a strange one is no error (RFC 7009). */
  revokeToken(text: string): void {
    const token = this.#token(text);
    if (!token) return;
    if (token.kind === 'refresh') this.revoke(token.grantId);
    else token.expiresAt = 0;
    this.#deps.changed();
  }

  revoke(grantId: string): void {
    const grant = this.#state.grants[grantId];
    if (grant) grant.revoked = true;
    this.#deps.changed();
  }

  /** Ends tokens of a person before their time. @returns how many */
  expire(username: string, kind: 'access' | 'refresh'): number {
    const due = Object.values(this.#state.tokens).filter(
      (token) => token.kind === kind && !token.used && this.#state.grants[token.grantId]?.username === username,
    );
    for (const token of due) token.expiresAt = 0;
    this.#deps.changed();
    return due.length;
  }

  /** Ends all a person ever allowed. @returns how many grants */
  revokeAll(username: string): number {
    const live = Object.values(this.#state.grants).filter((grant) => grant.username === username && !grant.revoked);
    for (const { id } of live) this.revoke(id);
    return live.length;
  }

  #issue(grant: Grant): Tokens {
    const { accessTokenSeconds, refreshTokenSeconds } = this.#state.settings;
    const add = (kind: 'access' | 'refresh', seconds: number) => {
      const text = secret();
      const expiresAt = this.#deps.now() + seconds * 1000;
      this.#state.tokens[text] = { kind, grantId: grant.id, expiresAt, used: false };
      return text;
    };
    const accessToken = add('access', accessTokenSeconds);
    const isOffline = grant.scope.split(' ').includes('offline_access');
    this.#deps.changed();
    return {
      grant,
      accessToken,
      accessTokenSeconds,
      ...(isOffline && { refreshToken: add('refresh', refreshTokenSeconds) }),
    };
  }

  #token(text: string) {
    return Object.hasOwn(this.#state.tokens, text) ? this.#state.tokens[text] : undefined;
  }
}

function secret(): string {
  return randomBytes(24).toString('base64url');
}
