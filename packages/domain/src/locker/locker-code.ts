/** Digits of the code that opens the doors of an order. */
export const LOCKER_CODE_DIGITS = 6;

/** So many wrong ones in a row are no slip of the finger: the keypad stays shut for a while. */
export const MOST_WRONG_LOCKER_CODES = 5;

/** Whether a text has the form of a code. */
export const isLockerCode = (text: string): boolean => /^\d{6}$/.test(text);

/** "482 913", as it is read aloud. */
export const lockerCodeText = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
