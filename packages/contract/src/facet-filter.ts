/** Chosen facet values by facet group: the `<group>` of `product_class_<group>` → value ids. */
export type FacetSelection = Record<string, number[]>;

/** The group of brands, whose parameter has a name of its own. */
const brandGroup = 'marca';
const classParameter = /^product_class_([a-z0-9-]{1,60})$/i;

/** The request parameter that narrows a listing by a group: `vendor_id` for brands, else `product_class_<group>`. */
export function facetParameter(group: string): string {
  return group === brandGroup ? 'vendor_id' : `product_class_${group}`;
}

/** The group a request parameter narrows by; none where it is no facet. */
export function facetGroup(parameterName: string): string | undefined {
  return parameterName === 'vendor_id' ? brandGroup : classParameter.exec(parameterName)?.[1];
}

const maxGroups = 30;
const maxValues = 100;

/**
 * Reads the facet selection of a page address, e.g. `1-12.13_2-4` = values 12 and 13 of group 1 and value 4 of group 2.
 * What does not fit the pattern is left out: an address typed by hand never breaks a page.
 */
export function parseFacetFilter(text: string): FacetSelection {
  const selection: FacetSelection = {};
  for (const part of text.split('_').slice(0, maxGroups)) {
    const match = /^([a-z0-9-]{1,60})-(\d{1,9}(?:\.\d{1,9})*)$/i.exec(part);
    if (match) addFacetValues(selection, match[1] as string, (match[2] as string).split('.').map(Number));
  }
  return selection;
}

/** Writes a selection as it is in the page address; groups and values sorted, so that one choice has one address. */
export function formatFacetFilter(selection: FacetSelection): string {
  return Object.entries(selection)
    .filter(([, values]) => values.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, values]) => `${group}-${[...new Set(values)].sort((a, b) => a - b).join('.')}`)
    .join('_');
}

/** Adds values to a group of the selection, each once, within the limits that keep a hostile address cheap. */
export function addFacetValues(selection: FacetSelection, group: string, values: number[]): void {
  const known = Object.hasOwn(selection, group) ? (selection[group] as number[]) : [];
  if (known.length === 0 && Object.keys(selection).length >= maxGroups) return;
  Object.defineProperty(selection, group, {
    value: [...new Set([...known, ...values])].slice(0, maxValues),
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
