import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, 2 passes, 1 lane (OWASP password storage); about 20 ms on a server core, outside the event loop. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one hashed. Without a hash (unknown account, or one without password) the same work is done
 * for nothing, so that the time tells nobody which accounts exist.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nessuno usa questa password');
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC')).catch(() => false);
  return matches && typeof stored === 'string';
}

const minLength = 8;
/** The first ones anybody tries, in Italy too. */
const commonest = new Set(
  `12345678 123456789 1234567890 password password1 password123 qwertyuiop qwerty123 11111111 00000000 87654321
   abcd1234 1q2w3e4r juventus forzainter forzamilan napoli1926 ciaociao andrea12 francesca alessandro alessandra
   francesco giuseppe martina1 stellina principessa amoremio tiamo123 password! spesa123 sporta123 sportasporta`.split(
    /\s+/,
  ),
);

/**
 * What is wrong with a new password, in Italian, or undefined. Length and not being guessable are asked for, not kinds of
 * characters (NIST SP 800-63B).
 * @param personal e-mail, names: a password must not be one of them
 */
export function passwordProblem(password: string, personal: readonly string[] = []): string | undefined {
  const lower = password.toLowerCase();
  if ([...password].length < minLength) return `La password deve avere almeno ${minLength} caratteri`;
  if (commonest.has(lower)) return 'Questa password è fra le più usate: scegline una meno comune';
  if (new Set(lower).size < 4) return 'Questa password si indovina subito: usa più caratteri diversi';
  const own = personal.flatMap((text) => [text, text.split('@')[0] ?? '']).map((text) => text.toLowerCase());
  if (own.some((text) => text.length >= 4 && lower === text))
    return 'La password non può essere il tuo nome o la tua e-mail';
  return undefined;
}
