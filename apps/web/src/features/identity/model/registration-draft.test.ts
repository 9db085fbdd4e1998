// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyRegistration } from './registration.ts';
import { dropDraft, keepDraft, keptDraft } from './registration-draft.ts';

const typed = { ...emptyRegistration, firstName: 'Giulia', email: 'giulia@posta.example', password: 'Segreta-2026!' };
beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

it('keeps what was typed for a reload, never the password', () => {
  keepDraft(typed);
  expect(keptDraft()).toEqual({ ...typed, password: '' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Segreta');
  dropDraft();
  expect(keptDraft()).toBeUndefined();
});

it('forgets what was typed hours ago', () => {
  vi.useFakeTimers();
  keepDraft(typed);
  vi.advanceTimersByTime(2 * 60 * 60_000 + 1);
  expect(keptDraft()).toBeUndefined();
});

it.each(['{', 'null', '3', '{"at":1}', `{"at":${Date.now()},"values":{"email":"a"}}`])(
  'puts nothing into the fields that is no draft: %s',
  (text) => {
    sessionStorage.setItem('sporta.registration', text);
    expect(keptDraft()).toBeUndefined();
  },
);
