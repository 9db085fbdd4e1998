/**
 * A provider of tenders as a process of its own: NAME says which. It keeps its books in a file, so a provider that is killed
 * comes back with everything it had answered.
 */
import { startEdenred, startMealTickets, startSatispay, startStripe } from '@sporta/simulators';
import { shopKey } from '@sporta/simulators/satispay/shop-key.ts';

const { NAME, PORT, STATE_FILE, SHOP_URL, KEY_FILE } = process.env as Record<string, string>;
const listening = { port: Number(PORT), stateFile: STATE_FILE! };
// notices are repeated within the storm, not for days after it
const settings = { retryMs: [500, 1_000, 2_000, 4_000], lateMs: 5_000, slowMs: 5_000, duplicates: 3 };

async function start() {
  switch (NAME) {
    case 'stripe':
      return startStripe({ ...listening, settings, webhook: { url: `${SHOP_URL}/ebsn/api/payment-notify/stripe` } });
    case 'satispay': {
      const { publicKey } = await shopKey(KEY_FILE!);
      return startSatispay({
        ...listening,
        publicKeys: [publicKey],
        settings: { ...settings, retryMs: settings.retryMs.slice(0, 2) },
      });
    }
    case 'edenred': {
      const back = `${SHOP_URL}/meal-ticket/edenred/callback`;
      return startEdenred({ ...listening, redirectUris: [back, `${back}-tc`] });
    }
    default:
      return startMealTickets({ ...listening, returnOrigins: [SHOP_URL!] });
  }
}

await start();
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });
