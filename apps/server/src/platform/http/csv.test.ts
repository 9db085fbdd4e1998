import { expect, it } from 'vitest';
import { csvAnswer } from './csv.ts';

it('writes what spreadsheets read, and no formulas', () => {
  const { body, headers } = csvAnswer(
    'ordini.csv',
    ['Nome', 'Totale'],
    [
      ['Bar "Da Ugo"; Milano', 12.5],
      ['=HYPERLINK("x")', -3],
      ['Riga\nnuova', 0],
    ],
  );
  expect(body).toBe(
    '\uFEFFNome;Totale\r\n"Bar ""Da Ugo""; Milano";12,5\r\n"\'=HYPERLINK(""x"")";-3\r\n"Riga\nnuova";0\r\n',
  );
  expect(headers['content-disposition']).toBe('attachment; filename="ordini.csv"');
});
