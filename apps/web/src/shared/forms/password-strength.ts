export interface PasswordStrength {
  /** 0…4 */
  level: number;
  words: string;
}

/** How hard a password is to guess, by length and variety; the server decides whether it is good enough. */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length;
  if (length === 0) return { level: 0, words: 'Almeno 8 caratteri' };
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  if (length < 8) {
    const missing = 8 - length;
    return { level: 1, words: missing === 1 ? 'Corta: manca 1 carattere' : `Corta: mancano ${missing} caratteri` };
  }
  const level = Math.min(4, 1 + (length >= 10 ? 1 : 0) + (length >= 14 ? 1 : 0) + (kinds >= 3 ? 1 : 0));
  const names = ['', 'Debole', 'Discreta', 'Robusta', 'Ottima'];
  return { level, words: `${names[level]}: ${length} caratteri` };
}
