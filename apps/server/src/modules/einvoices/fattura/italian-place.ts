/** An address as electronic invoices write it. */
export interface ItalianPlace {
  /** "Via Tortona 31". */
  street: string;
  cap: string;
  city: string;
  /** Two letters; absent where it is not known. */
  province?: string;
}

/** Reads "Via Tortona 31, 20144 Milano MI", as addresses of invoices are kept; undefined where it is none. */
export function readItalianPlace(address: string): ItalianPlace | undefined {
  const [, street, cap, city, province] = /^(.+), (\d{5}) (.+?)(?: \(?([A-Z]{2})\)?)?$/.exec(address.trim()) ?? [];
  if (!street || !cap || !city) return undefined;
  return { street: street.trim(), cap, city: city.trim(), ...(province ? { province } : {}) };
}
