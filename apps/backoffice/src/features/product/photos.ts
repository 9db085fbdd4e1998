/** The photos of a product: the one of its card, if it has one, and those that stand after it. */
export interface Photos {
  main: string | null;
  more: readonly string[];
}

/** As the editor has them now. */
export const photosOf = (value: (field: string) => unknown): Photos => ({
  main: (value('photo') ?? null) as string | null,
  more: (value('morePhotos') ?? []) as readonly string[],
});

/** A new photo takes the first place while it is free, else the last; one that is there already stays where it is. */
export function withPhoto({ main, more }: Photos, photo: string): Photos {
  if (main === photo || more.includes(photo)) return { main, more };
  return main === null ? { main: photo, more } : { main, more: [...more, photo] };
}

/** The list with one at another place. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const others = all.toSpliced(from, 1);
  return others.toSpliced(to, 0, all[from]!);
}
