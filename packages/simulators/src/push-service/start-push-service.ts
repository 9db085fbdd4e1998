import { randomBytes } from 'node:crypto';
import fastify from 'fastify';
import { answerToThisMachine, type ListenOptions, listen, type Simulator } from '../platform/server.ts';
import { type DeviceKeys, newKeys, readMessage } from './read-message.ts';
import { readSender } from './read-sender.ts';

/** A browser that said yes: what it tells the shop, and what it was told since. */
export interface PlayedDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Messages it could read, the first first. */
  readonly messages: { text: string; ttl: number }[];
  /** From now on the push service answers so: 410 gone, 404 never there, 500 away; 201 is well again. */
  answer(status: number): void;
}

export interface PushService extends Simulator {
  /** @param sender key that may send to it; without, any that proves to be itself */
  device(sender?: string): PlayedDevice;
  /** Requests that proved nothing, or could not be read: why. */
  readonly refused: string[];
}

interface Known extends PlayedDevice {
  keys: DeviceKeys;
  sender: string | undefined;
  status: number;
}

/**
 * A stand-in for the push services of browsers (RFC 8030): takes messages for devices it made up, asks who sends, and reads them as
 * the device would.
 */
export async function startPushService(options: ListenOptions & { now?: () => number } = {}): Promise<PushService> {
  const { now = Date.now } = options;
  const devices = new Map<string, Known>();
  const refused: string[] = [];
  const app = fastify({ forceCloseConnections: true, bodyLimit: 4096 });
  answerToThisMachine(app, options.host);
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Params: { id: string }; Body: Buffer }>('/push/:id', async ({ params, body, headers }, reply) => {
    const device = devices.get(params.id);
    if (!device) return reply.code(404).send();
    const refuse = (status: number, why: string) => {
      refused.push(why);
      return reply.code(status).send(why);
    };
    const sender = readSender(headers.authorization, url, now());
    if (!sender) return refuse(401, 'no valid token of a sender');
    if (device.sender !== undefined && sender !== device.sender) return refuse(403, 'not the sender of this device');
    if (headers['content-encoding'] !== 'aes128gcm') return refuse(415, 'not encrypted as aes128gcm');
    const ttl = Number(headers.ttl ?? Number.NaN);
    if (!Number.isInteger(ttl) || ttl < 0) return refuse(400, 'no TTL');
    if (device.status !== 201) return reply.code(device.status).send();
    try {
      device.messages.push({ text: readMessage(body, device.keys), ttl });
    } catch {
      return refuse(400, 'the device cannot read it');
    }
    return reply.code(201).header('location', `${url}/message/${device.messages.length}`).send();
  });

  const url = await listen(app, options);
  return {
    url,
    refused,
    device(sender) {
      const id = randomBytes(16).toString('base64url');
      const keys = newKeys(randomBytes);
      const device: Known = {
        endpoint: `${url}/push/${id}`,
        p256dh: keys.ecdh.getPublicKey('base64url'),
        auth: keys.auth.toString('base64url'),
        messages: [],
        keys,
        sender,
        status: 201,
        answer(status) {
          device.status = status;
        },
      };
      devices.set(id, device);
      return device;
    },
    close: () => app.close(),
  };
}
