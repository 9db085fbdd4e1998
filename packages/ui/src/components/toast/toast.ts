import { Toast } from '@base-ui/react/toast';

/** How long a message stays for each of its lines, in milliseconds (specification, section 8), errors too: their text stays where they happened. */
export const TOAST_MS = 3000;

export type ToastKind = 'ok' | 'warn' | 'err' | 'info';

export interface ToastAction {
  label: string;
  onClick: () => void;
  /** How long the message stays instead of {@link TOAST_MS}, in milliseconds: taking something back needs time to read. */
  stayMs?: number | undefined;
}

export interface ToastData {
  action?: ToastAction | undefined;
}

export const toastManager = Toast.createToastManager<ToastData>();

function show(kind: ToastKind, text: string, action?: ToastAction): void {
  toastManager.add({
    // The same words again renew the message instead of stacking.
    id: `${kind}:${text}`,
    title: text,
    type: kind,
    timeout: action?.stayMs ?? TOAST_MS * text.split('\n').length,
    data: { action },
  });
}

/** Messages at the bottom of the page; works from anywhere in the browser, drawn by {@link ToastProvider}. */
export const toast = {
  success: (text: string, action?: ToastAction) => show('ok', text, action),
  warning: (text: string, action?: ToastAction) => show('warn', text, action),
  error: (text: string, action?: ToastAction) => show('err', text, action),
  info: (text: string, action?: ToastAction) => show('info', text, action),
  closeAll: () => toastManager.close(),
};
