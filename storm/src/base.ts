import type pg from 'pg';

/** What the shop's data stand on, in each of the drills. */
export interface Base {
  /** Our own eyes: past every wire, and always on the server that counts. */
  readonly pool: pg.Pool;
  /** Where the shop's wires lead. */
  readonly port: number;
  /** Behind a pooler: where the wires of the direct connections lead. */
  readonly directPort?: () => number;
  /** The shop's address as seen through a wire. */
  urlAt(port: number): string;
  /** Cuts about this `share` of the shop's sessions. @returns how many */
  cutSessions(share: number): Promise<number>;
  /** Dies where it stands and comes back, here or elsewhere. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}
