import { expect, it } from 'vitest';
import { addressOfForm, readFormAddress } from './form-address.ts';

it('carries a form behind the sign of an address, and nothing that is no form', () => {
  const form = { kind: 'post', url: 'https://pay.example/p', fields: [['mac', 'a&b="1"#è']] } as const;
  const address = new URL(
    addressOfForm(
      { ...form, fields: [...form.fields.map(([a, b]): [string, string] => [a, b])] },
      'https://shop.example',
    ),
  );
  expect(address.pathname).toBe('/leave-for-payment');
  expect(address.search).toBe('');
  expect(readFormAddress(address.hash)).toEqual(form);
  const written = (form: unknown) => `#${encodeURIComponent(JSON.stringify(form))}`;
  for (const hash of [
    '',
    '#',
    '#%',
    '#{}',
    written(null),
    written({ url: 'javascript:alert(1)', fields: [] }),
    written({ url: 'https://x.example', fields: ['ab', 1] }),
  ]) {
    expect(readFormAddress(hash)).toBeUndefined();
  }
});
