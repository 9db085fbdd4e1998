/** What the format has no sign for, in signs it has. */
const plain: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '€': 'EUR',
  œ: 'oe',
  Œ: 'OE',
  '•': '-',
  '™': '(TM)',
};

/**
 * A text as electronic invoices can carry it: Basic Latin and Latin-1, one line, at most `most` characters. Letters of other
 * alphabets lose their marks (ł has none to lose), and become "?" where nothing is left of them.
 */
export function latinText(text: string, most: number): string {
  const signs = [...text.normalize('NFC')].map((sign) => {
    if (/[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff]/.test(sign)) return sign;
    if (/[\s\u00a0]/.test(sign)) return ' ';
    if (/\p{C}/u.test(sign)) return '';
    return plain[sign] ?? (sign.normalize('NFKD').replace(/[^\u0020-\u007e]/g, '') || '?');
  });
  return signs.join('').replace(/ +/g, ' ').trim().slice(0, most).trim();
}

/** The same for fields that take Basic Latin only: accents fall. */
export function basicText(text: string, most: number): string {
  return latinText(text.normalize('NFD').replace(/\p{M}/gu, ''), most * 2)
    .replace(/[^\u0020-\u007e]/g, '')
    .slice(0, most)
    .trim();
}
