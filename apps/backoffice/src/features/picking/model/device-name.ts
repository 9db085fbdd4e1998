const KEY = 'sporta.banco.device';

/** The name of this browser beside what is done on it: it tells two devices of one person apart. */
export function deviceName(): string {
  const known = localStorage.getItem(KEY);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const name = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(KEY, name);
  return name;
}
