import { describe, expect, it } from 'vitest';
import { secondsAtDoor, secondsAtLocker } from './door-time.ts';

describe('the time at a door', () => {
  it('grows with crates, and with floors where there is no lift', () => {
    const ground = secondsAtDoor({ crates: 2 });
    expect(secondsAtDoor({ crates: 4 })).toBeGreaterThan(ground);
    const third = secondsAtDoor({ crates: 2, floor: '3' });
    expect(third).toBeGreaterThan(ground);
    expect(secondsAtDoor({ crates: 2, floor: '6°' })).toBeGreaterThan(third);
    expect(secondsAtDoor({ crates: 2, floor: '6', hasLift: true })).toBeLessThan(
      secondsAtDoor({ crates: 2, floor: '6' }),
    );
  });

  it('understands floors as people write them', () => {
    const ground = secondsAtDoor({ crates: 3 });
    expect(secondsAtDoor({ crates: 3, floor: 'terra' })).toBe(ground);
    expect(secondsAtDoor({ crates: 3, floor: '', hasLift: true })).toBe(ground);
    expect(secondsAtDoor({ crates: 3, floor: 'piano 2' })).toBe(secondsAtDoor({ crates: 3, floor: '2' }));
  });
});

describe('the time at a locker station', () => {
  it('parks once: each further order adds its crates and a little', () => {
    const first = secondsAtLocker({ crates: 2, isFirst: true });
    const next = secondsAtLocker({ crates: 2, isFirst: false });
    expect(next).toBeLessThan(first / 2);
    expect(secondsAtLocker({ crates: 5, isFirst: false })).toBeGreaterThan(next);
    expect(first + next).toBeLessThan(2 * secondsAtDoor({ crates: 2 }));
  });
});
