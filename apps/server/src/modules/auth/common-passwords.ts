import { dictionary } from '@zxcvbn-ts/language-common';

/** What Italians try first and lists of the world lack. */
const ours =
  `juventus forzainter forzamilan forzajuve forzaroma forzanapoli napoli1926 ciaociao ciaociaociao principessa
  amoremio amoreamore tiamo123 tiamotanto vitamia stellina tesoro cucciola buongiorno primavera francesca francesco
  alessandro alessandra giuseppe valentina benvenuto benvenuta passwordsicura laminapassword miapassword spesa123`.split(
    /\s+/,
  );

let known: ReadonlySet<string> | undefined;

/** Whether it is one of the fifty thousand passwords that leaked most often. Read when the first one is asked for. */
export function isCommonPassword(lowerCase: string): boolean {
  known ??= new Set([...(dictionary['passwords-common'] as readonly string[]), ...ours]);
  return known.has(lowerCase);
}
