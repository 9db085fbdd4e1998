import { expect, it } from 'vitest';
import { AskedBefore } from './asked-before.ts';
import { AnonymousAnswers } from './http/anonymous-answers.ts';
import { rawAnswer } from './http/envelope.ts';

it('knows what was asked for lately, and begins anew when that is much', () => {
  const asked = new AskedBefore();
  expect(asked.saw('/a')).toBe(false);
  expect(asked.saw('/a')).toBe(true);
  for (let n = 0; n < 50_000; n++) asked.saw(`/${n}`);
  expect(asked.saw('/a')).toBe(false);
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
