import type { DriverStop } from '@sporta/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StopTags } from './StopTags.tsx';
import { stopOf } from './testing/round.ts';

const says = (state: DriverStop['state'], tries: number) =>
  renderToStaticMarkup(<StopTags stop={stopOf(1, { state, tries })} />).includes('Secondo tentativo');

it('calls a stop a second try while it is still to come, not when the goods have gone back', () => {
  expect(says('waiting', 0)).toBe(false);
  expect(says('again', 1)).toBe(true);
  expect(says('arrived', 1)).toBe(true);
  expect(says('back', 1)).toBe(false);
  expect(says('delivered', 1)).toBe(false);
});
