import { SheetError } from './sheet-error.ts';
import type { Workbook } from './unpack.ts';
import { readWhole } from './xml.ts';

/** How a number is meant. */
export type NumberKind = 'plain' | 'percent' | 'date';

export interface FirstSheet {
  /** Its file in the workbook. */
  file: string;
  /** Days count from 1904 instead of 1900, as on old Macs. */
  from1904: boolean;
}

/** The first sheet people see. @throws SheetError `broken`, `no-sheet` */
export async function firstSheet(workbook: Workbook): Promise<FirstSheet> {
  const main = workbook('xl/workbook.xml');
  if (!main) throw new SheetError('broken');
  let from1904 = false;
  let relation: string | undefined;
  await readWhole(main, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet' || relation !== undefined || (attributes.state ?? 'visible') !== 'visible') return;
      relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    },
  });
  if (relation === undefined) throw new SheetError('no-sheet');
  let file: string | undefined;
  await readWhole(workbook('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target = '' }) => {
      if (name === 'Relationship' && Id === relation) file = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
    },
  });
  if (file === undefined) throw new SheetError('no-sheet');
  return { file, from1904 };
}

/** Characters of all shared texts; they are held while the sheet is read. */
const mostText = 100_000_000;
/** More than any spreadsheet allows. */
const mostStyles = 70_000;

/** Texts that cells refer to by number. @throws SheetError `broken`, `too-large` */
export async function sharedTexts(workbook: Workbook): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let length = 0;
  let inText = false;
  let inPhonetic = false;
  await readWhole(workbook('xl/sharedStrings.xml'), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') inPhonetic = true;
      inText = name === 't' && !inPhonetic;
    },
    text: (piece) => {
      if (!inText) return;
      length += piece.length;
      if (length > mostText) throw new SheetError('too-large');
      text += piece;
    },
    close: (name) => {
      if (name === 't') inText = false;
      if (name === 'rPh') inPhonetic = false;
      if (name === 'si') texts.push(text);
      if (texts.length > mostText / 10) throw new SheetError('too-large');
    },
  });
  return texts;
}

/** Formats of dates that every workbook knows by number. */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 17) || id === 22;

/** How the numbers of each style are meant. @throws SheetError `broken`, `too-large` */
export async function numberKinds(workbook: Workbook): Promise<NumberKind[]> {
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let inCells = false;
  await readWhole(workbook('xl/styles.xml'), {
    open: (name, { numFmtId, formatCode = '' }) => {
      if (Math.max(kinds.length, codes.size) > mostStyles) throw new SheetError('too-large');
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) kinds.push(kindOf(Number(numFmtId), codes.get(Number(numFmtId)) ?? ''));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return kinds;
}

/** @param code such as `0.00%`, `dd/mm/yyyy` or `#,##0.00 "€"`: texts in quotes, colours and currencies in brackets say nothing */
function kindOf(id: number, code: string): NumberKind {
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  if (id === 9 || id === 10 || bare.includes('%')) return 'percent';
  return isBuiltInDate(id) || /[dy]/i.test(bare) ? 'date' : 'plain';
}
