/** Builds the web app for a server that is not started by `npm start`; does nothing when it is built already. */
import { buildWeb } from './lib/web-build.ts';

await buildWeb(() => console.log('Building the web app…'));
console.log('The web app is built.');
