import { z } from 'zod';
import { outside } from '../../../platform/outside.ts';
import type { Exchange } from './exchange.ts';

/* The names are those of the exchange system's own messages (docs/how-to/invoices.md). */

const received = z.object({
  IdentificativoSdI: z.union([z.string(), z.number()]).optional(),
  Errore: z.string().optional(),
});
const notifications = z.object({
  notifications: z
    .array(z.object({ id: z.string().max(100), NomeFile: z.string().max(100), File: z.base64() }))
    .max(500),
});

/** An exchange system, or an intermediary, that answers over HTTP. */
export function httpExchange({ url, token, timeoutMs }: { url: string; token: string; timeoutMs: number }): Exchange {
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> =>
    outside('The exchange system of electronic invoices', timeoutMs, async (signal) => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal,
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`the exchange system answered ${response.status}`);
      return text === '' ? undefined : JSON.parse(text);
    });
  return {
    async send({ name, xml }) {
      const answer = received.parse(
        await ask('POST', '/files', { NomeFile: name, File: Buffer.from(xml).toString('base64') }),
      );
      if (answer.Errore) throw new Error(`the exchange system took no file: ${answer.Errore}`);
      return { sdiId: answer.IdentificativoSdI === undefined ? undefined : String(answer.IdentificativoSdI) };
    },
    async waiting() {
      const answer = notifications.parse(await ask('GET', '/notifications'));
      return answer.notifications.map(({ id, NomeFile: name, File: file }) => ({
        id,
        name,
        xml: Buffer.from(file, 'base64').toString('utf8'),
      }));
    },
    async putAway({ id }) {
      await ask('DELETE', `/notifications/${encodeURIComponent(id)}`);
    },
  };
}
