const KEY = 'sporta.banco.single-letters';

/** Whether keys of one letter do something; on unless this person switched them off on this device. */
export function singleLettersOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

export function setSingleLetters(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
