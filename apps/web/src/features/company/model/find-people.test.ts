import { expect, it } from 'vitest';
import { findPeople } from './find-people.ts';

const people = [
  { firstName: 'Nicolò', lastName: 'D’Amico', email: 'nicolo@trattoria.example' },
  { firstName: 'Sara', lastName: 'Neri', email: 'cucina@trattoria.example' },
  { firstName: '', lastName: '', email: 'bar@trattoria.example' },
];
const found = (text: string) => findPeople(people, text).map(({ email }) => email.split('@')[0]);

it('finds people by parts of name and e-mail, in any order, with or without accents', () => {
  expect(found('')).toEqual(['nicolo', 'cucina', 'bar']);
  expect(found('nicolo')).toEqual(['nicolo']);
  expect(found('  NERI sara ')).toEqual(['cucina']);
  expect(found('cuc ner')).toEqual(['cucina']);
  expect(found('trattoria')).toHaveLength(3);
  expect(found('sara bar')).toEqual([]);
});
