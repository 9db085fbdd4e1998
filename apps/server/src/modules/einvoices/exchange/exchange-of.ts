import type { EinvoiceSettings } from '../../../platform/einvoice-settings.ts';
import type { Exchange } from './exchange.ts';
import { folderExchange } from './folder-exchange.ts';
import { httpExchange } from './http-exchange.ts';

/** The way the settings name; undefined: there is none yet. */
export function exchangeOf(settings: EinvoiceSettings | undefined): Exchange | undefined {
  if (!settings) return undefined;
  return settings.kind === 'folder' ? folderExchange(settings) : httpExchange(settings);
}
