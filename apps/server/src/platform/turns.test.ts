import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

describe('turns', () => {
  it('are given in the order people came, few at once, and to each thing its own', async () => {
    const turns = new Turns({ atOnce: 2 });
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
    const begun: number[] = [];
    const all = gates.map((gate, n) =>
      turns.take(1, () => {
        begun.push(n);
        return gate.promise;
      }),
    );
    expect(await turns.take(2, () => 'another')).toBe('another');
    expect(begun).toEqual([0, 1]);
    gates[1]!.resolve();
    await all[1];
    expect(begun).toEqual([0, 1, 2]);
    for (const gate of gates) gate.resolve();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('pass on when work fails', async () => {
    const turns = new Turns({ atOnce: 1 });
    const gate = Promise.withResolvers<void>();
    const broken = turns.take(1, () => gate.promise);
    const next = turns.take(1, () => 'next');
    gate.reject(new Error('broken'));
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });

  it('tell how many wait and how long each waited, those sent away too', async () => {
    const turns = new Turns({ atOnce: 1, patienceMs: 20 });
    const waited: number[] = [];
    turns.onWaited = (milliseconds) => waited.push(milliseconds);
    const gate = Promise.withResolvers<void>();
    const first = turns.take(1, () => gate.promise);
    const impatient = turns.take(1, () => 'never');
    expect(turns.waiting).toBe(1);
    await expect(impatient).rejects.toMatchObject({ status: 503 });
    expect(turns.waiting).toBe(0);
    expect(waited).toEqual([expect.any(Number)]);
    expect(waited[0]).toBeGreaterThan(15);
    gate.resolve();
    await first;
    expect(waited).toHaveLength(1);
  });

  it('are refused with 503 to who would wait too long or finds the line full', async () => {
    const turns = new Turns({ atOnce: 1, mostWaiting: 1, patienceMs: 20 });
    const gate = Promise.withResolvers<void>();
    const first = turns.take(1, () => gate.promise);
    const refused = { status: 503, headers: { 'retry-after': expect.any(String) } };
    const impatient = expect(turns.take(1, () => 'never')).rejects.toMatchObject(refused);
    await expect(turns.take(1, () => 'too many')).rejects.toMatchObject(refused);
    await impatient;
    gate.resolve();
    await first;
    expect(await turns.take(1, () => 'later')).toBe('later');
  });
});
