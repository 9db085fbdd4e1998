import type { Call } from '@sporta/contract/call.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { accessText, jsonSchemaOf, openApiOf } from './openapi.ts';
import { API_PREFIX } from './register-call.ts';

const VERSION = '1.0.0';

/** `/ebsn/api/docs` for people (no script, no foreign file), `/ebsn/api/docs/openapi.json` for programs. */
export function serveDocumentation(app: FastifyInstance, deps: Deps): void {
  let document: string | undefined;
  let page: string | undefined;
  const root = `${API_PREFIX}/docs`;

  app.get(`${root}/openapi.json`, async (_request, reply) => {
    document ??= JSON.stringify(openApiOf(app.calls, VERSION));
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
  app.get(root, async (_request, reply) => {
    page ??= renderPage(app.calls);
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    return reply.header('content-type', 'text/html; charset=utf-8').send(page);
  });
  app.get(`${root}/style.css`, async (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(STYLE),
  );
  deps.log.debug({ calls: app.calls.length }, 'documentation');
}

function renderPage(calls: readonly Call[]): string {
  const byTag = Map.groupBy(calls, (call) => call.tag);
  const menu = [...byTag.keys()].map((tag) => `<li><a href="#${anchor(tag)}">${escapeHtml(tag)}</a></li>`).join('');
  const sections = [...byTag]
    .map(
      ([tag, own]) =>
        `<section id="${anchor(tag)}"><h2>${escapeHtml(tag)}</h2>${own.map((call) => renderCall(call)).join('\n')}</section>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sporta API</title>
<link rel="stylesheet" href="${API_PREFIX}/docs/style.css">
</head>
<body>
<header><h1>Sporta API</h1>
<p>${calls.length} calls below <code>${API_PREFIX}/</code> · <a href="${API_PREFIX}/docs/openapi.json">OpenAPI document</a></p></header>
<nav aria-label="Groups"><ul>${menu}</ul></nav>
<main>
<section id="conventions"><h2>Conventions</h2>
<p>Parameters travel in the query string, as a form or as JSON; all three are merged. Unknown ones are ignored.</p>
<p>Every answer is <code>{ "response": { "status", "errors", "infos", "warnings", … }, "user": { "userId" }, "data": {} }</code>.
A refusal by a business rule is HTTP 200 with <code>status</code> ≠ 0 and one of the codes listed with the call. HTTP 400 names the
wrong field, 403 means not allowed, <strong>419 login needed or session expired</strong>, 429 comes with <code>Retry-After</code>.</p>
<p>The session token is in the header or the cookie <code>X-Ebsn-Account</code>. State-changing calls authenticated by the cookie
must carry the header <code>X-Ebsn-Client</code>.</p></section>
${sections}
</main>
</body>
</html>`;
}

function renderCall(call: Call): string {
  const codes = call.errors.length
    ? `<p>Refusals: ${call.errors.map((code) => `<code>${escapeHtml(code)}</code>`).join(' ')}</p>`
    : '';
  const schema = (title: string, value: object) =>
    `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;
  return `<article>
<h3><span class="method">${escapeHtml(call.method.replace('+', ' · '))}</span> <code>${escapeHtml(call.path)}</code></h3>
<p>${escapeHtml(call.summary)} <em>${escapeHtml(accessText(call))}</em></p>${codes}
${schema('Request', jsonSchemaOf(call.request, 'input'))}
${schema('Data of the answer', jsonSchemaOf(call.data, 'output'))}
</article>`;
}

const anchor = (tag: string) => `group-${tag.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9d4c7, #44423c); --soft: light-dark(#f7f4ec, #24231f); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#24231f, #f2efe6); background: light-dark(#fffdf8, #1a1916); }
h1 { font-size: 2rem; margin: 0; } h2 { margin: 2.5rem 0 1rem; border-bottom: 1px solid var(--line); padding-bottom: .3rem; }
h3 { font-size: 1.05rem; margin: 0 0 .3rem; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .6rem .9rem; border: 1px solid var(--line); border-radius: 1.5rem; text-decoration: none; }
a { color: light-dark(#8a2a0b, #ffb59c); }
article { border: 1px solid var(--line); border-radius: .8rem; padding: 1rem; margin: 0 0 1rem; }
article p { margin: .3rem 0; }
.method { font-size: .8rem; font-weight: 700; padding: .15rem .5rem; border-radius: .4rem; background: var(--soft); }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { background: var(--soft); padding: 1rem; border-radius: .6rem; overflow: auto; max-height: 30rem; }
summary { cursor: pointer; padding: .5rem 0; }
`;
