import type { Refusal } from './refusal.ts';
import { childOf, childrenOf, type Node, textOf } from './xml-tree.ts';

/** Hundred-millionths of a euro: prices have up to eight decimals. */
const UNIT = 100_000_000n;
const CENT = UNIT / 100n;

/** A decimal number as a whole one of eight more places. */
function exact(text: string): bigint {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? ['', '', '0'];
  const size = BigInt(whole!) * UNIT + BigInt(fraction.padEnd(8, '0').slice(0, 8) || '0');
  return sign ? -size : size;
}

const apart = (a: bigint, b: bigint) => (a > b ? a - b : b - a);
const isZero = (text: string) => exact(text) === 0n;

/** A line and a row of the summary belong together by rate and nature. */
const groupOf = (node: Node) => `${textOf(node, 'AliquotaIVA')} ${textOf(node, 'Natura')}`;

/** What the sums, rates and natures of a document are refused for. */
export function sumRefusals(body: Node): Refusal[] {
  const goods = childOf(body, 'DatiBeniServizi');
  const lines = childrenOf(goods, 'DettaglioLinee');
  const rows = childrenOf(goods, 'DatiRiepilogo');
  return [
    ...lines.flatMap(lineRefusals),
    ...rows.flatMap((row) => rowRefusals(row, lines)),
    ...missingRows(lines, rows),
  ];
}

function lineRefusals(line: Node): Refusal[] {
  const found: Refusal[] = [];
  const rate = textOf(line, 'AliquotaIVA');
  const hasNature = childOf(line, 'Natura') !== undefined;
  if (isZero(rate) && !hasNature)
    found.push({ code: '00400', text: 'Natura non presente a fronte di AliquotaIVA pari a zero' });
  if (!isZero(rate) && hasNature)
    found.push({ code: '00401', text: 'Natura presente a fronte di AliquotaIVA diversa da zero' });
  if (!isZero(rate) && exact(rate) < UNIT)
    found.push({ code: '00424', text: 'AliquotaIVA non indicata in termini percentuali' });
  const quantity = childOf(line, 'Quantita') ? exact(textOf(line, 'Quantita')) : UNIT;
  const expected = (exact(textOf(line, 'PrezzoUnitario')) * quantity) / UNIT;
  if (apart(expected, exact(textOf(line, 'PrezzoTotale'))) > CENT) {
    found.push({
      code: '00423',
      text: `PrezzoTotale della linea ${textOf(line, 'NumeroLinea')} non calcolato secondo le regole`,
    });
  }
  return found;
}

function rowRefusals(row: Node, lines: readonly Node[]): Refusal[] {
  const found: Refusal[] = [];
  const rate = textOf(row, 'AliquotaIVA');
  const net = exact(textOf(row, 'ImponibileImporto'));
  const hasNature = childOf(row, 'Natura') !== undefined;
  if (isZero(rate) && !hasNature)
    found.push({ code: '00429', text: 'Natura non presente nel riepilogo a fronte di AliquotaIVA pari a zero' });
  if (!isZero(rate) && hasNature)
    found.push({ code: '00430', text: 'Natura presente nel riepilogo a fronte di AliquotaIVA diversa da zero' });
  const tax = (net * exact(rate)) / (100n * UNIT);
  if (apart(tax, exact(textOf(row, 'Imposta'))) > CENT) {
    found.push({ code: '00421', text: `Imposta al ${rate} non calcolata secondo le regole` });
  }
  const sum = lines
    .filter((line) => groupOf(line) === groupOf(row))
    .reduce((total, line) => total + exact(textOf(line, 'PrezzoTotale')), 0n);
  if (apart(sum, net) > UNIT) {
    found.push({ code: '00422', text: `ImponibileImporto al ${rate} non calcolato secondo le regole` });
  }
  return found;
}

function missingRows(lines: readonly Node[], rows: readonly Node[]): Refusal[] {
  const there = new Set(rows.map(groupOf));
  return lines.some((line) => !there.has(groupOf(line)))
    ? [{ code: '00419', text: 'DatiRiepilogo non presente per almeno un’aliquota delle linee' }]
    : [];
}
