import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shopKey } from './satispay/shop-key.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

test('the command starts everything, moves off a taken port, and stops with its parent', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'simulators-'));
  const keyFile = path.join(folder, 'satispay-key.pem');
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  const child = fork(main, {
    env: {
      ...process.env,
      SIMULATOR_CARD_PORT: String(port),
      SIMULATOR_SATISPAY_KEY_FILE: keyFile,
      SIMULATOR_IDP_REDIRECT_URI: 'http://127.0.0.1:1/back',
      SIMULATOR_EDENRED_REDIRECT_URIS: 'http://127.0.0.1:1/back',
    },
    silent: true,
  });
  const ended = once(child, 'exit');
  const complaint = once(child.stderr ?? child, 'data');
  const [line] = await once(child.stdout ?? child, 'data');
  const addresses = JSON.parse(String(line));
  expect(String((await complaint)[0])).toContain(`SIMULATOR_CARD_PORT: port taken (${port})`);
  expect(Number(new URL(addresses.cardGatewayUrl).port)).not.toBe(port);
  const {
    cardGatewayUrl,
    mailboxUrl,
    satispayUrl,
    stripeUrl,
    identityProviderUrl,
    edenredUrl,
    mealTicketsUrl,
    exchangeUrl,
    geocoderUrl,
  } = addresses;
  for (const url of [
    cardGatewayUrl,
    mailboxUrl,
    satispayUrl,
    stripeUrl,
    identityProviderUrl,
    edenredUrl,
    mealTicketsUrl,
    exchangeUrl,
    geocoderUrl,
  ]) {
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
  }
  expect(await shopKey(keyFile)).toMatchObject({ keyId: addresses.satispayKeyId });
  expect(addresses.edenredSettings).toMatchObject({ EDENRED_SSO_URL: `${edenredUrl}/sso`, EDENRED_MID: 'SPORTA-001' });
  expect(addresses.mealTicketSettings).toMatchObject({ PLUXEE_URL: `${mealTicketsUrl}/pluxee` });
  expect(addresses.smtpUrl).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
  child.disconnect();
  expect(await ended).toEqual([0, null]);
  taken.close();
  rmSync(folder, { recursive: true });
});
