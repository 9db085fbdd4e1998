/** What our routes are measured against: bare Fastify routes that answer with bytes they were given. */
import Fastify from 'fastify';

/** Ready-made answers by address. */
export type Answers = Record<string, string>;

const app = Fastify();
const bytes = new Map<string, Buffer>();
app.get('/ebsn/api/*', (request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8').send(bytes.get(request.url));
});
process.on('message', (answers: Answers) => {
  bytes.clear();
  for (const [url, text] of Object.entries(answers)) bytes.set(url, Buffer.from(text));
  process.send?.({ filled: bytes.size });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: await app.listen({ host: '127.0.0.1', port: 0 }) });
