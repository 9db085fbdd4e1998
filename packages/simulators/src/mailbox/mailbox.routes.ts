import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../platform/html.ts';
import { type DemoShop, deliverOrder, orderConfirmedBy } from './deliver-order.ts';
import { deliveredPage, listPage, messageGonePage, messagePage, type View } from './mailbox-pages.ts';
import { attachmentBytes, type MessageStore, type StoredMessage } from './message-store.ts';

/** A message as tests read it: `GET /api/messages`. */
export interface MailboxMessage {
  id: number;
  receivedAt: string;
  from: { name: string; address: string };
  /** Who got it, lower case. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
  attachments: { name: string; contentType: string; size: number; url: string }[];
}

type ById = { Params: { id: string } };

/**
 * The pages of the mailbox and its JSON: `GET /api/messages?to=`, `GET /api/messages/:id`, `DELETE /api/messages?to=`.
 * @param shop delivers the order of a confirmation, where there is such a shop
 */
export function mailboxRoutes(app: FastifyInstance, store: MessageStore, shop?: DemoShop): void {
  const show = (reply: FastifyReply, body: Html, status = 200) =>
    reply
      .code(status)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; frame-ancestors 'none'",
      })
      .type('text/html; charset=utf-8')
      .send(body.text);
  const find = (id: string) => (/^\d{1,9}$/.test(id) ? store.find(Number(id)) : undefined);

  app.get<{ Querystring: { cerca?: string } }>('/', async (request, reply) => {
    const words = String(request.query.cerca ?? '');
    return show(reply, listPage(store.search(words), words));
  });

  app.post('/messages/delete', async (_request, reply) => {
    store.delete();
    return reply.redirect('/', 303);
  });

  app.get<ById & { Querystring: { vista?: string } }>('/messages/:id', async (request, reply) => {
    const message = find(request.params.id);
    if (!message) return show(reply, messageGonePage(), 404);
    const order = shop && orderConfirmedBy(message);
    return show(reply, messagePage(message, viewOf(request.query.vista, message), order));
  });

  app.post<ById>('/messages/:id/deliver', async (request, reply) => {
    const message = find(request.params.id);
    const order = message && orderConfirmedBy(message);
    if (!shop || !message || order === undefined) return show(reply, messageGonePage(), 404);
    const { done, text } = await deliverOrder(shop, order);
    return show(reply, deliveredPage(message, text), done ? 200 : 409);
  });

  app.get<ById>('/messages/:id/html', async (request, reply) => {
    const message = find(request.params.id);
    if (!message) return show(reply, messageGonePage(), 404);
    // The message is shown as a mail reader would: no scripts, no forms, links in another window (a whole one: the shop's pages have
    // scripts).
    return reply
      .headers({
        'content-security-policy':
          "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http: https:; font-src data:",
      })
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><base target="_blank">${withInlinePictures(message)}`);
  });

  app.get<{ Params: { id: string; index: string } }>('/messages/:id/attachments/:index', async (request, reply) => {
    const attachment = find(request.params.id)?.email.attachments[Number(request.params.index)];
    if (!attachment) return show(reply, messageGonePage(), 404);
    const name = encodeURIComponent(attachment.filename ?? 'allegato');
    return reply
      .headers({
        'content-disposition': `inline; filename*=UTF-8''${name}`,
        'content-security-policy': 'sandbox',
        'x-content-type-options': 'nosniff',
      })
      .type(attachment.mimeType)
      .send(attachmentBytes(attachment));
  });

  app.get<{ Querystring: { to?: string } }>('/api/messages', async (request) => ({
    messages: store.list(request.query.to).map(toJson),
  }));

  app.get<ById>('/api/messages/:id', async (request, reply) => {
    const message = find(request.params.id);
    return message ? toJson(message) : reply.code(404).send({ error: 'No such message' });
  });

  app.get<ById>('/api/messages/:id/raw', async (request, reply) => {
    const message = find(request.params.id);
    return message
      ? reply.type('text/plain; charset=utf-8').send(message.raw)
      : reply.code(404).send({ error: 'No such message' });
  });

  app.delete<{ Querystring: { to?: string } }>('/api/messages', async (request) => ({
    deleted: store.delete(request.query.to),
  }));
}

function viewOf(asked: string | undefined, message: StoredMessage): View {
  if (asked === 'testo' || asked === 'intestazioni') return asked;
  return message.email.html ? 'html' : 'testo';
}

/** Pictures sent along (`cid:`) come from the message's attachments. */
function withInlinePictures({ id, email }: StoredMessage): string {
  return (email.html ?? '').replace(/cid:([^"'\s)>]+)/g, (whole, name: string) => {
    const index = email.attachments.findIndex((each) => each.contentId === `<${decodeURIComponent(name)}>`);
    return index < 0 ? whole : `/messages/${id}/attachments/${index}`;
  });
}

function toJson({ id, receivedAt, recipients, email }: StoredMessage): MailboxMessage {
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    from: { name: email.from?.name ?? '', address: email.from?.address ?? '' },
    to: [...recipients],
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers: email.headers.map((header) => ({ name: header.originalKey, value: header.value })),
    attachments: email.attachments.map((attachment, index) => ({
      name: attachment.filename ?? '',
      contentType: attachment.mimeType,
      size: attachmentBytes(attachment).length,
      url: `/messages/${id}/attachments/${index}`,
    })),
  };
}
