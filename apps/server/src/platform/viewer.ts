import type { Audience } from '@sporta/contract';
import type { Account } from './session.ts';

/** Who looks at the shop, as far as what is written for some depends on it. */
export interface Viewer {
  warehouseId: number;
  signedIn: boolean;
  company: boolean;
}

/** Who something is written for. */
export interface Target {
  audience: Audience;
  /** Null: every store. */
  warehouseIds: readonly number[] | null;
}

export const viewerOf = (visitor: Account | undefined, warehouseId: number): Viewer => ({
  warehouseId,
  signedIn: visitor !== undefined,
  company: visitor?.segment === 'business',
});

/** A viewer of whom only the audience is known, for looking at something before it is published. */
export const viewerLike = (audience: Audience, warehouseId: number): Viewer => ({
  warehouseId,
  signedIn: audience === 'customers' || audience === 'private' || audience === 'companies',
  company: audience === 'companies',
});

const sees: Record<Audience, (viewer: Viewer) => boolean> = {
  everybody: () => true,
  guests: ({ signedIn }) => !signedIn,
  customers: ({ signedIn }) => signedIn,
  private: ({ signedIn, company }) => signedIn && !company,
  companies: ({ signedIn, company }) => signedIn && company,
};

/** Whether it is written for them. */
export const isFor = ({ audience, warehouseIds }: Target, viewer: Viewer): boolean =>
  sees[audience](viewer) && (warehouseIds === null || warehouseIds.includes(viewer.warehouseId));
