/** Addresses of the built browser files, for the document head; known on the server only. */
export interface DocumentAssets {
  script: string;
  styles: string[];
  fonts: string[];
  /** What the entry imports. */
  preloads: string[];
  /** Files of each route, by route id: they are fetched together with the entry, not after it. */
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
    const id = `/${file}`.replace(/\/index$/, '/');
    routes[id] = [
      ...new Set([...(routes[id] ?? []), ...withImports(manifest, name).filter((each) => !known.has(each))]),
    ];
  }
  const address = (file: string) => `/${file}`;
  return {
    script: address(entry.file),
    styles: (entry.css ?? []).map(address),
    fonts: (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map(address),
    preloads: [...known].filter((file) => file !== entry.file).map(address),
    routes: Object.fromEntries(Object.entries(routes).map(([id, files]) => [id, files.map(address)])),
  };
}

/** Files of a chunk and of everything it imports statically. */
function withImports(manifest: BuildManifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => withImports(manifest, each, seen))];
}
