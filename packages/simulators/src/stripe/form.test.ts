import { expect, test } from 'vitest';
import { readForm } from './form.ts';

test('names with brackets become objects and lists', () => {
  const form = readForm(
    'amount=10&metadata[a]=1&metadata[b]=x%5By%5D&expand[]=a&expand[1]=b&items[0][price]=p&items[1][price]=q',
  );
  expect(JSON.parse(JSON.stringify(form))).toEqual({
    amount: '10',
    metadata: { a: '1', b: 'x[y]' },
    expand: ['a', 'b'],
    items: [{ price: 'p' }, { price: 'q' }],
  });
});

test('no name reaches past the form', () => {
  const form = readForm('__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1');
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(Object.getPrototypeOf(form)).toBeNull();
  expect(Object.keys(form)).toEqual(['__proto__', 'constructor', 'a']);
});
