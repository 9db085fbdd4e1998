import { KILOMETRES_PER_DEGREE } from '@sporta/routing';
import type { Chance } from './chance.ts';

/** A street of a town of the demo: names are everybody's, and the town is nobody's. */
export interface DemoStreet {
  name: string;
  /** Corners in kilometres to the east and to the north of the store. */
  corners: readonly Point[];
}

type Point = readonly [east: number, north: number];

/** From the middle of the town outwards. */
const avenues =
  'Corso Italia|Viale Europa|Corso Vittorio Emanuele|Viale dei Tigli|Via Garibaldi|Via Mazzini|Via Cavour|Via San Marco'.split(
    '|',
  );
/** Around the middle, a quarter of a circle each; the inner ones first. */
const rings =
  'Via Dante|Via Verdi|Via Manzoni|Via Leopardi|Via Trento|Via Galvani|Via Volta|Via Marconi|Via Petrarca|Via Foscolo|Via delle Rose|Viale Roma'.split(
    '|',
  );
/** Between two avenues. */
const lanes =
  'Via Carducci|Via Pascoli|Via Alfieri|Via Boccaccio|Via Ariosto|Via Tasso|Via Bellini|Via Rossini|Via Puccini|Via Donizetti|Via Paganini|Via Vivaldi|Via Giotto|Via Tiziano|Via Raffaello|Via Caravaggio'.split(
    '|',
  );

/** Around the middle between two rings, a sixth of a circle each. */
const bows =
  'Via Galilei|Via Colombo|Via Marco Polo|Via Vespucci|Via Fermi|Via Montessori|Via Deledda|Via Ada Negri|Via Pirandello|Via Svevo|Via Montale|Via Ungaretti'.split(
    '|',
  );

const RADII = [0.65, 1.3, 2];
const FULL = 2 * Math.PI;
/** Corners of a street. */
const CORNERS = 7;
/** Houses of a street. */
export const HOUSES = 60;
/** Kilometres between a house and the middle of its street. */
const SIDE = 0.009;

const around = (radius: number, angle: number): Point => [radius * Math.cos(angle), radius * Math.sin(angle)];

/** The streets of a town around a store; each store has its own. */
export function drawTown(chance: Chance): DemoStreet[] {
  const turned = chance.next() * FULL;
  const street = (name: string, at: (share: number) => Point): DemoStreet => ({
    name,
    corners: Array.from({ length: CORNERS }, (_, corner) => at(corner / (CORNERS - 1))),
  });
  const angleOf = (index: number, count: number) => turned + (index / count) * FULL + (chance.next() - 0.5) * 0.12;
  const bend = () => (chance.next() - 0.5) * 0.35;
  return [
    ...avenues.map((name, index) => {
      const [angle, bent] = [angleOf(index, avenues.length), bend()];
      return street(name, (share) => around(0.07 + share * 2.3, angle + share * share * bent));
    }),
    ...rings.map((name, index) => {
      const [from, radius] = [angleOf(index % 4, 4), RADII[Math.floor(index / 4)]!];
      const wider = 0.92 + chance.next() * 0.16;
      return street(name, (share) => around(radius * wider, from + (share * FULL) / 4));
    }),
    ...bows.map((name, index) => {
      const [from, radius] = [angleOf(index % 6, 6), index < 6 ? 0.98 : 1.66];
      return street(name, (share) => around(radius + share * 0.08, from + (share * FULL) / 6.6));
    }),
    ...lanes.map((name, index) => {
      const from = turned + ((Math.floor(index / 2) + 0.15) / 8) * FULL;
      const [near, far] = index % 2 === 0 ? [0.7, 1.25] : [1.35, 1.95];
      const [across, bent] = [0.35 + chance.next() * 0.25, bend()];
      return street(name, (share) =>
        around(near + share * (far - near), from + share * across + share * (1 - share) * bent),
      );
    }),
  ];
}

/** Where a house of a street stands: even numbers on one side, odd ones on the other. @param number from 1 to `HOUSES` */
export function placeOfHouse(
  { corners }: DemoStreet,
  number: number,
  store: { latitude: number; longitude: number },
): { latitude: number; longitude: number } {
  const along = ((number - 1) / (HOUSES - 1)) * (corners.length - 1);
  const corner = Math.min(corners.length - 2, Math.floor(along));
  const share = along - corner;
  const [[east, north], [nextEast, nextNorth]] = [corners[corner]!, corners[corner + 1]!];
  const length = Math.hypot(nextEast - east, nextNorth - north);
  const side = (number % 2 ? SIDE : -SIDE) / length;
  const right = east + share * (nextEast - east) - side * (nextNorth - north);
  const up = north + share * (nextNorth - north) + side * (nextEast - east);
  return {
    latitude: store.latitude + up / KILOMETRES_PER_DEGREE,
    longitude: store.longitude + right / (KILOMETRES_PER_DEGREE * Math.cos((store.latitude * Math.PI) / 180)),
  };
}
