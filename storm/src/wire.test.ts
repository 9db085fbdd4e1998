import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chanceOf } from './chance.ts';
import { Wire } from './wire.ts';

let heard: string[];
let echo: Server;
let wire: Wire;
beforeEach(async () => {
  heard = [];
  echo = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      heard.push(String(piece));
      socket.write(piece);
    });
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const { port } = echo.address() as { port: number };
  wire = await Wire.open('test', () => [port], chanceOf(1));
});
afterEach(async () => {
  await wire.close();
  echo.close();
});

async function dial(): Promise<Socket> {
  const socket = connect({ port: wire.port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return socket;
}

const next = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('data', (piece) => resolve(String(piece))));
const closed = (socket: Socket) =>
  new Promise<string>((resolve) => {
    if (socket.destroyed) resolve('closed');
    socket.once('close', () => resolve('closed'));
  });

async function say(socket: Socket, text: string): Promise<string> {
  const answer = next(socket);
  socket.write(text);
  return Promise.race([answer, closed(socket)]);
}

describe('a wire', () => {
  it('carries both ways', async () => {
    expect(await say(await dial(), 'ciao')).toBe('ciao');
  });

  it('that is dropped resets what stands and what comes', async () => {
    const standing = await dial();
    await say(standing, 'ciao');
    wire.break('dropped');
    expect(await closed(standing)).toBe('closed');
    expect(await closed(await dial())).toBe('closed');
    wire.heal();
    expect(await say(await dial(), 'ancora')).toBe('ancora');
  });

  it('that is silent keeps everything until it is healed', async () => {
    const standing = await dial();
    await say(standing, 'ciao');
    wire.break('silent');
    const answer = next(standing);
    standing.write('aspetta');
    expect(await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 100, 'nothing'))])).toBe('nothing');
    expect(heard).toEqual(['ciao']);
    wire.heal();
    expect(await answer).toBe('aspetta');
  });

  it('that loses answers has carried what was asked', async () => {
    wire.break('answer-lost');
    const answers: string[] = [];
    for (let n = 0; n < 40; n++) answers.push(await say(await dial(), `domanda ${n}`));
    expect(heard).toHaveLength(40);
    expect(answers.filter((answer) => answer === 'closed').length).toBeGreaterThan(3);
    expect(answers.filter((answer) => answer !== 'closed').length).toBeGreaterThan(3);
  });

  it('breaks in the middle of a piece', async () => {
    wire.break('reset');
    let lost = 0;
    for (let n = 0; n < 40; n++) if ((await say(await dial(), 'x'.repeat(1000))) !== 'x'.repeat(1000)) lost++;
    expect(lost).toBeGreaterThan(3);
    expect(heard.some((piece) => piece.length < 1000)).toBe(true);
  });
});

describe('chance', () => {
  it('draws the same from the same seed, and other things from a branch', () => {
    const draws = (seed: number, branch?: string) => {
      const chance = branch ? chanceOf(seed).branch(branch) : chanceOf(seed);
      return Array.from({ length: 5 }, () => chance.whole(1, 1_000_000));
    };
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7, 'a')).toEqual(draws(7, 'a'));
    expect(draws(7)).not.toEqual(draws(8));
    expect(draws(7, 'a')).not.toEqual(draws(7, 'b'));
  });

  it('keeps to its weights', () => {
    const chance = chanceOf(3);
    const drawn = Array.from({ length: 3000 }, () => chance.weighted({ often: 9, seldom: 1, never: 0 }));
    const often = drawn.filter((name) => name === 'often').length;
    expect(drawn).not.toContain('never');
    expect(often).toBeGreaterThan(2550);
    expect(often).toBeLessThan(2850);
  });
});
