import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface Heard {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A shop's ear: notes what it receives and answers what `answers` says next (200 when nothing is left). */
export async function startListener() {
  const heard: Heard[] = [];
  const answers: number[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    heard.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    response.writeHead(answers.shift() ?? 200).end();
    for (const wake of waiting.splice(0)) wake();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    answers,
    /** Resolves when `count` requests were heard in all. */
    async until(count: number): Promise<Heard[]> {
      while (heard.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return heard;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
