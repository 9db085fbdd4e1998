import type { RoundsProblem } from '../problem.ts';
import { Random } from '../search/random.ts';
import { straightLineTravel } from '../travel/straight-line.ts';

/** A made-up evening in Milan: doors within some four kilometres of the shop, in windows of two hours from 16 to 22. */
export function town({
  seed,
  stops,
  vans,
  crates = 40,
}: {
  seed: number;
  stops: number;
  vans: number;
  crates?: number;
}) {
  const random = new Random(seed);
  const hour = 3600;
  const shop = { latitude: 45.452, longitude: 9.171 };
  const doors = Array.from({ length: stops }, () => ({
    latitude: shop.latitude + (random.unit() - 0.5) * 0.07,
    longitude: shop.longitude + (random.unit() - 0.5) * 0.1,
  }));
  return {
    travel: straightLineTravel([shop, ...doors]),
    vans: Array.from({ length: vans }, (_, index) => ({
      id: `van-${index + 1}`,
      capacity: crates,
      start: 0,
      end: 0,
      leaves: 15.5 * hour,
      back: 23 * hour,
    })),
    stops: doors.map((_, index) => {
      const opens = (16 + 2 * random.below(3)) * hour;
      return {
        id: `order-${index + 1}`,
        place: index + 1,
        window: { from: opens, to: opens + 2 * hour },
        service: 240 + 60 * random.below(5),
        crates: 1 + random.below(6),
      };
    }),
  } satisfies RoundsProblem;
}
