import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@sporta/server/platform/free-port.ts';
import type { Base } from './base.ts';
import type { Chance } from './chance.ts';
import { Part } from './part.ts';
import { isPicked } from './picked.ts';
import { startTenders, type Tenders } from './tenders.ts';
import { until } from './wait.ts';
import { Wire } from './wire.ts';

const MERCHANT = 'sporta-tempesta';
const SECRET = 'segreto-della-tempesta';
const START_WITHIN_MS = 180_000;

/** A whole shop whose parts know each other by wires only. */
export interface Stage {
  base: Base;
  nodes: readonly Part[];
  worker: Part;
  gateway: Part;
  mailbox: Part;
  parts: readonly Part[];
  /** All that can break. */
  wires: readonly Wire[];
  /** Where customers reach the shop. */
  shopUrl: string;
  /** An address the shop gives its customers, as their browsers reach it: they are not wired like servers. */
  outside(address: string): string;
  /** In a storm of tenders only: the other providers, and who picks and delivers. */
  tenders: Tenders | undefined;
  house: Part | undefined;
  /** Whether the house will pick an order, by its number. */
  picks(orderNumber: string): boolean;
  /** Past every wire: what bank and mail server themselves say. */
  bankRecords: string;
  mailRecords: string;
  stop(): Promise<void>;
}

const file = (address: string) => fileURLToPath(new URL(address, import.meta.url));
const server = (name: string) => fileURLToPath(import.meta.resolve(`@sporta/server/${name}`));
const local = (port: number) => `http://127.0.0.1:${port}`;

/**
 * Starts everything on top of a filled database.
 * @param withTenders every provider, and a house that delivers
 * @throws when a part is not ready in time
 */
export async function setStage(base: Base, directory: string, chance: Chance, withTenders: boolean): Promise<Stage> {
  const logs = path.join(directory, 'log');
  await mkdir(logs, { recursive: true });
  const [gatewayPort, mailPort, smtpPort, ...nodePorts] = await ports(5);
  const nodes: Part[] = [];
  const wires: Wire[] = [];
  const seed = String(chance.next());
  const wire = async (name: string, upstreams: () => readonly number[]) => {
    const opened = await Wire.open(name, upstreams, chance.branch(name));
    wires.push(opened);
    return opened;
  };
  const nodesReady = () => nodePorts.filter((_, n) => nodes[n]?.ready);

  const customers = await wire('customers → shop', nodesReady);
  const notices = await wire('bank → shop', nodesReady);
  const mail = await wire('worker → mail', () => [smtpPort!]);
  const bank = await wire('customers → bank', () => [gatewayPort!]);
  const insides: [string, string][] = [[local(notices.port), local(customers.port)]];

  const start = (name: string, script: string, environment: Record<string, string>) =>
    new Part({ name, file: script, environment, logFile: path.join(logs, `${name}.log`) });

  const tenders = withTenders
    ? await startTenders({
        directory,
        shopUrl: local(notices.port),
        start: (name, environment) => start(name, file('parts/provider.ts'), environment),
        wire: (name, port) => wire(name, () => [port]),
      })
    : undefined;

  /** A process of the shop, with wires of its own to database and bank. */
  const ofShop = async (name: string, script: string, environment: Record<string, string>) => {
    const database = await wire(`${name} → database`, () => [base.port]);
    const direct = base.directPort && (await wire(`${name} → database, past the pooler`, () => [base.directPort!()]));
    const payments = await wire(`${name} → bank`, () => [gatewayPort!]);
    insides.push([local(payments.port), local(bank.port)]);
    const others = await tenders?.settingsFor(name);
    insides.push(...(others?.insides ?? []));
    return start(name, server(script), {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PUBLIC_URL: local(notices.port),
      DATABASE_URL: base.urlAt(database.port),
      ...(direct ? { DATABASE_DIRECT_URL: base.urlAt(direct.port) } : {}),
      DATA_DIR: path.join(directory, name),
      WORKER: 'separate',
      CARD_GATEWAY_URL: local(payments.port),
      CARD_GATEWAY_MERCHANT: MERCHANT,
      CARD_GATEWAY_SECRET: SECRET,
      CARD_GATEWAY_TIMEOUT_SECONDS: '4',
      PAYMENT_RECONCILE_MINUTES: '1',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      DRAW_PICTURES: 'false',
      ...others?.environment,
      ...environment,
    });
  };

  const gateway = start('bank', file('parts/gateway.ts'), {
    PORT: String(gatewayPort),
    MERCHANT,
    SECRET,
    STATE_FILE: path.join(directory, 'bank.json'),
  });
  const mailbox = start('mail', file('parts/mailbox.ts'), { PORT: String(mailPort), SMTP_PORT: String(smtpPort) });
  for (const [n, port] of nodePorts.entries())
    nodes.push(await ofShop(`node-${n + 1}`, 'main.ts', { PORT: String(port) }));
  const worker = await ofShop('worker', 'worker.ts', {});
  const parts = [...nodes, worker, gateway, mailbox, ...Object.values(tenders?.parts ?? {})];

  const stop = async () => {
    await Promise.all(parts.map((part) => part.stop()));
    await Promise.all(wires.map((each) => each.close()));
  };
  const allReady = () => until(() => parts.every((part) => part.ready), START_WITHIN_MS);
  let ready = await allReady();
  let house: Part | undefined;
  if (ready && tenders) {
    // after those who bring the database up to date
    const wired = await wire('house → database', () => [base.directPort?.() ?? base.port]);
    house = start('house', file('parts/house.ts'), { DATABASE_URL: base.urlAt(wired.port), SEED: seed });
    parts.push(house);
    ready = await allReady();
  }
  if (!ready) {
    await stop();
    const missing = parts.filter((part) => !part.ready).map((part) => part.name);
    throw new Error(`not ready in time: ${missing.join(', ')}; the logs are in ${logs}`);
  }
  return {
    base,
    nodes,
    worker,
    gateway,
    mailbox,
    parts,
    wires,
    shopUrl: local(customers.port),
    outside(address) {
      const known = insides.find(([inside]) => address.startsWith(inside));
      return known ? address.replace(...known) : address;
    },
    tenders,
    house,
    picks: (orderNumber) => house !== undefined && isPicked(seed, orderNumber),
    bankRecords: local(gatewayPort!),
    mailRecords: local(mailPort!),
    stop,
  };
}

async function ports(count: number): Promise<number[]> {
  const taken = new Set<number>();
  while (taken.size < count) taken.add(await freePort());
  return [...taken];
}
