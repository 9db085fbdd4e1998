/** Who says where an address is on the map. */
export interface GeocoderSettings {
  /** Without a trailing slash; speaks the search protocol of Nominatim. */
  url: string;
  /** Whom its operator may write to; sent with every question. */
  email: string | undefined;
  /** Most questions a second, of all workers together. */
  perSecond: number;
  timeoutMs: number;
}

interface GeocoderEnvironment {
  GEOCODER_URL?: string | undefined;
  GEOCODER_EMAIL?: string | undefined;
  GEOCODER_PER_SECOND: number;
  GEOCODER_TIMEOUT_SECONDS: number;
}

/** Undefined = the shop goes by postal codes. */
export function readGeocoder(env: GeocoderEnvironment): GeocoderSettings | undefined {
  if (!env.GEOCODER_URL) return undefined;
  return {
    url: env.GEOCODER_URL.replace(/\/+$/, ''),
    email: env.GEOCODER_EMAIL,
    perSecond: env.GEOCODER_PER_SECOND,
    timeoutMs: env.GEOCODER_TIMEOUT_SECONDS * 1000,
  };
}

/** The public server's usage policy: at most one question a second, and an operator who can be reached. */
export function geocoderProblems(given: Record<string, string | undefined>): string[] {
  if (URL.parse(given.GEOCODER_URL ?? '')?.hostname !== 'nominatim.openstreetmap.org') return [];
  const problems: string[] = [];
  if (!given.GEOCODER_EMAIL) problems.push('GEOCODER_EMAIL is needed: the public Nominatim asks who uses it');
  if (Number(given.GEOCODER_PER_SECOND ?? 1) > 1)
    problems.push('GEOCODER_PER_SECOND must be 1 for the public Nominatim: its usage policy allows no more');
  if (given.GEOCODER_URL?.startsWith('http:'))
    problems.push('GEOCODER_URL must be https for the public Nominatim: addresses of customers go there');
  return problems;
}
