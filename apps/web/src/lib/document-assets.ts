/** Addresses of the built browser files, for the document head; known on the server only. */
export interface DocumentAssets {
  script: string;
  /** Sheets of every page. */
  styles: string[];
  fonts: string[];
  /** What the entry imports. */
  preloads: string[];
  /**
   * Files of each route, by route id: its sheets, which the head names so that a page opened by its address has its look at once, and its
   * program, which is fetched together with the entry and not after it.
   */
  routes: Record<string, string[]>;
}

interface ManifestChunk {
  file: string;
  src?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

export type BuildManifest = Record<string, ManifestChunk>;

const ENTRY = 'src/entry-client.tsx';

/** @throws Error if the manifest is not one of this app */
export function readAssets(manifest: BuildManifest): DocumentAssets {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error('The browser build has no entry: run the build again');
  const known = new Set(withImports(manifest, ENTRY));
  const routes: Record<string, string[]> = {};
  for (const [name, { src }] of Object.entries(manifest)) {
    const file = /^src\/routes\/(.+)\.tsx(\?|$)/.exec(src ?? name)?.[1];
    if (!file) continue;
    const id = routeIdOf(file);
    routes[id] = [
      ...new Set([...(routes[id] ?? []), ...withImports(manifest, name).filter((each) => !known.has(each))]),
    ];
  }
  const address = (file: string) => `/${file}`;
  return {
    script: address(entry.file),
    styles: [...known].filter(isSheet).map(address),
    fonts: (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map(address),
    preloads: [...known].filter((file) => file !== entry.file && !isSheet(file)).map(address),
    routes: Object.fromEntries(Object.entries(routes).map(([id, files]) => [id, files.map(address)])),
  };
}

/** The id the router gives to the route of a file: a dot in its name is a step of the address. @param file below routes/, without its ending */
export const routeIdOf = (file: string): string => `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/');

export const isSheet = (file: string): boolean => file.endsWith('.css');

/** Sheets that the pages of these routes are drawn with, in the order of the head: a sheet of a page has its say after those of every page. */
export function sheetsOf({ styles, routes }: DocumentAssets, routeIds: readonly string[]): string[] {
  return [...new Set([...styles, ...routeIds.flatMap((id) => routes[id] ?? []).filter(isSheet)])];
}

/** Files of a chunk and of everything it imports statically. */
function withImports(manifest: BuildManifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((each) => withImports(manifest, each, seen)),
  ];
}
