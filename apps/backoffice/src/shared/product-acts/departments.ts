import type { ProductChoices } from '@sporta/contract';

type Category = ProductChoices['categories'][number];

/** Departments shown at once; who looks for another writes more of its name. */
const mostShown = 8;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('it');

/** Names of the departments a department lies in, the highest first: "Dispensa › Pasta". */
export function placeOf(all: readonly Category[], { path }: Category): string {
  const above = path.split('/').slice(0, -1);
  return above
    .map((_, depth) => above.slice(0, depth + 1).join('/'))
    .map((part) => all.find((each) => each.path === part)?.name ?? part)
    .join(' › ');
}

/** Departments whose name, with those above it, has every word; those named so themselves come first. */
export function findDepartments(all: readonly Category[], text: string, chosen: readonly number[]): Category[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (name: string) => words.every((word) => plain(name).includes(word));
  const free = all.filter(({ categoryId }) => !chosen.includes(categoryId));
  const named = free.filter(({ name }) => hasAll(name));
  const below = free.filter((each) => !named.includes(each) && hasAll(`${placeOf(all, each)} ${each.name}`));
  return [...named, ...below].slice(0, mostShown);
}
