import bwip from 'bwip-js/node';
import type PDFDocument from 'pdfkit';

/** Widths of the bars and gaps of a text in Code 128, in modules, a bar first. */
export function barsOf(text: string): number[] {
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error(`no bars for ${text}`);
  return [...symbol.sbs];
}

/** The quiet zone on each side of Code 128, in modules (ISO/IEC 15417). */
const quiet = 10;

/** Draws bars over the whole width of a box, with their quiet zones. Points. */
export function drawBars(
  pdf: InstanceType<typeof PDFDocument>,
  bars: readonly number[],
  box: { left: number; top: number; width: number; height: number },
): void {
  const modules = bars.reduce((sum, bar) => sum + bar, 0) + 2 * quiet;
  const module = box.width / modules;
  let left = box.left + quiet * module;
  for (const [index, bar] of bars.entries()) {
    if (index % 2 === 0) pdf.rect(left, box.top, bar * module, box.height);
    left += bar * module;
  }
  pdf.fill('#000000');
}
