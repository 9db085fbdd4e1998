/** Lists people paste as they got them: out of an export of a chat, or read off the receipt of a till. */

const date = String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AP]M)?`;
/** "[28/11/26, 18:04:12] Anna: …" as iPhones write it, "28/11/26, 18:04 - Anna: …" as Androids do. */
const messageHead = new RegExp(String.raw`^(?:\[${date},? ${time}\]|${date},? ${time} -) ?(.*)$`, 'i');
/** "Anna, [28/11/2026 18:04]", alone above what was written. */
const headAbove = new RegExp(String.raw`^[^,]{1,40}, \[${date},? ${time}\]:?$`, 'i');
const writer = /^[^:]{1,40}: ?/;
const noWords =
  /^<?(?:media|immagine|foto|video|audio|sticker|gif|documento|contatto)\b.{0,20}\b(?:omess[aeio]|inclus[aeio])>?$|messaggio è stato eliminato|hai eliminato questo messaggio/i;
/** Marks of the direction of writing, which exports put before dates and names. */
const directionMarks = /[\u200e\u200f\u202a-\u202e]/g;

const price = / -?\d{1,4}[.,]\d{2}\s?(?:€|eur|[A-D*])?$/i;
const total = /^(?:sub ?-?)?tot(?:ale|\.)|^importo pagato/i;
const noGoods = /^(?:sconto|abbuono|reso|storno|arrotond|buono|punti|sacchett[oi] bio)/i;
const vatRate = / (?:iva )?\d{1,2}(?:[.,]\d{1,2})?\s?%/i;
/** "2 X 1,29", alone on its line: how many of the goods above or below, at which price. */
const times = /^(\d{1,3})(?:[.,]0+)?\s?(?:pz|n\.?)?\s?[x*]\s?(\d{1,4})[.,](\d{2})(?:\s.*)?$/i;
/** "KG 0,842 x 1,69" beside its goods. */
const weighed = / (?:kg )?(\d{1,2}[.,]\d{3})\s?(?:kg)?\s?[x*]\s?(?:€\s?)?\d{1,4}[.,]\d{2}(?:\s?€?\/?kg)?/i;
/** Prices a text has at least where it is a receipt. */
const fewestPrices = 3;

/** The text without what a chat or a till put around its things; any other as it is. */
export function withoutFrame(text: string): string {
  const lines = text
    .replace(directionMarks, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim());
  if (lines.some((line) => messageHead.test(line) || headAbove.test(line))) return lines.flatMap(messageOf).join('\n');
  return isReceipt(lines) ? goodsOf(lines).join('\n') : text;
}

/** What somebody wrote in a line of a chat; nothing where it is the chat that speaks. */
function messageOf(line: string): string[] {
  if (headAbove.test(line)) return [];
  const head = messageHead.exec(line);
  const said = head ? (head[1] ?? '') : line;
  if (head && !writer.test(said)) return [];
  const words = (head ? said.replace(writer, '') : said).trim();
  return words === '' || noWords.test(words) ? [] : [words];
}

function isReceipt(lines: readonly string[]): boolean {
  return lines.some((line) => total.test(line)) && lines.filter((line) => price.test(line)).length >= fewestPrices;
}

/** The goods of a receipt: lines with a price above the total, each without it, with how many or how much. */
function goodsOf(lines: readonly string[]): string[] {
  const goods: { name: string; cents: number }[] = [];
  let counted: { count: number; cents: number } | undefined;
  for (const line of lines) {
    if (total.test(line) && goods.length > 0) break;
    const found = times.exec(line);
    if (found) {
      const count = Number(found[1]);
      const cents = count * (Number(found[2]) * 100 + Number(found[3]));
      const above = goods.at(-1);
      if (above?.cents === cents) above.name = `${count} ${above.name}`;
      else counted = { count, cents };
      continue;
    }
    const paid = price.exec(line);
    if (!paid || noGoods.test(line)) continue;
    const cents = Number(paid[0].replace(/\D/g, ''));
    const count = counted?.cents === cents ? `${counted.count} ` : '';
    goods.push({ name: count + nameOf(line.replace(price, '')), cents });
    counted = undefined;
  }
  return goods.map(({ name }) => name);
}

function nameOf(line: string): string {
  const kilograms = weighed.exec(line)?.[1];
  const name = line.replace(weighed, ' ').replace(vatRate, ' ').replace(/\s+/g, ' ').trim();
  return kilograms ? `${name} ${kilograms} kg` : name;
}
