import type PDFDocument from 'pdfkit';
import { handle, letters } from './wordmark.ts';

/* What documents look like: the colours of the design, the logo for green ground, and the letters of the built-in fonts. */

/** A4 in points. */
export const pageWidth = 595.28;
export const pageHeight = 841.89;

export const colours = {
  band: '#094a28',
  bandPale: '#b5dfbd',
  white: '#ffffff',
  lemon: '#ffd12b',
  green: '#0a5f31',
  ink: '#191c16',
  pale: '#555a4e',
  line: '#dfe1d8',
  panel: '#f5f6f1',
  highlight: '#eff8f0',
};

/** Drawing units of the logo: where it begins and how tall it is. */
const box = { left: 3, top: -9, height: 52 };

/** Draws the word Sporta, the handle of the bag on its "o", `height` points tall. For the green band. */
export function drawLogo(pdf: InstanceType<typeof PDFDocument>, left: number, top: number, height: number): void {
  const scale = height / box.height;
  pdf
    .save()
    .translate(left - box.left * scale, top - box.top * scale)
    .scale(scale)
    .translate(4, 31.2)
    .scale(0.469);
  pdf.path(letters).fill(colours.white);
  pdf.path(handle).lineWidth(11).lineCap('round').strokeColor(colours.lemon).stroke();
  pdf.restore();
}

/** Letters with a stroke are letters of their own, not ones with an accent. */
const strokes: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  ı: 'i',
};

/** The built-in fonts know Windows-1252 only; the nearest sign they have replaces what they lack, little pictures fall away. */
export function printable(text: string): string {
  return text
    .replace(/[\u2212\u2010\u2011]/g, '-')
    .replace(/[\u202f\u2009]/g, '\u00a0')
    .replace(/(?![©®‼™])\p{Extended_Pictographic} ?|\p{Cf}|\ufe0f/gu, '')
    .replace(/[^\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu, (sign) => plain(sign) ?? '?');
}

/** "ā" → "a", "ł" → "l", "𝓓" → "D"; undefined where there is no such letter. */
function plain(sign: string): string | undefined {
  const base = strokes[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\u0020-\u007e]+$/.test(base) ? base : undefined;
}
