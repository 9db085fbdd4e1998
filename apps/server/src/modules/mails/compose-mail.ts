/** One piece of a message, in order. Texts are plain: this file escapes them. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Smaller and paler, for what only some need to know. */
  | { kind: 'small'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** A code that is worth money, to be copied by hand or read out. */
  | { kind: 'voucher'; worth: string; code: string; note: string }
  /** Label and value, one row each. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] };

export interface MailContent {
  subject: string;
  /** What mailboxes show beside the subject. */
  preview: string;
  title: string;
  blocks: readonly MailBlock[];
  /** Origin of the shop, without a trailing slash. */
  publicUrl: string;
  /** Why the reader gets this; default: a message about their account. */
  reason?: string;
}

const defaultReason = 'Ricevi questo messaggio perché riguarda il tuo account Sporta.';

/** A message of the shop as HTML and as plain text that says the same. */
export function composeMail(content: MailContent): { subject: string; html: string; text: string } {
  return { subject: content.subject, html: toHtml(content), text: toText(content) };
}

function toText({ title, blocks, publicUrl, reason = defaultReason }: MailContent): string {
  const parts = blocks.map((block) => {
    switch (block.kind) {
      case 'button':
        return `${block.label}:\n${block.url}`;
      case 'voucher':
        return `${block.worth}\nCodice: ${block.code}\n${block.note}`;
      case 'facts':
        return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
      default:
        return block.text;
    }
  });
  return [title, ...parts, '--', `Sporta · ${publicUrl}\n${reason}`].join('\n\n');
}

/* Tables and inline styles: what mail programs, old ones included, agree on. Colours are those of the design. */
const ink = '#191c16';
const pale = '#555a4e';
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function toHtml({ subject, preview, title, blocks, publicUrl, reason = defaultReason }: MailContent): string {
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f5f6f1;${font};color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f6f1"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td style="background:#0e743b;padding:20px 32px"><a href="${escapeHtml(publicUrl)}" style="color:#ffffff;font-size:22px;font-weight:800;text-decoration:none">Sporta</a></td></tr>
<tr><td style="padding:32px 32px 8px"><h1 style="margin:0;font-size:24px;line-height:1.25;color:${ink}">${escapeHtml(title)}</h1></td></tr>
${blocks.map((block) => `<tr><td style="padding:8px 32px">${blockToHtml(block, publicUrl)}</td></tr>`).join('\n')}
<tr><td style="padding:16px 32px 32px"></td></tr>
</table>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:${pale}">${escapeHtml(reason)}<br>Sporta, la spesa di sempre portata a casa.</p>
</td></tr></table></body></html>`;
}

function blockToHtml(block: MailBlock, publicUrl: string): string {
  switch (block.kind) {
    case 'button': {
      const url = escapeHtml(block.url);
      return `<a href="${url}" style="display:inline-block;background:#0e743b;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none;padding:14px 28px;border-radius:999px">${escapeHtml(block.label)}</a>
<p style="margin:16px 0 0;font-size:13px;line-height:1.5;color:${pale}">Se il pulsante non funziona, copia questo indirizzo nel browser:<br><a href="${url}" style="color:#0a5f31;word-break:break-all">${url}</a></p>`;
    }
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="font-size:15px;line-height:1.6">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td style="padding-right:16px;color:${pale}">${escapeHtml(label)}</td><td style="font-weight:600">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'voucher':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#ffd12b;border-radius:16px"><tr><td style="padding:24px">
<p style="margin:0;font-size:40px;line-height:1.1;font-weight:800">${escapeHtml(block.worth)}</p>
<p style="margin:20px 0 0;font-size:13px;line-height:1.5">Codice</p>
<p style="margin:0;font-size:22px;line-height:1.3;font-weight:700;font-family:Consolas,Menlo,monospace">${escapeHtml(block.code)}</p>
<p style="margin:12px 0 0;font-size:14px;line-height:1.5">${escapeHtml(block.note)}</p>
</td></tr></table>`;
    case 'small':
      return `<p style="margin:0;font-size:14px;line-height:1.5;color:${pale}">${wordsToHtml(block.text, publicUrl)}</p>`;
    case 'text':
      return `<p style="margin:0;font-size:16px;line-height:1.5">${wordsToHtml(block.text, publicUrl)}</p>`;
  }
}

/** Addresses of the shop can be pressed. Others cannot: a name somebody gave themselves could be one. */
function wordsToHtml(words: string, publicUrl: string): string {
  return words
    .split(/(https?:\/\/\S*[^\s.,;:!?)])/)
    .map((part) => {
      const html = escapeHtml(part);
      const isOurs = part === publicUrl || part.startsWith(`${publicUrl}/`);
      return isOurs ? `<a href="${html}" style="color:#0a5f31;word-break:break-all">${html}</a>` : html;
    })
    .join('');
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\n/g, '<br>');
