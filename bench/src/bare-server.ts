/** What our routes are measured against: bare Fastify routes that answer with bytes they were given. */
import Fastify from 'fastify';
import { processorMs } from './processor.ts';

/** Ready-made answers by address. */
export type Answers = Record<string, string>;
type Order = { ask: 'processor' } | { answers: Answers };

const app = Fastify();
const bytes = new Map<string, Buffer>();
app.get('/ebsn/api/*', (request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8').send(bytes.get(request.url));
});
process.on('message', (order: Order) => {
  if ('ask' in order) {
    process.send?.({ processorMs: processorMs() });
    return;
  }
  bytes.clear();
  for (const [url, text] of Object.entries(order.answers)) bytes.set(url, Buffer.from(text));
  process.send?.({ filled: bytes.size });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: await app.listen({ host: '127.0.0.1', port: 0 }) });
