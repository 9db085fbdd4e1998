export { Key } from './Key.tsx';
export { setSingleLetters, singleLettersOn } from './single-letters.ts';
export { type KeyActions, useKeys } from './use-keys.ts';
