const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text → HTML, safe in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** "1 prodotto", "3 prodotti". */
export function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Count of the cart: nothing, "1 prodotto", "N prodotti" (specification section 8). */
export function cartCountText(count: number): string {
  return count > 0 ? countText(count, 'prodotto', 'prodotti') : '';
}

/** "lunedì 30 novembre" → "Lunedì 30 novembre". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
