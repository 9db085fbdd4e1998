import { expect, it } from 'vitest';
import { modules } from './modules/index.ts';
import { MONEY_TOPICS } from './modules/payments/index.ts';
import { outboxTopicsOf } from './platform/background.ts';

it('shows staff every kind of work that moves money', () => {
  const topics = Object.entries(outboxTopicsOf(modules)).filter(([, { lane }]) => lane === 'money');
  expect([...MONEY_TOPICS].sort()).toEqual(topics.map(([name]) => name).sort());
});
