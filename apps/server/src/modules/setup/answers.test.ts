import { describe, expect, it } from 'vitest';
import { readAnswers } from './index.ts';
import { readWeek } from './read-week.ts';
import { shopAnswers } from './testing/shop-answers.ts';

const problemsOf = (changes: object) => readAnswers({ ...shopAnswers, ...changes }).problems;

describe('answers of a shopkeeper', () => {
  it('are read in the forms people write', () => {
    const { answers, problems } = readAnswers(shopAnswers);
    expect(problems).toEqual([]);
    expect(answers).toMatchObject({
      vatNumber: '12345670017',
      iban: 'IT60X0542811101000000123456',
      province: 'TO',
      deliveryCost: '4.90',
      minimumOrder: '10',
    });
  });

  it.each([
    ['vatNumber', '12345670018', 'La partita IVA non è corretta: controlla le cifre'],
    ['vatNumber', '1234', 'La partita IVA ha 11 cifre'],
    ['iban', 'IT60X0542811101000000123457', 'l’IBAN non è corretto: controlla lettere e cifre'],
    ['iban', 'IT60X05428111010000001234', 'l’IBAN non è corretto: controlla lettere e cifre'],
    ['postalCode', '1012', 'Il CAP ha 5 cifre'],
    ['province', 'Torino', 'è una sigla di due lettere, come TO'],
    ['hours', 'lun-sab 19:30-8:30', '«19:30-8:30»: la fine viene dopo l’inizio'],
    ['hours', 'lun 25:00-26:00', '«25:00-26:00» non è un orario come 9:00-13:00'],
    ['hours', 'sempre', '«sempre» non si legge: si scrive «lun-sab 9:00-13:00, 15:00-19:00; dom 9:00-12:00»'],
    ['homeSlots', 'lun 9:00-12:00, 11:00-13:00', 'lun: 09:00-12:00 copre già le 11:00'],
    ['homePostcodes', '10121-1013', '«10121-1013» non è un CAP, né un intervallo come 20121-20124'],
    ['deliveryCost', '-3', 'non è una somma in euro come 4,90'],
    ['position', '0, 0', 'è un punto in Italia, come 45.0703, 7.6869'],
    [
      'colour',
      '#ffd12b',
      'le scritte bianche non si leggerebbero: il contrasto è 1,5 a 1, ne serve almeno 4,5. Scegli un colore più scuro',
    ],
    ['colour', 'rosso', 'è un colore come #a3212b'],
    ['rea', '1234567', 'è la sigla della provincia e un numero, come TO-1234567'],
    ['logo', '/nessun/logo.png', 'non c’è nessun file /nessun/logo.png'],
    [
      'waysToPay',
      'carta, bancomat',
      '«bancomat» non c’è; ci sono: carta, carta salvata, stripe, satispay, edenred, pluxee, pellegrini, upday, fattura a scadenza, link di pagamento',
    ],
    ['sellerName', 'Rossi"\nPORT=1', 'senza virgolette e senza i segni \\ ` $ #'],
    ['storeName', ['Rossi'], 'si scrive come testo fra virgolette'],
    ['city', '', 'manca'],
  ])('name the field that is wrong: %s %j', (name, value, message) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} \\(`));
    expect(problems[0]!.endsWith(`): ${message}`)).toBe(true);
  });

  it('are refused with all that is wrong at once, and with the fields that nobody knows', () => {
    expect(problemsOf({ vatNumber: '1', postalCode: 'x', color: 'red' }).map((each) => each.split(/[ :]/)[0])).toEqual([
      'vatNumber',
      'postalCode',
      'color',
    ]);
    expect(readAnswers({}).problems.length).toBeGreaterThan(8);
    for (const given of [null, [], 'x', 3]) expect(readAnswers(given).problems).toHaveLength(1);
  });

  it('say where a shop that delivers delivers, and when', () => {
    expect(problemsOf({ homeSlots: '' })).toEqual([expect.stringMatching(/^homeSlots .*in quali fasce$/)]);
    expect(problemsOf({ homePostcodes: null })).toEqual([expect.stringMatching(/^homePostcodes .*dove consegna$/)]);
    expect(problemsOf({ homeSlots: '', homePostcodes: '', pickupSlots: '' })).toEqual([
      expect.stringMatching(/^pickupSlots .*almeno una fascia/),
    ]);
  });

  it('stay as they were where a later file is silent, and are taken back by an empty text', () => {
    const { answers } = readAnswers(shopAnswers);
    expect(readAnswers({ city: 'Ivrea', iban: '' }, answers)).toEqual({
      answers: { ...answers, city: 'Ivrea', iban: undefined },
      problems: [],
    });
  });
});

it('a week is read in order, its days with or without accents', () => {
  expect(readWeek('Dom 9.00 – 12:00 ; lunedì-mar 15:00-19:00, 8:30-13:00').map((each) => Object.values(each))).toEqual([
    [1, '08:30', '13:00'],
    [1, '15:00', '19:00'],
    [2, '08:30', '13:00'],
    [2, '15:00', '19:00'],
    [7, '09:00', '12:00'],
  ]);
});
