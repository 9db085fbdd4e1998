import type { Call } from '@sporta/contract/call.ts';
import { z } from 'zod';
import { protectedOtherwise } from './foreign-pages.ts';
import { API_PREFIX } from './register-call.ts';

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] };

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, unknown>;
}

/** The schema of what a client sends (`input`) or gets (`output`). */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}

const ERRORS: Record<string, string> = {
  400: 'Malformed request; `field` names the culprit',
  403: 'Not allowed; or a state-changing call asked for by a page of another site (`Sec-Fetch-Site`, `Origin`), or authenticated by the cookie without `X-Ebsn-Client`',
  419: 'Login needed or session expired',
  429: 'Too many requests; see Retry-After',
  500: 'Unexpected; the message holds an opaque id',
  503: 'Something we depend on is down',
};

/** OpenAPI 3.1 of every registered call, made from the contract alone. */
export function openApiOf(calls: readonly Call[], version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) {
    const path = `/${call.path.replace(/^\//, '../../').replace(/:(\w+)/g, '{$1}')}`;
    const methods = call.method === 'GET+POST' ? ['get', 'post'] : [call.method.toLowerCase()];
    // Calls that share a path and differ by one parameter are distinguished by that parameter.
    const key = call.whenParameter ? `${path}?${call.whenParameter}={${call.whenParameter}}` : path;
    paths[key] ??= {};
    for (const method of methods) paths[key][method] = operationOf(call, method, path);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sporta',
      version,
      description:
        'Every answer has the same envelope. A business refusal is HTTP 200 with `response.status` ≠ 0 and a `code` from the list of the call.',
    },
    servers: [{ url: API_PREFIX }],
    paths,
    components: {
      securitySchemes: {
        header: { type: 'apiKey', in: 'header', name: 'X-Ebsn-Account' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'X-Ebsn-Account' },
      },
      schemas: { Response: responseSchema(), User: userSchema() },
    },
  };
}

function operationOf(call: Call, method: string, path: string): object {
  const request = jsonSchemaOf(call.request, 'input');
  const properties = request.properties ?? {};
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  const parameter = (name: string, where: 'path' | 'query') => ({
    name,
    in: where,
    required: where === 'path' || (request.required ?? []).includes(name),
    schema: properties[name] ?? { type: 'string' },
  });
  const fields = Object.keys(properties).filter((name) => !inPath.includes(name));
  const body = { ...request, properties: Object.fromEntries(fields.map((name) => [name, properties[name]])) };
  return {
    operationId: [method, call.path.replace(/[/:]+/g, '-'), call.whenParameter].filter(Boolean).join('-'),
    summary: call.summary,
    tags: [call.tag],
    description: accessText(call),
    'x-access': call.access,
    'x-changes-state': call.changesState,
    'x-error-codes': call.errors,
    ...(call.access === 'anonymous' ? {} : { security: [{ header: [] }, { cookie: [] }] }),
    parameters: [
      ...inPath.map((name) => parameter(name, 'path')),
      ...(method === 'get' ? fields.map((name) => parameter(name, 'query')) : []),
    ],
    ...(method === 'post' && fields.length > 0
      ? {
          requestBody: {
            content: { 'application/json': { schema: body }, 'application/x-www-form-urlencoded': { schema: body } },
          },
        }
      : {}),
    responses: {
      200: {
        description: call.errors.length > 0 ? `Done, or refused: ${call.errors.join(', ')}` : 'Done',
        content: { 'application/json': { schema: envelopeSchema(jsonSchemaOf(call.data, 'output')) } },
      },
      ...Object.fromEntries(
        Object.entries(ERRORS).map(([status, description]) => [
          status,
          { description, content: { 'application/json': { schema: envelopeSchema({ type: 'object' }) } } },
        ]),
      ),
    },
  };
}

export function accessText(call: Call): string {
  const who = {
    anonymous: 'Open to everyone.',
    customer: 'Needs a login.',
    master: 'Needs a master account.',
    staff: 'Needs a staff account.',
  }[call.access];
  if (!call.changesState) return who;
  const otherwise = protectedOtherwise.get(call);
  return `${who} Changes state. ${otherwise ? `Open to other sites: ${otherwise}.` : 'Not for pages of other sites.'}`;
}

const envelopeSchema = (data: object) => ({
  type: 'object',
  required: ['response', 'user', 'data'],
  properties: {
    response: { $ref: '#/components/schemas/Response' },
    user: { $ref: '#/components/schemas/User' },
    data,
  },
});

const texts = { type: 'array', items: { type: 'string' } };
const listOf = (properties: Record<string, object>, required: string[]) => ({
  type: 'array',
  items: { type: 'object', properties, required },
});
const text = { type: 'string' };

const responseSchema = () => ({
  type: 'object',
  required: ['status', 'errors', 'infos', 'warnings', 'errorsMessage', 'infosMessage', 'warningsMessage'],
  properties: {
    status: { type: 'integer', description: '0 = done' },
    errors: listOf({ code: text, error: text, field: text }, ['code', 'error']),
    infos: listOf({ info: text }, ['info']),
    warnings: listOf({ warning: text, code: text }, ['warning', 'code']),
    errorsMessage: texts,
    infosMessage: texts,
    warningsMessage: texts,
  },
});

const userSchema = () => ({
  type: 'object',
  required: ['userId'],
  properties: {
    userId: { type: 'integer', description: '0 = anonymous' },
    login: text,
    firstName: text,
    lastName: text,
    email: text,
    profileConfirmed: { type: 'boolean' },
    master: { type: 'boolean' },
    company: { type: 'object', properties: { companyId: { type: 'integer' }, name: text } },
    fidelityCard: text,
    userPoints: listOf({ value: { type: 'number' } }, ['value']),
    avoidedAllergens: { type: 'array', items: text },
  },
});
