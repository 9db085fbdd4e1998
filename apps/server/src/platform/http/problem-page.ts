import { createHash } from 'node:crypto';
import { escapeHtml } from '@sporta/domain';

const style =
  'body{margin:0;background:#f5f6f1;color:#191c16;font:17px/1.5 system-ui,sans-serif}main{max-width:34rem;margin:12vh auto;padding:2rem;background:#fff;border-radius:16px}a{color:#0a5f31}';
const styleHash = createHash('sha256').update(style).digest('base64');

export interface ProblemPage {
  /** Heading, and title of the window. */
  title: string;
  message: string;
  /** Ways on: an address of ours and the words of the link. */
  links: readonly { href: string; text: string }[];
}

/** A page that says what went wrong where no app is loaded that could; it carries its own security policy. */
export function problemPage({ title, message, links }: ProblemPage): { headers: Record<string, string>; html: string } {
  const ways = links.map(({ href, text }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`).join('');
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
    },
    html: `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} | Sporta</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>${ways}</main></body></html>`,
  };
}
