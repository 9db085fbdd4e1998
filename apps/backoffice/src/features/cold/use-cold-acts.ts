import { staffEndpoints } from '@sporta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { orderKeys } from '../../shared/live/index.ts';
import { coldKeys } from './cold-queries.ts';

const { save, read, check, addProbe, revokeProbe } = staffEndpoints.staffCold;

export interface CellDraft {
  cell_id?: number | undefined;
  warehouse_id: number;
  name: string;
  kind: 'chilled' | 'frozen';
  max: number;
  alert_minutes: number;
  silent_minutes: number;
  active: boolean;
}

/** What staff do with cold rooms. @throws ApiError with words for people */
export function useColdActs() {
  const api = useApi();
  const queries = useQueryClient();
  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: coldKeys.all }),
      queries.invalidateQueries({ queryKey: orderKeys.today }),
    ]);
  return {
    async save(cell: CellDraft): Promise<void> {
      await api.call(save, cell);
      await readAgain();
    },
    async read(cellId: number, temperature: number, at: string): Promise<void> {
      await api.call(read, { cell_id: cellId, temperature, at });
      await readAgain();
    },
    async check(cellId: number, text: string, key: string): Promise<void> {
      await api.call(check, { cell_id: cellId, text, idempotency_key: key });
      await readAgain();
    },
    async addProbe(cellId: number, name: string): Promise<string> {
      const { key } = (await api.call(addProbe, { cell_id: cellId, name })).data;
      await readAgain();
      return key;
    },
    async revokeProbe(cellId: number, probeId: number): Promise<void> {
      await api.call(revokeProbe, { cell_id: cellId, probe_id: probeId });
      await readAgain();
    },
  };
}
