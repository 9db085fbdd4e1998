import type { NoticeSettings } from '@sporta/contract';
import { toast } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { noticeSettingsKey } from './api/settings.ts';

/** A change of the settings: what the server answers is shown, and what it refuses is said. */
export function useSettings<Input>(
  change: (api: Api, input: Input) => Promise<NoticeSettings | undefined>,
  done: string,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSuccess: (settings) => {
      if (!settings) return;
      queryClient.setQueryData(noticeSettingsKey, settings);
      toast.success(done);
    },
    onError: (error) => toast.error(messageOf(error, 'La scelta non è stata salvata: riprova.')),
  });
}
