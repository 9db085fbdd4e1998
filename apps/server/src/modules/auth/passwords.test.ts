import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './passwords.ts';

const anna = ['anna.bianchi@posta.example', 'Annalisa', 'De Bianchi'];

describe('a new password', () => {
  it('is none of those that leaked most often: tens of thousands', () => {
    const leaked = (dictionary['passwords-common'] as readonly string[]).filter((each) => [...each].length >= 8);
    expect(leaked.length).toBeGreaterThan(10_000);
    expect(leaked.filter((each) => passwordProblem(each) === undefined)).toEqual([]);
  });

  it.each([
    'password2026',
    'Password!',
    'P@ssw0rd!!',
    'Francesca1990',
    '2026juventus',
    'ciaociao!',
    'dragondragon',
    'ForzaInter1!',
  ])('is not almost one of them: %s', (password) => expect(passwordProblem(password)).toContain('fra le più usate'));

  it.each(['Sporta2026!', 'sportasporta', '5p0rta!!', 'la sporta'])('is not the shop: %s', (password) =>
    expect(passwordProblem(password)).toContain('nome del negozio'),
  );

  it.each(['Annalisa88', 'bianchi.anna', 'annabianchi1', 'anna.bianchi@posta.example', 'B1anch1!!', 'posta.bianchi'])(
    'is not the person: %s',
    (password) => expect(passwordProblem(password, anna)).toContain('il tuo nome o la tua e-mail'),
  );

  it.each([
    'mele e pere 2026',
    'finestra-verde-17',
    'lampada-gialla-9',
    'una nuova chiave',
    'la spesa di nonna Rosa',
    'annalisa compra pere mature',
    'xK9#vbq2Lw',
    'più pèsche per tutti',
  ])('may be %s', (password) => expect(passwordProblem(password, anna)).toBeUndefined());

  it('has eight characters, not all the same', () => {
    expect(passwordProblem('xK9#vbq')).toContain('almeno 8');
    expect(passwordProblem('xyzxyzxyzx')).toContain('più caratteri diversi');
  });
});
