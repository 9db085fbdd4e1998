export interface FlyerSearch {
  /** The flyer that is open. */
  slug?: string | undefined;
  /** Asks for the name of a new one. */
  new?: true | undefined;
}

export function readFlyerSearch({ slug, new: isNew }: Record<string, unknown>): FlyerSearch {
  return {
    slug: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(slug ?? '')) ? String(slug) : undefined,
    new: String(isNew) === 'true' || undefined,
  };
}
