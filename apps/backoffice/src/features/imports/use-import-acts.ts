import { type ImportMapping, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { importKeys } from './imports-queries.ts';

const { staffImports } = staffEndpoints;

export interface MendedCell {
  line: number;
  column: string;
  value: string;
}

export interface HowToApply {
  /** Takes products off sale that the file does not name. */
  suspends: boolean;
  /** ISO instant; undefined: with the rest. */
  pricesFrom: string | undefined;
}

/** What can be done with an import. What became of it is read again, and while it is worked on again and again. */
export function useImportActs(importId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const input = { import_id: importId };
  const settle = {
    onError: (error: Error) => toast.error(messageOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: importKeys.all }),
  };
  const check = useMutation({
    mutationFn: (mapping: ImportMapping) => api.call(staffImports.check, { ...input, mapping }),
    ...settle,
  });
  const mend = useMutation({
    mutationFn: (cell: MendedCell) => api.call(staffImports.mend, { ...input, ...cell }),
    ...settle,
  });
  const apply = useMutation({
    mutationFn: ({ suspends, pricesFrom }: HowToApply) =>
      api.call(staffImports.apply, { ...input, suspend_missing: suspends, prices_from: pricesFrom }),
    ...settle,
  });
  const cancel = useMutation({ mutationFn: () => api.call(staffImports.cancel, input), ...settle });
  const undo = useMutation({ mutationFn: () => api.call(staffImports.undo, input), ...settle });
  return { check, mend, apply, cancel, undo };
}
