import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Books, newId, shown } from './books.ts';
import { expand } from './expand.ts';
import { Failure, invalid, type StripeErrorBody } from './failure.ts';
import { type Form, readForm } from './form.ts';

/** Version of the API of an account that chose none. */
export const API_VERSION = '2026-10-28.endive';

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

export interface Call<P> {
  params: P;
  /** Parts of the path. */
  id: string;
  sub: string;
  /** The call comes from a browser, with the publishable key. */
  fromBrowser: boolean;
  /** Where the browser finds us. */
  origin: string;
}

/** `public`: a browser may call it, with the publishable key; where it concerns an intent, with its client secret. */
interface CallOptions {
  public?: boolean;
}

interface Answer {
  status: number;
  body: object;
}

/** Registers calls: key, parameters, idempotency, `expand`, errors. */
export function stripeCalls(app: FastifyInstance, books: Books, keys: Keys, save: () => void) {
  return function call<P extends z.ZodObject>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    schema: P,
    run: (call: Call<z.output<P>>) => object,
    options: CallOptions = {},
  ): void {
    app.route<{ Params: { id?: string; sub?: string } }>({
      method,
      url: `/v1${path}`,
      handler: async (request, reply) => {
        const text = method === 'POST' ? String(request.body ?? '') : (request.url.split('?')[1] ?? '');
        const { key, expand: wanted, ...form } = readForm(text);
        const carryOut = (): Answer => {
          const fromBrowser = whose(request, key, keys) === 'publishable';
          if (fromBrowser && !options.public) {
            throw invalid(
              'This API call cannot be made with a publishable API key. Please use a secret API key.',
              { code: 'secret_key_required' },
              403,
            );
          }
          const params = readParams(schema, form);
          const { id = '', sub = '' } = request.params;
          const origin = `${request.protocol}://${request.host}`;
          const answer = shown(run({ params, id, sub, fromBrowser, origin }));
          return { status: 200, body: expand(books.state, answer, pathsOf(wanted)) };
        };
        const { status, body } = method === 'POST' ? once(request, reply, text, carryOut) : settled(carryOut);
        save();
        return reply.code(status).header('request-id', newId('req')).header('stripe-version', API_VERSION).send(body);
      },
    });
  };

  /** The same key brings the first answer again; with other parameters it is refused. */
  function once(request: FastifyRequest, reply: FastifyReply, text: string, carryOut: () => Answer): Answer {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return settled(carryOut);
    const { answers } = books.state;
    const fingerprint = `${request.method} ${request.url}\n${text}`;
    const first = Object.hasOwn(answers, key) ? answers[key] : undefined;
    reply.header('idempotency-key', key);
    if (first && first.request !== fingerprint) {
      return errorAnswer(
        new Failure(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        }),
      );
    }
    if (first) {
      reply.header('idempotent-replayed', 'true');
      return { status: first.status, body: first.body as object };
    }
    const answer = settled(carryOut);
    // what was refused before it was carried out may be tried again, put right
    if (!neverBegun(answer)) answers[key] = { request: fingerprint, ...structuredClone(answer) };
    return answer;
  }
}

function settled(carryOut: () => Answer): Answer {
  try {
    return carryOut();
  } catch (error) {
    if (error instanceof Failure) return errorAnswer(error);
    throw error;
  }
}

function errorAnswer({ status, body }: Failure): Answer {
  return { status, body: { error: body } };
}

function neverBegun({ status, body }: Answer): boolean {
  const { code = '' } = (body as { error?: StripeErrorBody }).error ?? {};
  return status === 401 || status === 403 || code.startsWith('parameter_');
}

/** @throws {Failure} 401 without a key, or with one that is not ours */
function whose(request: FastifyRequest, sent: Form[string] | undefined, keys: Keys): 'secret' | 'publishable' {
  const key = headerKey(request.headers.authorization) ?? (typeof sent === 'string' ? sent : undefined);
  if (key === keys.secretKey) return 'secret';
  if (key === keys.publishableKey) return 'publishable';
  if (key === undefined) throw invalid('You did not provide an API key.', {}, 401);
  throw invalid(`Invalid API Key provided: ${key.slice(0, 8)}****`, {}, 401);
}

function headerKey(header = ''): string | undefined {
  const [scheme, value = ''] = header.split(' ');
  if (scheme === 'Bearer') return value;
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0];
  return undefined;
}

function pathsOf(wanted: Form[string] | undefined): string[] {
  return Array.isArray(wanted) ? wanted.filter((each) => typeof each === 'string') : [];
}

/** @throws {Failure} 400 naming the first parameter that is unknown, missing or wrong */
function readParams<P extends z.ZodObject>(schema: P, form: Form): z.output<P> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const param = [...issue.path.map(String), issue.keys[0]].join('.');
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = issue?.path.map(String).join('.') ?? '';
  if (issue?.code === 'invalid_type' && (form as Record<string, unknown>)[param] === undefined) {
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  throw invalid(`Invalid ${param}`, { code: 'parameter_invalid', param });
}
