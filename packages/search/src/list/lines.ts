import { fold } from '../analysis/fold.ts';

const bullets = /^(?:[\s\-*•·–—▪◦●○☐☑☒✓✔✅□■>~+]+|\[[ xX]?\]\s*)+/u;
const numbering = /^\d{1,2}[.)°]\s+(?=\S)/;
const heading = /^[^:\d]{2,40}:\s*/;
const listTitle = /^(?:la )?(?:mia )?(?:lista )?(?:della )?spesa(?: .*)?$|^lista(?: della spesa.*)?$/;
const uncertain = /\b(?:q\.? ?b\.?|quanto basta)(?!\w)/gi;
const purpose = /\bda (?:grattugiare|cucinare|mangiare|cuocere|comprare|prendere)\b/gi;

/** Cuts a text at new lines, semicolons and commas, but not inside brackets nor between digits ("1,5 l"). */
export function splitAtMarks(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let piece = '';
  const close = () => {
    pieces.push(piece);
    piece = '';
  };
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '\n' || char === '\r' || char === ';') {
      depth = 0;
      close();
      continue;
    }
    if (char === '(') depth++;
    if (char === ')' && depth > 0) depth--;
    const isBetweenDigits = /\d/.test(text.charAt(i - 1)) && /\d/.test(text.charAt(i + 1));
    if ((char === ',' && depth === 0 && !isBetweenDigits) || char === '•') close();
    else piece += char;
  }
  close();
  return pieces;
}

/** Takes bullets, boxes, numbering, headings and kitchen remarks off a line; "" when it is but a title. */
export function cleanLine(line: string): string {
  let text = line.trim().replace(bullets, '').replace(numbering, '').replace(bullets, '').trim();
  if (text.endsWith(':') || listTitle.test(fold(text))) return '';
  text = text.replace(heading, '');
  return text
    .replace(uncertain, ' ')
    .replace(purpose, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .trim();
}
