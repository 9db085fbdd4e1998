import { useRouter } from '@tanstack/react-router';
import type { Api } from './api.ts';

/** The client of this page. */
export function useApi(): Api {
  return useRouter().options.context.api;
}
