/** Builds the web app for a server that is not started by `npm start`; does nothing when it is built already. */
import { buildWeb } from './lib/web-build.ts';

try {
  await buildWeb(() => console.log('Building the web app…'));
  console.log('The web app is built.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
