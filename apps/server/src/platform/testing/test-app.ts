import type { StaffRole } from '@sporta/contract/staff-roles.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../app.ts';
import { outboxTopicsOf } from '../background.ts';
import type { Clock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import { createDeps, type OpenDeps } from '../create-deps.ts';
import { createLogger, type Logger } from '../log.ts';
import type { Mail } from '../mail.ts';
import type { Module } from '../module.ts';
import { deliverOutbox } from '../outbox.ts';
import { createSession } from '../session.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A clock that shows the same time until it is moved. */
export class TestClock implements Clock {
  #now: Date;

  constructor(now: Date = new Date()) {
    this.#now = now;
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(now: Date | string): void {
    this.#now = new Date(now);
  }

  advanceMinutes(minutes: number): void {
    this.#now = new Date(this.#now.getTime() + minutes * 60_000);
  }
}

export interface TestEnvelope {
  response: {
    status: number;
    errors: { code: string; error: string; field?: string }[];
    infos: { info: string }[];
    warnings: { warning: string; code: string }[];
  };
  user: { userId: number; [key: string]: unknown };
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  data: any;
}

export interface TestAnswer extends TestEnvelope {
  http: LightMyRequestResponse;
}

/** A client with (or without) a session, sending the headers our own pages send. */
export interface TestClient {
  get(path: string, query?: Record<string, unknown>): Promise<TestAnswer>;
  post(path: string, body?: object): Promise<TestAnswer>;
  /** Opens an address of the shop as a browser does. @param form posted, when there is one */
  page(address: string, form?: Record<string, string>): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  app: FastifyInstance;
  deps: OpenDeps;
  database: TestDatabase;
  clock: TestClock;
  /** Mail that would have gone out, oldest first. */
  sentMail: Mail[];
  anonymous: TestClient;
  /** A client logged in as an existing account. */
  clientOf(accountId: number): Promise<TestClient>;
  /** A client of somebody of the staff who came through the identity provider; works for the stores given. */
  staffClient(roles: readonly StaffRole[], options?: { storeIds?: number[]; firstName?: string }): Promise<StaffClient>;
  /** A new customer (consumer with a confirmed e-mail unless asked otherwise). */
  createAccount(values?: Partial<TestAccount>): Promise<number>;
  drainOutbox(): Promise<void>;
  close(): Promise<void>;
}

export interface StaffClient extends TestClient {
  accountId: number;
  /** Of its session, for requests a test writes itself. */
  token: string;
}

export interface TestAccount {
  login: string;
  email: string;
  first_name: string;
  last_name: string;
  segment: 'household' | 'business' | 'staff';
  is_master: boolean;
  points: number;
  /** Null: nobody has confirmed it. */
  email_confirmed_at: Date | null;
}

export interface TestAppOptions {
  environment?: Record<string, string>;
  config?: Partial<Config>;
  log?: Logger;
}

let accounts = 0;

/** The real server on a fresh database of its own, without network; only mail is collected instead of sent. */
export async function createTestApp(
  modules: readonly Module[],
  { environment = {}, config = {}, log }: TestAppOptions = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const clock = new TestClock();
  const settings = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent', ...environment }),
    ...config,
  };
  const sentMail: Mail[] = [];
  const deps = createDeps(settings, database.url, log ?? createLogger(settings.logLevel), clock);
  deps.mail = {
    async send(mail) {
      sentMail.push(mail);
    },
    close() {},
  };
  const app = await buildApp({ deps, modules });
  await app.ready();

  const createAccount: TestApp['createAccount'] = async (values = {}) => {
    const name = `cliente${++accounts}`;
    const { account_id } = await deps.db
      .insertInto('account')
      .values({
        login: name,
        email: `${name}@sporta.example`,
        first_name: 'Anna',
        last_name: 'Prova',
        email_confirmed_at: clock.now(),
        ...values,
      })
      .returning('account_id')
      .executeTakeFirstOrThrow();
    return account_id;
  };

  return {
    app,
    deps,
    database,
    clock,
    sentMail,
    anonymous: clientFor(app, {}),
    async clientOf(accountId) {
      const { token } = await createSession(deps, accountId, { remember: false });
      return clientFor(app, { 'x-ebsn-account': token });
    },
    createAccount,
    async staffClient(roles, { storeIds = [], firstName = 'Sara' } = {}) {
      const accountId = await createAccount({ segment: 'staff', first_name: firstName, last_name: 'Bruni' });
      await deps.db
        .insertInto('staff_member')
        .values({ account_id: accountId, roles: [...roles], store_ids: storeIds, signed_in_at: clock.now() })
        .execute();
      const { token } = await createSession(deps, accountId, { remember: false, singleSignOn: true });
      return { ...clientFor(app, { 'x-ebsn-account': token }), accountId, token };
    },
    async drainOutbox() {
      while ((await deliverOutbox(deps, outboxTopicsOf(modules))) > 0);
    },
    async close() {
      await app.close();
      await deps.close();
      await database.close();
    },
  };
}

function clientFor(app: FastifyInstance, headers: Record<string, string>): TestClient {
  const send = async (options: InjectOptions): Promise<TestAnswer> => {
    const http = await app.inject({ ...options, headers: { 'x-ebsn-client': 'test', ...headers } });
    return { ...http.json<TestEnvelope>(), http };
  };
  return {
    get: (path, query = {}) => {
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      ).toString();
      return send({ method: 'GET', url: `/ebsn/api/${path}${search ? `?${search}` : ''}` });
    },
    post: (path, body = {}) => send({ method: 'POST', url: `/ebsn/api/${path}`, payload: body }),
    page: (address, form) => {
      const { pathname, search } = new URL(address, 'http://shop');
      const url = `${pathname}${search}`;
      if (!form) return app.inject({ method: 'GET', url, headers });
      const posted = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
      return app.inject({ method: 'POST', url, headers: posted, payload: new URLSearchParams(form).toString() });
    },
  };
}
