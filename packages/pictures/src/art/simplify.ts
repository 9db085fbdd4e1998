/**
 * Art without its filters, for patterns of many pieces: filters are what makes a picture slow to render. Shapes with
 * an inner shadow stay, plain; blurred highlights, which would turn into hard patches, go.
 */
export function withoutFilters(body: string): string {
  const blurs = new Set<string>();
  const kept = body.replace(
    /<filter\b[^>]*\bid="([^"]+)"[^>]*>([\s\S]*?)<\/filter>/g,
    (_all, id: string, steps: string) => {
      if (!/feComposite|feOffset/.test(steps)) blurs.add(id);
      return '';
    },
  );
  const isBlur = (id: string) => blurs.has(id);
  return kept
    .replace(
      /<g filter="url\(#([^)]+)\)"[^>]*>((?:<(?:path|ellipse|circle|rect)\b[^>]*\/>)+)<\/g>/g,
      (_all, id: string, inside: string) => (isBlur(id) ? '' : inside),
    )
    .replace(/<(?:path|ellipse|circle|rect)\b[^>]*\bfilter="url\(#([^)]+)\)"[^>]*\/>/g, (element, id: string) =>
      isBlur(id) ? '' : element,
    )
    .replace(/ filter="url\(#[^)]+\)"/g, '');
}
