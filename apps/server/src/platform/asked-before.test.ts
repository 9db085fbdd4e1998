import { expect, it } from 'vitest';
import { AskedBefore } from './asked-before.ts';
import { AnonymousAnswers } from './http/anonymous-answers.ts';
import { rawAnswer } from './http/envelope.ts';

it('knows what was asked for lately, and forgets it when much else was asked for since', () => {
  const asked = new AskedBefore();
  expect(asked.saw('/a')).toBe(false);
  expect(asked.saw('/a')).toBe(true);
  for (let n = 0; n < 400_000; n++) asked.saw(`/${n}`);
  expect(asked.saw('/a')).toBe(false);
});

it('knows four of five keys when twenty thousand are asked for again in turn', () => {
  const asked = new AskedBefore();
  const keys = Array.from({ length: 20_000 }, (_, n) => `/products/${n}`);
  expect(keys.filter((key) => asked.saw(key))).toHaveLength(0);
  expect(keys.filter((key) => asked.saw(key)).length).toBeGreaterThan(16_000);
});

it('keeps many addresses asked for once from pushing out one that is asked for again', () => {
  const answers = new AnonymousAnswers();
  const answer = () => rawAnswer(Buffer.alloc(200_000), { validWhile: () => true });
  answers.keep('/often', answer());
  for (let n = 0; n < 1000; n++) answers.keep(`/once-${n}`, answer());
  expect(answers.get('/often')).toBeDefined();
  expect(answers.get('/once-999')).toBeUndefined();
  answers.keep('/once-999', answer());
  expect(answers.get('/once-999')).toBeDefined();
});
