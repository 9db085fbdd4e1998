import { type ContentPage, endpoints, isApiError, type Popup } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';

/** A content page; null when there is none of that name. */
export async function loadPage(api: Api, name: string, signal: AbortSignal): Promise<ContentPage | null> {
  try {
    return (await api.call(endpoints.content.pageView, { page_name: name }, { signal })).data.page;
  } catch (error) {
    if (isApiError(error) && error.is('page-not-found', 'invalid-field')) return null;
    throw error;
  }
}

/** The notice of today, if there is one; a shop that cannot say has none. */
export async function loadPopup(api: Api, signal: AbortSignal): Promise<Popup | null> {
  try {
    return (await api.call(endpoints.content.popupView, {}, { signal })).data.popup ?? null;
  } catch {
    return null;
  }
}
