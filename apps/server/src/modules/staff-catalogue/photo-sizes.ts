import type { Db, Tx } from '../../platform/db/database.ts';
import { type PhotoSize, sizesOfPhotos } from '../media/index.ts';

/** Sizes of uploaded photos by their names. */
export type PhotoSizes = ReadonlyMap<string, PhotoSize>;

type Fields = Readonly<Record<string, unknown>>;
interface NewValue {
  field: string;
  after: unknown;
}

/** Sizes of every photo that products have, and of those that changes would give them. */
export async function photoSizesOf(
  db: Db | Tx,
  products: Iterable<{ fields: Fields }>,
  changes: readonly NewValue[] = [],
): Promise<PhotoSizes> {
  const values = [
    ...[...products].flatMap(({ fields }) => [fields.photo, fields.morePhotos]),
    ...changes.filter(({ field }) => field === 'photo' || field === 'morePhotos').map(({ after }) => after),
  ];
  const names = new Set(values.flat().filter((name): name is string => typeof name === 'string'));
  return new Map((await sizesOfPhotos(db, [...names])).map((size) => [size.photo, size]));
}
