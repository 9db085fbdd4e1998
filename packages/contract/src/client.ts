import { ApiError, type ApiErrorKind } from './api-error.ts';
import type { Call, DataOf, InputOf } from './call.ts';
import type { Endpoint } from './endpoint.ts';
import type { Envelope, MessageError, ResponseStatus, SessionUser } from './envelope.ts';
import { okStatus } from './status.ts';
import { limitOf } from './time-limit.ts';

export { ApiError, type ApiErrorKind, isApiError } from './api-error.ts';

export interface ClientOptions {
  /** Default: the global `fetch`. Server-side rendering passes one that reaches the server without the network. */
  fetch?: typeof fetch;
  /** Address before `/ebsn/api`, e.g. `https://shop.sporta.example`; "" (default) = the page's own server. */
  baseUrl?: string;
  /** Sent with every call, e.g. the session token `X-Ebsn-Account`. A function is asked at every call. */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** Value of `X-Ebsn-Client`, which state-changing calls need. */
  clientName?: string;
  /**
   * Milliseconds a call may take till its whole answer is there, by whether it changes something; what is sent adds to it by its
   * size. Without it a call waits as long as its network does: within a server, whose own limits hold.
   */
  patience?: { readMs: number; changeMs: number };
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The request outlives the page that makes it. For small changes: browsers take 64 kB of them at once. */
  keepalive?: boolean;
  /** Milliseconds, where this call may take less than others: one that can safely be made again. Only with `patience` of the client. */
  patienceMs?: number;
}

export interface Answer<Data> {
  data: Data;
  user: SessionUser;
  response: ResponseStatus;
}

/** Calls whose request has no needed field can be called without input. */
type InputArguments<C extends Call> =
  Record<never, never> extends InputOf<C>
    ? [input?: InputOf<C>, options?: CallOptions]
    : [input: InputOf<C>, options?: CallOptions];

export interface Client {
  /**
   * Makes a call. State-changing calls go as POST with a JSON body. Nothing is retried.
   *
   * @throws ApiError when the answer is not a success, or there is none.
   */
  call<C extends Call>(call: C | Endpoint<C>, ...rest: InputArguments<C>): Promise<Answer<DataOf<C>>>;
  /** Address of a call, e.g. for the link to a PDF or to single sign-on. */
  url<C extends Call>(call: C | Endpoint<C>, input?: InputOf<C>): string;
}

const kinds: Record<number, ApiErrorKind> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'notFound',
  419: 'loginNeeded',
  429: 'tooMany',
  503: 'unavailable',
};

const fallbackMessages: Record<ApiErrorKind, MessageError> = {
  refused: { code: 'refused', error: 'La richiesta non può essere accolta' },
  invalid: { code: 'invalid-field', error: 'La richiesta non è valida' },
  forbidden: { code: 'forbidden', error: 'Non puoi fare questa operazione' },
  notFound: { code: 'not-found', error: 'Non troviamo quello che cerchi' },
  loginNeeded: { code: 'login-needed', error: 'Accedi per continuare' },
  tooMany: { code: 'too-many-requests', error: 'Troppe richieste: aspetta un momento e riprova' },
  unavailable: { code: 'service-unavailable', error: 'Il servizio non è disponibile: riprova fra poco' },
  server: { code: 'server-error', error: 'Qualcosa non ha funzionato: riprova fra poco' },
  network: { code: 'network', error: 'Non riusciamo a raggiungere il negozio: controlla la connessione' },
  aborted: { code: 'aborted', error: 'La richiesta è stata interrotta' },
};

/** Nobody knows whether what was sent has arrived: asking again with the same key asks the same question. */
const silentNetwork: MessageError = { code: 'network', error: 'La rete non risponde: riprova fra poco' };

/** A typed client of the calls; works in browsers, in Node and, with an injected `fetch`, in server-side rendering. */
export function createClient(options: ClientOptions = {}): Client {
  const baseUrl = (options.baseUrl ?? '').replace(/\/$/, '');
  const commonHeaders = () => (typeof options.headers === 'function' ? options.headers() : (options.headers ?? {}));

  function requestOf(call: Endpoint, input: Record<string, unknown>, callOptions: CallOptions) {
    const asPost = call.method === 'POST' || (call.method === 'GET+POST' && call.changesState);
    const { address, rest } = fillPath(call.path, input);
    const init: RequestInit = {
      method: asPost ? 'POST' : 'GET',
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'X-Ebsn-Client': options.clientName ?? 'sporta-web',
        ...commonHeaders(),
        ...callOptions.headers,
        ...(asPost ? { 'content-type': 'application/json' } : {}),
      },
      ...(callOptions.keepalive ? { keepalive: true } : {}),
    };
    if (asPost) return { url: baseUrl + address, init: { ...init, body: JSON.stringify(rest) } };
    return { url: baseUrl + address + queryOf(rest), init };
  }

  async function send(url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Response> {
    // Called without a receiver: browsers refuse `fetch` as a method of another object.
    const doFetch = options.fetch ?? globalThis.fetch;
    return doFetch(url, signal ? { ...init, signal } : init);
  }

  return {
    async call(call, ...[input, callOptions = {}]) {
      let response: Response;
      let body: Envelope | undefined;
      const { url, init } = requestOf(call, (input ?? {}) as Record<string, unknown>, callOptions);
      const patienceMs = call.changesState ? options.patience?.changeMs : options.patience?.readMs;
      const limit = limitOf(patienceMs && (callOptions.patienceMs ?? patienceMs), init.body, callOptions.signal);
      try {
        response = await send(url, init, limit.signal);
        body = asEnvelope(await response.text(), call.answers === 'json' && response.ok);
      } catch (cause) {
        const kind = callOptions.signal?.aborted ? 'aborted' : 'network';
        const told = limit.isOver() ? [silentNetwork] : [fallbackMessages[kind]];
        throw new ApiError(kind, { status: 0, errors: told, cause });
      } finally {
        limit.end();
      }
      const retryAfter = secondsOf(response.headers.get('retry-after'));
      const errorId = response.headers.get('x-error-id');
      const kind = kindOf(response.status, body);
      if (kind) {
        const told = body?.response.errors ?? [];
        throw new ApiError(kind, {
          ...body,
          status: response.status,
          errors: told.length > 0 ? told : [fallbackMessages[kind]],
          ...(retryAfter === undefined ? {} : { retryAfter }),
          ...(errorId ? { errorId } : {}),
        });
      }
      return body as Envelope as Answer<never>;
    },
    url(call, input) {
      const { address, rest } = fillPath(call.path, (input ?? {}) as Record<string, unknown>);
      return baseUrl + address + queryOf(rest);
    },
  };
}

function kindOf(status: number, body: Envelope | undefined): ApiErrorKind | undefined {
  if (status >= 400) return kinds[status] ?? (status < 500 ? 'invalid' : 'server');
  if (!body) return 'server';
  return body.response.status === 0 ? undefined : 'refused';
}

/** Reads an answer. Bare JSON (`/version.json`) is put into an envelope; what is no JSON gives undefined. */
function asEnvelope(text: string, bare: boolean): Envelope | undefined {
  try {
    const body = JSON.parse(text);
    if (bare) return { response: okStatus(), user: { userId: 0 }, data: body };
    return typeof body?.response?.status === 'number' ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Puts `:name` parts into the path; the other fields are left for the query string or the body. */
function fillPath(path: string, input: Record<string, unknown>): { address: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/:([A-Za-z_]+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value ?? ''));
  });
  return { address: filled.startsWith('/') ? filled : `/ebsn/api/${filled}`, rest };
}

/** Lists are repeated, nested values go as JSON text, absent ones are left out. */
function queryOf(fields: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each === undefined || each === null) continue;
      query.append(name, typeof each === 'object' ? JSON.stringify(each) : String(each));
    }
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && header !== '' && Number.isFinite(seconds) ? seconds : undefined;
}
