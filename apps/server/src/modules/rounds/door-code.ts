import { randomInt } from 'node:crypto';

/** Four digits a customer says at the door instead of signing. */
export const newDoorCode = (): string => String(randomInt(10_000)).padStart(4, '0');

/** So many wrong ones are no slip of the tongue: the stop asks for a signature then. */
export const MOST_WRONG_CODES = 5;
