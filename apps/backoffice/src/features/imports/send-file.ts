import { staffEndpoints } from '@sporta/contract';
import { importPartBytes, type StaffImport } from '@sporta/contract/staff-import.ts';
import type { Api } from '../../lib/api.ts';

const { staffImports } = staffEndpoints;
/** A piece that does not arrive is sent again, so many times. */
const tries = 3;

/** Sends a file in pieces and has it read. @param onSent called with the share that arrived, 0…1 */
export async function sendFile(api: Api, file: File, onSent: (share: number) => void): Promise<StaffImport> {
  const begun = await api.call(staffImports.begin, { file_name: file.name, bytes: file.size });
  const { importId } = begun.data.import;
  const parts = Math.ceil(file.size / importPartBytes);
  for (let part = 0; part < parts; part++) {
    const data = await base64(file.slice(part * importPartBytes, (part + 1) * importPartBytes));
    await again(() => api.call(staffImports.append, { import_id: importId, part, data }));
    onSent((part + 1) / parts);
  }
  return (await api.call(staffImports.read, { import_id: importId })).data.import;
}

/** A piece counts once however often it is sent; what the shop itself refuses is not sent again. */
async function again(send: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await send();
      return;
    } catch (error) {
      if (attempt === tries || (error instanceof Error && error.name === 'ApiError')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 400 * attempt));
    }
  }
}

async function base64(piece: Blob): Promise<string> {
  const bytes = new Uint8Array(await piece.arrayBuffer());
  let text = '';
  // in strides: a call takes only so many arguments
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return btoa(text);
}
