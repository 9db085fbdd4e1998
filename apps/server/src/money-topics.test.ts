import { moneyTopics } from '@sporta/contract/money-topics.ts';
import { expect, it } from 'vitest';
import { modules } from './modules/index.ts';
import { outboxTopicsOf } from './platform/background.ts';

it('shows staff every kind of work that moves money', () => {
  const topics = Object.entries(outboxTopicsOf(modules)).filter(([, { lane }]) => lane === 'money');
  expect([...moneyTopics].sort()).toEqual(topics.map(([name]) => name).sort());
});
