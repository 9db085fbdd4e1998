/**
 * npm run satispay:pair -- CODE [FILE]
 *
 * Pairs the shop with Satispay by an activation code of its dashboard, once: makes a pair of RSA keys, tells Satispay the public
 * half, writes the private one to FILE (default: DATA_DIR/satispay.pem) for nobody else to read, and says what to set.
 */
import { makeKeyPair, pairWithSatispay } from './lib/satispay-pairing.ts';

process.exitCode = await pair(process.argv.slice(2));

async function pair([code, file]: string[]): Promise<number> {
  if (!code) {
    console.error('Usage: npm run satispay:pair -- CODE [FILE]');
    return 2;
  }
  const url = process.env.SATISPAY_URL || 'https://authservices.satispay.com';
  const target = file ?? `${process.env.DATA_DIR || '.data'}/satispay.pem`;
  const result = await pairWithSatispay({ url, code, file: target, keys: await makeKeyPair() });
  if ('problem' in result) {
    console.error(result.problem);
    return 1;
  }
  console.log(`Paired. The private key is in ${result.file}: keep it secret, and keep a copy. Set:\n`);
  console.log(`SATISPAY_URL=${url}`);
  console.log(`SATISPAY_KEY_ID=${result.keyId}`);
  console.log(`SATISPAY_PRIVATE_KEY=${result.file}`);
  return 0;
}
