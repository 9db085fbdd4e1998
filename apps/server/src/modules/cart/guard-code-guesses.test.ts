import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(modules);
  await app.deps.pool.query(
    `insert into gift_certificate (code, description, initial_cents, balance_cents, combinable, valid_from)
     values ('MIO-1', 'Mio', 500, 500, true, now() - interval '1 day')`,
  );
});
beforeEach(() => app.deps.pool.query('delete from budget'));
afterAll(() => app.close());

const codeOf = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors[0]?.code;
async function guesser() {
  const client = await app.clientOf(await app.createAccount());
  return (code: string) => client.post('cart/add-gift-certificate', { code }).then(codeOf);
}

it('looks at ten of forty gift codes guessed at once, then at one every six minutes', async () => {
  const guess = await guesser();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, turn) => guess(`A-${turn}`)));
  expect(answers.filter((code) => code === 'gift-certificate-not-valid')).toHaveLength(10);
  expect(answers.filter((code) => code === 'too-many-attempts')).toHaveLength(30);
  // also of the right one, or waiting would tell which it is
  expect(await guess('MIO-1')).toBe('too-many-attempts');
  app.clock.advanceMinutes(6);
  expect(await guess('MIO-1')).toBeUndefined();
});

it('does not wipe out failures with a code of one’s own', async () => {
  const guess = await guesser();
  for (let turn = 0; turn < 9; turn++) expect(await guess(`B-${turn}`)).toBe('gift-certificate-not-valid');
  expect(await guess('MIO-1')).toBeUndefined();
  expect(await guess('MIO-1')).toBe('gift-certificate-already-added');
  expect(await guess('B-9')).toBe('gift-certificate-not-valid');
  expect(await guess('B-10')).toBe('too-many-attempts');
});

it('counts the guesses of one address over all its accounts', async () => {
  let looked = 0;
  for (let account = 0; account < 6; account++) {
    const guess = await guesser();
    for (let turn = 0; turn < 10; turn++) if ((await guess(`C-${turn}`)) === 'gift-certificate-not-valid') looked++;
  }
  expect(looked).toBe(40);
});
