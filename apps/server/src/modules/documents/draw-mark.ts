import type PDFDocument from 'pdfkit';
import { DESIGN_NAME, type ShopLook } from '../../platform/shop-look.ts';
import { colours, drawLogo, printable } from './look.ts';

/** Most points a mark is wide: the title of a paper stands beside it. */
const room = 140;
/** White around a logo that would be lost on the band. */
const edge = 4;

/** What of a paper is of the shop's own colour. */
export function paperColours({ look }: { look?: ShopLook }) {
  const own = look?.colours;
  if (!own) return colours;
  return { ...colours, band: own[800], bandPale: own[200], green: own[700], highlight: own[50] };
}

/** Draws what a shop is known by on the band of a paper, `height` points tall: its logo, else its name, else the word of the design. */
export function drawMark(
  pdf: InstanceType<typeof PDFDocument>,
  look: ShopLook | undefined,
  { left, top, height }: Place,
): void {
  const name = look?.name ?? DESIGN_NAME;
  if (look?.logo) drawPicture(pdf, look.logo, { left, top, height });
  else if (name === DESIGN_NAME) drawLogo(pdf, left, top, height);
  else drawName(pdf, name, { left, top, height });
}

interface Place {
  left: number;
  top: number;
  height: number;
}

function drawName(pdf: InstanceType<typeof PDFDocument>, name: string, { left, top, height }: Place): void {
  let size = height * 0.5;
  const text = printable(name);
  pdf.font('Helvetica-Bold').fillColor(colours.white);
  while (size > 7 && pdf.fontSize(size).widthOfString(text) > room) size -= 0.5;
  const middle = top + (height - pdf.currentLineHeight()) / 2;
  pdf.text(text, left, middle, { width: room, height: pdf.currentLineHeight(), ellipsis: true, lineBreak: false });
}

function drawPicture(
  pdf: InstanceType<typeof PDFDocument>,
  { png, width, height, onWhite }: NonNullable<ShopLook['logo']>,
  place: Place,
): void {
  const scale = Math.min(place.height / height, room / width);
  const [wide, tall] = [width * scale, height * scale];
  const top = place.top + (place.height - tall) / 2;
  if (onWhite) {
    pdf.roundedRect(place.left, top - edge, wide + 2 * edge, tall + 2 * edge, 4).fill(colours.white);
  }
  // comes as plain bytes out of another thread
  pdf.image(Buffer.from(png), place.left + (onWhite ? edge : 0), top, { width: wide, height: tall });
}
