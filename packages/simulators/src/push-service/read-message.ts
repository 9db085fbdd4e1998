import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';

/** The keys of one browser: what it gives away, and what it reads with. */
export interface DeviceKeys {
  ecdh: ECDH;
  auth: Buffer;
}

const SALT_BYTES = 16;

/**
 * Reads a message as a browser does (RFC 8291 and 8188, `aes128gcm`, one record).
 * @throws when it was encrypted for another device, or changed on the way
 */
export function readMessage(body: Buffer, { ecdh, auth }: DeviceKeys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyLength = body[SALT_BYTES + 4] ?? 0;
  const senderKey = body.subarray(SALT_BYTES + 5, SALT_BYTES + 5 + keyLength);
  const record = body.subarray(SALT_BYTES + 5 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = derive(auth, ecdh.computeSecret(senderKey), info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // 2 marks the end of the last record; zeros after it are padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

export function newKeys(random: (bytes: number) => Buffer): DeviceKeys {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: random(16) };
}
