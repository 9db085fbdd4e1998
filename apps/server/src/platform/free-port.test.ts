import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort, isPortFree, reservePort } from './free-port.ts';

const host = '127.0.0.1';

describe('a reserved port', () => {
  it('is the wanted one, and nobody else’s until it is released', async () => {
    const wanted = await freePort();
    const [first, second] = await Promise.all([reservePort(wanted, host), reservePort(wanted, host)]);
    expect(new Set([first.port, second.port]).size).toBe(2);
    expect([first.port, second.port]).toContain(wanted);
    expect(await isPortFree(first.port)).toBe(false);
    await Promise.all([first.release(), second.release()]);
    expect(await isPortFree(first.port)).toBe(true);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(first.port, host, resolve));
    await new Promise((resolve) => server.close(resolve));
  });

  it('may be any', async () => {
    const reserved = await reservePort(0, host);
    expect(reserved.port).toBeGreaterThan(0);
    await reserved.release();
    await reserved.release();
  });

  it('says so when the host is not this machine', async () => {
    await expect(reservePort(3000, '192.0.2.1')).rejects.toThrow('HOST 192.0.2.1 is no address of this machine');
  });
});

describe('a free port', () => {
  it('is none that an outgoing call may take while its owner starts again', async () => {
    for (let turn = 0; turn < 20; turn++) expect(await freePort()).toBeLessThan(32_768);
  });

  it('is the wanted one unless it is taken', async () => {
    const wanted = await freePort();
    expect(await freePort(wanted)).toBe(wanted);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(wanted, host, resolve));
    expect(await freePort(wanted)).not.toBe(wanted);
    await new Promise((resolve) => server.close(resolve));
  });
});
