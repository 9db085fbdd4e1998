// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { leaveError } from './left-error.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const page = () => {
  document.body.innerHTML =
    '<main><ul><li id="a"><button>Uno</button></li><li id="b"><button>Due</button></li></ul></main>';
  return (id: string) => document.getElementById(id)!;
};
const press = (element: Element) =>
  element.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const left = () =>
  [...document.querySelectorAll('.error-left')].map((each) => `${each.parentElement?.id}: ${each.textContent}`);

it('leaves the text where somebody pressed when the error came', () => {
  const at = page();
  press(at('a'));
  const leave = leaveError('Ne restano solo 3');
  press(at('b'));
  leave();
  expect(left()).toEqual(['a: Ne restano solo 3']);
});

it('keeps one text for a block, and forgets it when somebody tries again', () => {
  const at = page();
  press(at('a'));
  leaveError('Prima')();
  leaveError('Poi')();
  expect(left()).toEqual(['a: Poi']);
  press(at('b'));
  expect(left()).toEqual(['a: Poi']);
  press(at('a'));
  expect(left()).toEqual([]);
});

it('says nothing where the block went meanwhile', () => {
  const at = page();
  press(at('a'));
  const leave = leaveError('Troppo tardi');
  at('a').remove();
  leave();
  expect(left()).toEqual([]);
});
