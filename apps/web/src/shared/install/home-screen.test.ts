import { expect, it } from 'vitest';
import { needsHomeScreen } from './home-screen.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

it.each([
  ['an iPhone', iphone, 5, false, true],
  ['an iPhone, from the home screen', iphone, 5, true, false],
  ['an iPad, which says it is a Mac', mac, 5, false, true],
  ['a Mac', mac, 0, false, false],
  ['Android', android, 5, false, false],
  ['the shell of the app', `${iphone} SportaApp/ios`, 5, false, false],
])('%s', (_name, userAgent, maxTouchPoints, installed, expected) => {
  expect(needsHomeScreen({ userAgent, maxTouchPoints, installed })).toBe(expected);
});
