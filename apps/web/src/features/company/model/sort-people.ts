import type { CompanyUser } from '@sporta/contract';

export type PeopleOrder = 'role' | 'name' | 'spent' | 'limit' | 'last';

export const PEOPLE_ORDERS: { value: PeopleOrder; label: string }[] = [
  { value: 'role', label: 'Ruolo' },
  { value: 'name', label: 'Nome' },
  { value: 'spent', label: 'Speso nel mese' },
  { value: 'limit', label: 'Limite più alto' },
  { value: 'last', label: 'Ultimo ordine' },
];

type Sorted = Pick<
  CompanyUser,
  'firstName' | 'lastName' | 'email' | 'spentThisMonth' | 'spendingLimit' | 'lastOrderAt'
>;

const nameOf = ({ firstName, lastName, email }: Sorted) => `${firstName} ${lastName}`.trim() || email;
const byName = (a: Sorted, b: Sorted) => nameOf(a).localeCompare(nameOf(b), 'it');
/** Without a limit one may spend more than with any. */
const limitOf = ({ spendingLimit }: Sorted) => spendingLimit ?? Number.MAX_SAFE_INTEGER;

/** @param people as the shop sends them: masters first, each part by last name */
export function sortPeople<Person extends Sorted>(people: readonly Person[], order: PeopleOrder): readonly Person[] {
  switch (order) {
    case 'role':
      return people;
    case 'name':
      return people.toSorted(byName);
    case 'spent':
      return people.toSorted((a, b) => b.spentThisMonth - a.spentThisMonth || byName(a, b));
    case 'limit':
      return people.toSorted((a, b) => limitOf(b) - limitOf(a) || byName(a, b));
    case 'last':
      return people.toSorted((a, b) => (b.lastOrderAt ?? '').localeCompare(a.lastOrderAt ?? '') || byName(a, b));
  }
}
