import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startExchangeSystem } from '@sporta/simulators';
import { afterEach, describe, expect, it } from 'vitest';
import { folderExchange } from './exchange/folder-exchange.ts';
import { httpExchange } from './exchange/http-exchange.ts';
import { readNotification } from './exchange/read-notification.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const receipt = (inside: string, name = 'RicevutaScarto') =>
  `<?xml version="1.0"?><n:${name} xmlns:n="x"><IdentificativoSdI>77</IdentificativoSdI><NomeFile>IT12345670017_00001.xml</NomeFile>${inside}</n:${name}>`;

describe('a notification', () => {
  it('is read whatever its prefix and its name, with all its errors', () => {
    const error = (code: string, hint = '') =>
      `<Errore><Codice>${code}</Codice><Descrizione>Non valido &amp; basta</Descrizione>${hint}</Errore>`;
    expect(readNotification(receipt(`<ListaErrori>${error('00305')}</ListaErrori>`))).toEqual({
      outcome: 'NS',
      fileName: 'IT12345670017_00001.xml',
      sdiId: '77',
      problems: [{ code: '00305', text: 'Non valido & basta' }],
    });
    const two = receipt(
      `<ListaErrori>${error('00305')}${error('00311', '<Suggerimento>Cambialo</Suggerimento>')}</ListaErrori>`,
      'NotificaScarto',
    );
    expect(readNotification(two)?.problems).toEqual([
      { code: '00305', text: 'Non valido & basta' },
      { code: '00311', text: 'Non valido & basta. Cambialo' },
    ]);
    expect(readNotification(receipt('', 'RicevutaConsegna'))?.outcome).toBe('RC');
    expect(readNotification(receipt('', 'NotificaMancataConsegna'))?.outcome).toBe('MC');
    expect(readNotification(receipt('', 'RicevutaImpossibilitaRecapito'))?.outcome).toBe('MC');
  });

  it('of another kind, broken, or with a DTD is none', () => {
    for (const xml of [
      '',
      'x',
      '<a>',
      receipt('', 'AttestazioneTrasmissioneFattura'),
      '<RicevutaConsegna/>',
      `<!DOCTYPE a [<!ENTITY x "y">]>${receipt('', 'RicevutaConsegna').replace(/^<\?.*?\?>/, '')}`,
    ]) {
      expect(readNotification(xml)).toBeUndefined();
    }
  });
});

describe('a folder', () => {
  it('gets whole files, gives notifications until they are put away', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sdi-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    const exchange = folderExchange({ folder, timeoutMs: 5000 });
    expect(await exchange.waiting()).toEqual([]);
    const file = { name: 'IT12345670017_00001.xml', xml: '<a>à</a>' };
    expect(await exchange.send(file)).toEqual({ sdiId: undefined });
    await exchange.send(file);
    expect(readdirSync(path.join(folder, 'out'))).toEqual([file.name]);
    expect(readFileSync(path.join(folder, 'out', file.name), 'utf8')).toBe(file.xml);
    writeFileSync(path.join(folder, 'in', 'IT12345670017_00001_RC_001.xml'), '<b/>');
    writeFileSync(path.join(folder, 'in', '.half.xml'), '<b');
    writeFileSync(path.join(folder, 'in', 'notes.txt'), 'x');
    mkdirSync(path.join(folder, 'in', 'other'));
    const waiting = await exchange.waiting();
    expect(waiting.map(({ name, xml }) => [name, xml])).toEqual([['IT12345670017_00001_RC_001.xml', '<b/>']]);
    expect(await exchange.waiting()).toEqual(waiting);
    await exchange.putAway(waiting[0]!);
    expect(await exchange.waiting()).toEqual([]);
    expect(readdirSync(path.join(folder, 'in', 'read'))).toEqual(['IT12345670017_00001_RC_001.xml']);
  });
});

describe('an address', () => {
  it('is called with the token, and a refusal to take a file is a failure', async () => {
    const system = await startExchangeSystem({ token: 'right-token-of-shop' });
    closing.push(() => system.close());
    const reach = (token: string) => httpExchange({ url: system.url, token, timeoutMs: 5000 });
    await expect(reach('wrong-token').send({ name: 'IT12345670017_00001.xml', xml: '<a/>' })).rejects.toThrow('401');
    await expect(reach('right-token-of-shop').send({ name: 'a.xml', xml: '' })).rejects.toThrow('EI01');
    const sent = await reach('right-token-of-shop').send({ name: 'IT12345670017_00001.xml', xml: '<a/>' });
    expect(sent.sdiId).toMatch(/^\d+$/);
    const [notification, ...more] = await reach('right-token-of-shop').waiting();
    expect(more).toEqual([]);
    expect(readNotification(notification!.xml)).toMatchObject({ outcome: 'NS', problems: [{ code: '00200' }] });
    await reach('right-token-of-shop').putAway(notification!);
    expect(await reach('right-token-of-shop').waiting()).toEqual([]);
  });

  it('that is silent is left after its time', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const { port } = silent.address() as { port: number };
    const exchange = httpExchange({ url: `http://127.0.0.1:${port}`, token: 'x', timeoutMs: 50 });
    await expect(exchange.send({ name: 'a.xml', xml: '<a/>' })).rejects.toThrow('did not answer');
  });
});
