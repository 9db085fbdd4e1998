export interface FlyerSearch {
  /** The flyer that is open. */
  slug?: string | undefined;
}

export function readFlyerSearch({ slug }: Record<string, unknown>): FlyerSearch {
  return { slug: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(slug ?? '')) ? String(slug) : undefined };
}
