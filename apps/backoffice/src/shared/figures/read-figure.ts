/** Reads a figure as Italians type it: "0,486", "1.200,50", "2". Undefined when it is none. */
export function readFigure(text: string): number | undefined {
  const plain = text.trim().replace(/€/g, '').replace(/\s/g, '');
  const figure = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return /^\d+(\.\d{1,3})?$/.test(figure) ? Number(figure) : undefined;
}
