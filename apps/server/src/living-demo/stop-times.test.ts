import { describe, expect, it } from 'vitest';
import { stopTimes } from './stop-times.ts';

const at = (clock: string) => new Date(`2026-11-28T${clock}:00Z`);
const stop = (orderId: number, clock: string) => ({ orderId, arrivesAt: at(clock), serviceSeconds: 240 });
const clocks = (times: ReturnType<typeof stopTimes>) =>
  times?.stops.map(({ arrivedAt, doneAt }) => [arrivedAt, doneAt].map((time) => time.toISOString().slice(11, 16)));

describe('the times of a round under way', () => {
  const plan = [stop(1, '10:05'), stop(2, '10:16'), stop(3, '10:30')];

  it('lie as far apart as the planner put them, and end at the door of now', () => {
    const times = stopTimes(plan, {
      departsAt: at('09:55'),
      windowBegin: at('10:00'),
      atDoor: at('11:00'),
      now: at('11:01'),
    });
    expect(clocks(times)).toEqual([
      ['10:35', '10:39'],
      ['10:46', '10:50'],
      ['11:00', '11:01'],
    ]);
    expect(times?.startedAt.toISOString()).toContain('T10:25:00');
  });

  it('are nearer where the window has just begun: no door before it', () => {
    const times = stopTimes(plan, {
      departsAt: at('09:55'),
      windowBegin: at('10:00'),
      atDoor: at('10:12'),
      now: at('10:14'),
    });
    const [first, second, third] = times!.stops.map(({ arrivedAt }) => arrivedAt);
    expect(first).toEqual(at('10:00'));
    expect(first! < second! && second! < third! && third! < at('10:14')).toBe(true);
  });

  it('are those of one house when the plan is', () => {
    const times = stopTimes([stop(1, '10:05'), stop(2, '10:05')], {
      departsAt: at('09:55'),
      windowBegin: at('10:00'),
      atDoor: at('10:59'),
      now: at('11:00'),
    });
    for (const { arrivedAt, doneAt } of times!.stops) expect(doneAt >= arrivedAt).toBe(true);
  });

  it('are none where no door was reached', () => {
    expect(
      stopTimes([], { departsAt: at('09:55'), windowBegin: at('10:00'), atDoor: at('10:59'), now: at('11:00') }),
    ).toBeUndefined();
  });
});
