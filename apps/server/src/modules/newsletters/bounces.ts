import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { hiddenKey } from '../../platform/shop-secret.ts';
import { bounceDelivery } from './deliveries.repo.ts';
import { readBounce } from './read-bounce.ts';

/** Where the mail server hands reports in, each as it came. */
export const bouncePath = '/newsletter/rimbalzo';

/** A report carries the letter it is about, or its head. */
const LARGEST_REPORT = 1024 * 1024;
const SIGNATURE_FIGURES = 24;

// small letters and figures alone: mail servers may change the case of an address
const signatureOf = async (db: Db, deliveryId: number): Promise<string> =>
  (await hiddenKey(db, 'bounce', String(deliveryId))).toString('hex').slice(0, SIGNATURE_FIGURES);

/**
 * The address a mail comes back to, one for each delivery and signed: `rimbalzi+12.ab…@sporta.example`. Undefined where the shop has
 * no mailbox for that; the mail comes back to its sender then.
 */
export async function returnPathOf({ db, config }: Pick<Deps, 'db' | 'config'>, deliveryId: number) {
  const [mailbox, domain] = config.mail.bounceAddress?.split('@') ?? [];
  return mailbox && domain ? `${mailbox}+${deliveryId}.${await signatureOf(db, deliveryId)}@${domain}` : undefined;
}

/** The delivery an address of ours stands for; undefined for any other address, and for a signature that is not ours. */
async function deliveryOf(db: Db, address: string): Promise<number | undefined> {
  const [, digits = '', signature = ''] = /\+([1-9]\d{0,14})\.([0-9a-f]{24})@/i.exec(address) ?? [];
  if (digits === '') return undefined;
  const wanted = Buffer.from(await signatureOf(db, Number(digits)));
  return timingSafeEqual(wanted, Buffer.from(signature.toLowerCase())) ? Number(digits) : undefined;
}

/**
 * Takes reports of mails that came back. Nobody signs in: a report counts when it was sent to the address of a delivery, which only the
 * server that refused it knows, and its reader.
 */
export function registerBounceRoute(app: FastifyInstance, { db, clock, log }: Deps): void {
  app.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_REPORT }, (_request, body, done) =>
      done(null, body),
    );
    reports.post(
      bouncePath,
      { bodyLimit: LARGEST_REPORT, config: { rateLimit: { max: 600, timeWindow: 60_000 } } },
      async (request, reply) => {
        const bounce = Buffer.isBuffer(request.body) ? readBounce(request.body.toString('latin1')) : undefined;
        reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
        if (!bounce) return reply.code(400).send('not a report of a mail that failed');
        for (const address of bounce.addressedTo) {
          const deliveryId = await deliveryOf(db, address);
          if (deliveryId === undefined) continue;
          if (bounce.isForEver) await bounceDelivery(db, deliveryId, clock.now());
          log.info({ deliveryId, isForEver: bounce.isForEver }, 'a newsletter came back');
          return reply.send('OK');
        }
        return reply.code(400).send('not about a mail of this shop');
      },
    );
  });
}
