/** Codes of the ways of delivery among the services of a store: zones and windows say those. */
const deliveryCodes = ['home-delivery', 'pick-up', 'locker'];
const most = 12;
const longest = 40;

/** What a store offers beside the ways of delivery. */
export const otherServices = (services: readonly string[]): string[] =>
  services.filter((each) => !deliveryCodes.includes(each));

/** Those ways alone. */
export const deliveryServices = (services: readonly string[]): string[] =>
  services.filter((each) => deliveryCodes.includes(each));

/**
 * Reads "Parcheggio, Gastronomia"; the same twice counts once.
 * @returns the names in their one form
 * @throws Error what is wrong with them
 */
export function readServices(text: string): string {
  const names = text
    .split(/[,;]/)
    .map((each) => each.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const keys = names.map((each) => each.toLocaleLowerCase('it'));
  const different = names.filter((_, at) => keys.indexOf(keys[at]!) === at);
  const long = different.find((each) => each.length > longest);
  if (long)
    throw new Error(`«${long.slice(0, longest)}…» è lungo: al massimo ${longest} caratteri, separati da virgole`);
  if (different.length > most) throw new Error(`al massimo ${most} servizi`);
  const code = different.find((each) => deliveryCodes.includes(each.toLowerCase()));
  if (code) throw new Error(`«${code}» lo dicono già le zone e le fasce`);
  return different.join(', ');
}
