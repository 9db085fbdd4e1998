import { DESIGN_NAME, type ShopLook } from '../../platform/shop-identity.ts';
import {
  type MailBlock,
  type MailContent,
  type MailLine,
  type MailProduct,
  type MailSender,
  THE_SHOP,
} from './mail-blocks.ts';

/* Tables and inline styles: what mail programs, old ones included, agree on. Colours are those of the design; `inColoursOf` puts a shop's own in their place. */
const ink = '#191c16';
const pale = '#555a4e';
/* For programs that have a dark mode and ask the mail about it; the others keep the colours of the elements. */
const darkMode = `@media (prefers-color-scheme:dark){.page{background:#10150f!important}.sheet{background:#1b221a!important}
.page,.sheet,.ink,.sheet td{color:#f1f3ec!important}.pale,.sheet .pale{color:#b9bfb2!important}.link{color:#82c893!important}.sheet .edge{border-color:#3a4338!important}.sheet .on-light{color:#191c16!important}}`;
/* More room for the words where there is little. */
const phone = '@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}';
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A message as HTML. @param foot why the reader gets it, and who writes */
export function toHtml(
  { subject, preview, title, blocks }: MailContent,
  { publicUrl, seller: { look } }: MailSender,
  { reason, seller }: { reason: string; seller: string },
): string {
  const html = `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${phone}${darkMode}</style></head>
<body class="page" style="margin:0;background:#f5f6f1;${font};color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#f5f6f1" style="background:#f5f6f1"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="560" align="center"><tr><td><![endif]-->
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="max-width:560px;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td class="pad" bgcolor="#0e743b" style="background:#0e743b;padding:20px 32px"><a href="${escapeHtml(publicUrl)}" style="color:#ffffff;font-size:22px;font-weight:800;text-decoration:none">${markOf(look, publicUrl)}</a></td></tr>
<tr><td class="pad" style="padding:32px 32px 8px"><h1 class="ink" style="margin:0;font-size:24px;line-height:1.25;color:${ink}">${escapeHtml(title)}</h1></td></tr>
${blocks.map((block) => `<tr><td class="pad" style="padding:8px 32px">${blockToHtml(block, publicUrl)}</td></tr>`).join('\n')}
<tr><td style="padding:16px 32px 32px"></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
<p class="pale" style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:${pale}">${escapeHtml(reason)}<br>${THE_SHOP}, la spesa di sempre portata a casa.<br>${escapeHtml(seller)}</p>
</td></tr></table></body></html>`;
  return inColoursOf(look, html);
}

/** What a shop is known by, upon its colour: its logo, else its name, else the word of the design. */
function markOf(look: ShopLook | undefined, publicUrl: string): string {
  const words = 'color:#ffffff;font-size:22px;font-weight:800';
  if (look?.logo) {
    const { logo, width, height, onWhite } = look.logo;
    const scale = Math.min(44 / height, 240 / width);
    const [wide, tall] = [Math.round(width * scale), Math.round(height * scale)];
    const ground = onWhite ? 'background:#ffffff;border-radius:8px;padding:6px 8px;' : '';
    return `<img src="${escapeHtml(publicUrl)}/icons/logo-${logo}.png" alt="${THE_SHOP}" width="${wide}" height="${tall}" style="display:block;border:0;width:${wide}px;height:${tall}px;${ground}${onWhite ? 'color:#191c16;font-size:22px;font-weight:800' : words}">`;
  }
  if (look && look.name !== DESIGN_NAME) return `<span style="${words}">${THE_SHOP}</span>`;
  return `<img src="${escapeHtml(publicUrl)}/icons/wordmark.png" alt="Sporta" width="94" height="36" style="display:block;border:0;width:94px;height:36px;${words}">`;
}

/** Fill of header and buttons, links, links in the dark; each bears the same words as that of the design. */
const inColoursOf = (look: ShopLook | undefined, html: string): string => {
  const own = look?.colours;
  if (!own) return html;
  const of: Readonly<Record<string, string>> = { '#0e743b': own[600], '#0a5f31': own[700], '#82c893': own[200] };
  return html.replace(/#0e743b|#0a5f31|#82c893/g, (colour) => of[colour]!);
};

function blockToHtml(block: MailBlock, publicUrl: string): string {
  switch (block.kind) {
    case 'button': {
      const url = escapeHtml(block.url);
      return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" bgcolor="#0e743b" align="center" style="background:#0e743b;border-radius:999px;padding:14px 28px"><a href="${url}" style="color:#ffffff;font-size:16px;font-weight:700;line-height:1.25;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>
<p class="pale" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:${pale}">Se il pulsante non funziona, copia questo indirizzo nel browser:<br><a href="${url}" class="link" style="color:#0a5f31;word-break:break-all">${url}</a></p>`;
    }
    case 'heading':
      return `<h2 class="ink" style="margin:12px 0 0;font-size:18px;line-height:1.3;color:${ink}">${escapeHtml(block.text)}</h2>`;
    case 'lines':
      return linesToHtml(block.lines);
    case 'sums':
      return sumsToHtml(block);
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="font-size:15px;line-height:1.6">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td valign="top" style="padding-right:16px;color:${pale}" class="pale">${escapeHtml(label)}</td><td style="font-weight:600">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'voucher':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#ffd12b;border-radius:16px"><tr><td class="on-light" style="padding:24px">
<p style="margin:0;font-size:40px;line-height:1.1;font-weight:800">${escapeHtml(block.worth)}</p>
<p style="margin:20px 0 0;font-size:13px;line-height:1.5">Codice</p>
<p style="margin:0;font-size:22px;line-height:1.3;font-weight:700;font-family:Consolas,Menlo,monospace">${escapeHtml(block.code)}</p>
<p style="margin:12px 0 0;font-size:14px;line-height:1.5">${escapeHtml(block.note)}</p>
</td></tr></table>`;
    case 'small':
      return `<p class="pale" style="margin:0;font-size:14px;line-height:1.5;color:${pale}">${wordsToHtml(block.text, publicUrl)}</p>`;
    case 'words':
      return `<div class="ink">${block.html}</div>`;
    case 'products':
      return productsToHtml(block.products);
    case 'text':
      return `<p style="margin:0;font-size:16px;line-height:1.5">${wordsToHtml(block.text, publicUrl)}</p>`;
  }
}

/**
 * Gmail cuts a message off behind 102 kB, with the totals and the terms of the contract: so much of it is left to the lines, and
 * longer lists do without pictures.
 */
const MOST_BYTES_OF_LINES = 60_000;

/** One below the other: picture, name with how much of it, amount. */
function linesToHtml(lines: readonly MailLine[]): string {
  const pictured = linesWithPictures(lines);
  return Buffer.byteLength(pictured) <= MOST_BYTES_OF_LINES ? pictured : linesInBrief(lines);
}

/** Attributes of the table rule the rows: a style for each would be half of it. */
function linesInBrief(lines: readonly MailLine[]): string {
  return `<table role="presentation" width="100%" cellpadding="6" cellspacing="0" rules="rows" frame="below" bordercolor="#dfe1d8" style="font-size:15px;line-height:1.4">${lines
    .map(
      ({ name, quantity, amount, note }) =>
        `<tr><td>${escapeHtml([quantity, name, note].filter(Boolean).join(' · '))}</td><td align="right" nowrap>${escapeHtml(amount)}</td></tr>`,
    )
    .join('')}</table>`;
}

function linesWithPictures(lines: readonly MailLine[]): string {
  const edge = 'border-bottom:1px solid #dfe1d8';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px;line-height:1.4">${lines
    .map(({ name, quantity, amount, note, picture }) => {
      const shown = picture
        ? `<img src="${escapeHtml(picture)}" alt="" width="48" height="48" style="display:block;border:0;width:48px;height:48px;border-radius:8px;background:#ffffff">`
        : '';
      return `<tr><td class="edge" width="60" valign="top" style="padding:10px 12px 10px 0;${edge}">${shown}</td>
<td class="edge" valign="middle" style="padding:10px 0;${edge}">${escapeHtml(name)}<br><span class="pale" style="font-size:14px;color:${pale}">${escapeHtml([quantity, note].filter(Boolean).join(' · '))}</span></td>
<td class="edge" align="right" valign="middle" style="padding:10px 0 10px 12px;white-space:nowrap;font-weight:600;${edge}">${escapeHtml(amount)}</td></tr>`;
    })
    .join('')}</table>`;
}

function sumsToHtml({ rows, total }: Extract<MailBlock, { kind: 'sums' }>): string {
  const row = ([label, amount]: readonly [string, string], look: string) =>
    `<tr><td valign="top" style="${look}">${escapeHtml(label)}</td><td align="right" valign="top" style="white-space:nowrap;padding-left:16px;${look}">${escapeHtml(amount)}</td></tr>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px;line-height:1.5">${[
    ...rows.map((each) => row(each, 'padding-top:4px')),
    ...(total ? [row(total, 'padding-top:10px;font-size:18px;font-weight:800')] : []),
  ].join('')}</table>`;
}

/** Two in a row: picture, name, price with the offer of the day. */
function productsToHtml(products: readonly MailProduct[]): string {
  const rows = Array.from({ length: Math.ceil(products.length / 2) }, (_, at) => products.slice(at * 2, at * 2 + 2));
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows
    .map((row) => `<tr>${row.map(productToHtml).join('')}${row.length === 1 ? '<td width="50%"></td>' : ''}</tr>`)
    .join('')}</table>`;
}

function productToHtml({ name, url, picture, price, was, offer, lowest }: MailProduct): string {
  const address = escapeHtml(url);
  return `<td width="50%" valign="top" style="padding:10px 8px">
<a href="${address}" style="text-decoration:none"><img src="${escapeHtml(picture)}" alt="${escapeHtml(name)}" width="120" height="120" style="display:block;border:0;width:120px;height:120px"></a>
<p class="ink" style="margin:8px 0 0;font-size:20px;line-height:1.2;font-weight:800">${escapeHtml(price)}${
    was
      ? ` <span class="pale" style="font-size:14px;font-weight:400;color:${pale};text-decoration:line-through">${escapeHtml(was)}</span>`
      : ''
  }</p>
${offer ? `<p style="margin:4px 0 0"><span style="display:inline-block;background:#cf2e14;color:#ffffff;font-size:13px;font-weight:700;padding:2px 8px;border-radius:6px">${escapeHtml(offer)}</span></p>` : ''}
<p style="margin:4px 0 0;font-size:15px;line-height:1.4"><a class="link" href="${address}" style="color:${ink};text-decoration:none">${escapeHtml(name)}</a></p>
${lowest ? `<p class="pale" style="margin:2px 0 0;font-size:12px;line-height:1.4;color:${pale}">Prezzo più basso degli ultimi 30 giorni: ${escapeHtml(lowest)}</p>` : ''}</td>`;
}

/** Addresses of the shop can be pressed. Others cannot: a name somebody gave themselves could be one. */
function wordsToHtml(words: string, publicUrl: string): string {
  return words
    .split(/(https?:\/\/\S*[^\s.,;:!?)])/)
    .map((part) => {
      const html = escapeHtml(part);
      const isOurs = part === publicUrl || part.startsWith(`${publicUrl}/`);
      return isOurs ? `<a href="${html}" class="link" style="color:#0a5f31;word-break:break-all">${html}</a>` : html;
    })
    .join('');
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\n/g, '<br>');
