/** What an average adult takes in a day (Reg. (EU) 1169/2011, annex XIII, part B): energy in kJ, the others in grams. */
const INTAKES = [
  { key: 'energy', label: 'Energia', names: /^(energia|valore energetico)/, perDay: 8400 },
  { key: 'fat', label: 'Grassi', names: /^grassi(?! saturi)/, perDay: 70 },
  { key: 'saturates', label: 'Grassi saturi', names: /saturi$/, perDay: 20 },
  { key: 'sugars', label: 'Zuccheri', names: /zuccheri/, perDay: 90 },
  { key: 'salt', label: 'Sale', names: /^sale/, perDay: 6 },
] as const;

export interface IntakeShare {
  key: (typeof INTAKES)[number]['key'];
  /** In Italian, short. */
  label: string;
  /** As the label of the product says it: "12 g", "1.046 kJ / 250 kcal". */
  value: string;
  /** Whole per cent of the day's reference intake; more than 100 is possible. */
  percent: number;
}

/**
 * How much of a day's reference intake the declared values are, in the order of the front-of-pack form of art. 30 (3) (b).
 * Rows that cannot be read are left out: nothing is guessed.
 */
export function referenceIntakes(rows: readonly { name: string; value: string }[]): IntakeShare[] {
  return INTAKES.flatMap(({ key, label, names, perDay }) => {
    const row = rows.find(({ name }) => names.test(plainName(name)));
    const amount = row && (key === 'energy' ? kilojoulesOf(row.value) : gramsOf(row.value));
    if (row === undefined || amount === undefined) return [];
    return [{ key, label, value: row.value, percent: Math.round((amount / perDay) * 100) }];
  });
}

const plainName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/^di cui (acidi )?/, '');

/** Factor from kilocalories (Reg. (EU) 1169/2011, annex XIV: 37 kJ are 9 kcal, 17 kJ are 4). */
const KJ_PER_KCAL = 4.184;

function kilojoulesOf(value: string): number | undefined {
  const kilojoules = numberBefore(value, 'kJ');
  if (kilojoules !== undefined) return kilojoules;
  const kilocalories = numberBefore(value, 'kcal');
  return kilocalories === undefined ? undefined : kilocalories * KJ_PER_KCAL;
}

function gramsOf(value: string): number | undefined {
  if (/^\s*tracce\s*$/i.test(value)) return 0;
  const milligrams = numberBefore(value, 'mg');
  return milligrams === undefined ? numberBefore(value, 'g') : milligrams / 1000;
}

/** "1.046 kJ / 250 kcal" before "kJ" is 1046; "< 0,5 g" counts as half a gram. */
function numberBefore(value: string, unit: string): number | undefined {
  const found = new RegExp(`(\\d[\\d.,]*)\\s*${unit}(?![a-z])`, 'i').exec(value)?.[1];
  if (found === undefined) return undefined;
  // dots before groups of three, a comma before the decimals; a lone dot as computers write it
  const digits = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(found) ? found.replaceAll('.', '') : found;
  const number = Number(digits.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}
