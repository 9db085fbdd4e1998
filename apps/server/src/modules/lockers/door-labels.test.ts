import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { type LabelledDoor, renderDoorLabels } from './door-labels.ts';

const madeAt = new Date(0);
const door = (label: string, more: Partial<LabelledDoor> = {}): LabelledDoor => ({
  label,
  size: 'medium',
  temperature: 'chilled',
  ...more,
});

async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text;
}

it('has a page for each door with its number, station, cold and the text of its bars', async () => {
  const pages = await pagesOf(
    await renderDoorLabels(
      'Locker Mercato',
      [door('A1'), door('A2', { size: 'large', temperature: 'frozen' })],
      madeAt,
    ),
  );
  expect(pages).toHaveLength(2);
  for (const part of ['A1', 'Locker Mercato', 'FRESCO', '2 casse', 'VANO-A1']) expect(pages[0]).toContain(part);
  for (const part of ['A2', 'GELO', '4 casse', 'VANO-A2']) expect(pages[1]).toContain(part);
});

it('keeps the longest number, and a station with a long name, on one label', async () => {
  const name = 'Locker di Santa Maria Maddalena in Campo Marzio, ingresso Ovest';
  const pages = await pagesOf(await renderDoorLabels(name, [door('PIANO-2-A12B')], madeAt));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('PIANO-2-A12B');
  expect(pages[0]).toContain('VANO-PIANO-2-A12B');
});
