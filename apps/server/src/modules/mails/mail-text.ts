import { type MailBlock, type MailContent, type MailLine, type MailProduct, THE_SHOP } from './mail-blocks.ts';

/** A message as plain text. @param foot why the reader gets it, and who writes */
export function toText(
  { title, blocks }: MailContent,
  publicUrl: string,
  { reason, seller }: { reason: string; seller: string },
): string {
  const foot = [`${THE_SHOP} · ${publicUrl}`, seller, reason].join('\n');
  return [title, ...blocks.map(blockToText), '--', foot].join('\n\n');
}

function blockToText(block: MailBlock): string {
  switch (block.kind) {
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'voucher':
      return `${block.worth}\nCodice: ${block.code}\n${block.note}`;
    case 'products':
      return block.products.map(productToText).join('\n\n');
    case 'lines':
      return block.lines.map(lineToText).join('\n');
    case 'sums':
      return [...block.rows, ...(block.total ? [block.total] : [])].map(rowToText).join('\n');
    case 'facts':
      return block.rows.map(rowToText).join('\n');
    default:
      return block.text;
  }
}

const rowToText = ([label, value]: readonly [string, string]) => `${label}: ${value}`;

const lineToText = ({ quantity, name, amount, note }: MailLine) =>
  [quantity, name, amount, note].filter(Boolean).join(' · ');

function productToText({ name, url, price, was, offer, lowest }: MailProduct): string {
  const before = was ? ` invece di ${was}` : '';
  const least = lowest ? ` (prezzo più basso degli ultimi 30 giorni: ${lowest})` : '';
  return `${name}\n${price}${before}${offer ? `, ${offer}` : ''}${least}\n${url}`;
}
