import { expect, it } from 'vitest';
import { stateText } from './state-text.ts';

const now = new Date('2026-11-28T09:00:00Z');
const version = (more: object = {}) => ({
  versionId: 1,
  publishedAt: '2026-11-28T07:05:00Z',
  by: 'Luca',
  off: false,
  ...more,
});
const text = (detail: object, isTyped = false) =>
  stateText(detail as NonNullable<Parameters<typeof stateText>[0]>, isTyped, now);

it.each([
  ['online', { live: {}, versions: [version()] }, /^Online da oggi.*08:05, Luca$/],
  ['never published', { versions: [] }, /^Mai pubblicato$/],
  [
    'taken out of the shop',
    { versions: [version({ off: true }), version()] },
    /^Tolto dal negozio oggi.*08:05, Luca: da Versioni torna online com’era$/,
  ],
  [
    'a draft of something new',
    { versions: [], draft: { by: 'Ines', changedAt: '2026-11-28T08:00:00Z' } },
    /^Mai pubblicato · bozza di Ines, oggi.*09:00$/,
  ],
])('says how a document stands: %s', (_, detail, said) => {
  expect(text(detail)).toMatch(said);
});

it('says that something is not saved', () => {
  expect(text({ live: {}, versions: [] }, true)).toBe('Online · modifiche non salvate');
});
