import { endpoints } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';

export interface LastVersion {
  version: string;
  description: string;
  /** With `{platform}` for ios or android. */
  url: string;
}

export async function loadLastVersion(api: Api): Promise<LastVersion> {
  return (await api.call(endpoints.content.version, {})).data.lastVersion;
}
