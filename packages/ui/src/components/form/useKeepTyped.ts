import { useEffect, useState } from 'react';

/**
 * Keeps what was typed, or filled in by the browser, before the page's program ran: a form library that takes the field over
 * writes its own first value into it. The text is put back as if it had just been typed.
 * @param id of the field in the document
 */
export function useKeepTyped(id: string): void {
  // While a page of the server is taken over, the field is in the document before the component has rendered.
  const [typed] = useState(() => typedIn(id));
  useEffect(() => {
    const field = typed === undefined ? undefined : fieldOf(id);
    if (!field || typed === undefined || field.value === typed) return;
    // React keeps its own record of the value on the element; only the setter of the prototype goes past it.
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    setter?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [id, typed]);
}

function fieldOf(id: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined;
}

function typedIn(id: string): string | undefined {
  const field = fieldOf(id);
  return field && field.value !== field.defaultValue ? field.value : undefined;
}
