/**
 * Writes www/index.html, which the app shows when the shop cannot be reached, with the address of the shop in it. Capacitor runs it
 * before it copies www into the native projects.
 *
 * Environment: SHOP_URL, origin of the shop.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';

const folder = new URL('../', import.meta.url);
const shop = new URL(process.env.SHOP_URL || 'https://spesa.sporta.example').origin;
const page = await readFile(new URL('start-page.html', folder), 'utf8');
await mkdir(new URL('www/', folder), { recursive: true });
await writeFile(new URL('www/index.html', folder), page.replace('SHOP_URL', shop));
