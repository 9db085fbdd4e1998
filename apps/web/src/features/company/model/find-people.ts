import type { CompanyUser } from '@sporta/contract';
import { plain } from '../../../lib/plain-text.ts';

/** Those whose name or e-mail holds every word, in whatever order and with whatever accents. */
export function findPeople<Person extends Pick<CompanyUser, 'firstName' | 'lastName' | 'email'>>(
  people: readonly Person[],
  text: string,
): readonly Person[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return people.filter(({ firstName, lastName, email }) => {
    const all = plain(`${firstName} ${lastName} ${email}`);
    return words.every((word) => all.includes(word));
  });
}
