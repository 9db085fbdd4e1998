import type PDFDocument from 'pdfkit';

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

const letters =
  'M23.5 1.6Q17.4 1.6 12.2 -.6Q6.9 -2.9 2.3 -8.5L10.9 -17.4Q14.4 -14 17.8 -12.5Q21.1 -11 24.7 -11Q26.5 -11 27.7 -11.7Q28.9 -12.5 28.9 -13.6Q28.9 -14.6 28.2 -15.3Q27.4 -16 25.2 -16.7Q22.9 -17.4 18.6 -18.5Q10.7 -20.5 7 -24.2Q3.3 -28 3.3 -34.1Q3.3 -38.6 5.7 -42.3Q8.1 -46.1 12.6 -48.3Q17.1 -50.6 23.2 -50.6Q30.5 -50.6 35.6 -47.9Q40.7 -45.2 44.1 -41.4L34.6 -32.9Q32.2 -35 29 -36.3Q25.7 -37.6 21.9 -37.6Q19.9 -37.6 18.6 -36.9Q17.3 -36.3 17.3 -35.1Q17.3 -34 19.1 -33.1Q20.8 -32.3 26.3 -31Q35.4 -28.8 39.5 -25Q43.6 -21.1 43.6 -14.6Q43.6 -9.8 41.1 -6.1Q38.5 -2.5 34 -.4Q29.4 1.6 23.5 1.6ZM76.2 1.3Q69.8 1.3 65.1 -1.6Q64.8 -1.8 64.6 -1.9L64.6 19L48.4 19L48.4 -49L60.4 -49L61.9 -44.3Q63.4 -45.9 65.3 -47.2Q70 -50.3 76.3 -50.3Q83 -50.3 88.1 -46.9Q93.1 -43.6 96 -37.8Q98.8 -32 98.8 -24.5Q98.8 -17 95.9 -11.1Q93 -5.3 87.9 -2Q82.7 1.3 76.2 1.3ZM73.1 -14.3Q77 -14.3 79.7 -17.2Q82.3 -20 82.3 -24.5Q82.3 -28.9 79.7 -31.8Q77 -34.8 73.1 -34.8Q69.2 -34.8 66.5 -31.8Q63.8 -28.9 63.8 -24.5Q63.8 -20 66.5 -17.2Q69.2 -14.3 73.1 -14.3ZM126.2 1.3Q118.5 1.3 112.7 -2Q106.9 -5.3 103.6 -11.1Q100.3 -16.9 100.3 -24.4Q100.3 -32 103.6 -37.8Q106.9 -43.6 112.7 -46.9Q118.5 -50.3 126.2 -50.3Q134 -50.3 139.9 -46.9Q145.7 -43.6 149 -37.8Q152.2 -32 152.2 -24.4Q152.2 -16.9 149 -11.1Q145.7 -5.3 139.9 -2Q134 1.3 126.2 1.3ZM126.2 -14.5Q130.4 -14.5 133.1 -17.2Q135.8 -20 135.8 -24.5Q135.8 -29 133.1 -31.7Q130.4 -34.5 126.2 -34.5Q122.1 -34.5 119.4 -31.7Q116.7 -29 116.7 -24.5Q116.7 -20.1 119.4 -17.3Q122.1 -14.5 126.2 -14.5ZM168.6 -49L170.1 -44Q170.5 -44.4 171 -44.8Q173.3 -47 176.4 -48.7Q179.4 -50.3 182.7 -50.3Q184.3 -50.3 185.6 -50.1Q186.9 -49.8 187.6 -49.3L187.6 -34.5L184.3 -34.5Q178.1 -34.5 174.3 -32.5Q173.5 -32 172.8 -31.5L172.8 0L156.6 0L156.6 -49ZM215.5 .8Q206.8 .8 201.9 -3.3Q196.9 -7.4 196.9 -16.9L196.9 -34L189.3 -34L189.3 -49L196.7 -49L200.1 -60.9L213.1 -60.9L213.1 -49L224.2 -49L224.2 -34L213.1 -34L213.1 -21.3Q213.1 -17.7 214.8 -16.2Q216.4 -14.7 219.1 -14.7Q220.6 -14.7 222 -15Q223.3 -15.3 224.2 -15.6L224.2 -.4Q222.3 .2 220.2 .5Q218.1 .8 215.5 .8ZM245.6 1.3Q240.4 1.3 236.4 -.7Q232.4 -2.8 230.2 -6.5Q227.9 -10.3 227.9 -15.1Q227.9 -20.3 230.4 -24Q232.8 -27.6 236.9 -29.5Q240.9 -31.5 245.8 -31.5Q252.6 -31.5 257.1 -28.6L257.1 -30.9Q257.1 -33.4 255.3 -35.2Q253.5 -37 249.7 -37Q247 -37 243.5 -36.3Q240 -35.6 236.1 -33.7L231.5 -45.2Q235.9 -47.4 241.2 -48.8Q246.5 -50.3 252.2 -50.3Q259.1 -50.3 263.9 -47.8Q268.6 -45.3 271 -40.7Q273.4 -36.2 273.4 -30L273.4 0L259.8 0L258.8 -3.2Q258.3 -2.7 257.8 -2.3Q253.3 1.3 245.6 1.3ZM251.1 -9.7Q253.9 -9.7 255.6 -11.2Q257.3 -12.7 257.3 -15.1Q257.3 -17.4 255.6 -18.9Q253.9 -20.4 251.1 -20.4Q248.1 -20.4 246.5 -18.9Q244.8 -17.4 244.8 -15.1Q244.8 -12.7 246.5 -11.2Q248.1 -9.7 251.1 -9.7Z';
const handle = 'M109.8 -52C109.8 -84 143.8 -84 143.8 -52';
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

/** The built-in fonts know Windows-1252 only; the nearest sign they have replaces what they lack. */
export function printable(text: string): string {
  return text
    .replace(/[\u2212\u2010\u2011]/g, '-')
    .replace(/[\u202f\u2009]/g, '\u00a0')
    .replace(/[^\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu, (sign) => withoutAccent(sign) ?? '?');
}

/** "ā" → "a"; undefined where taking the accents off does not help. */
function withoutAccent(sign: string): string | undefined {
  const base = sign.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[\u0020-\u007e]+$/.test(base) ? base : undefined;
}
