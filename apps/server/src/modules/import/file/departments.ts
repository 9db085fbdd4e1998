import { slug } from '@sporta/domain';
import { tidied } from './tidy-names.ts';

export interface Department {
  path: string;
  name: string;
}

/** Finds departments by what files call them: path, name, or names one below the other ("Dispensa > Pasta"). */
export class Departments {
  readonly #paths: Set<string>;
  readonly #byName = new Map<string, string>();
  readonly #added: Department[] = [];
  readonly #mayAdd: boolean;

  constructor(known: readonly Department[], mayAdd: boolean) {
    this.#paths = new Set(known.map(({ path }) => path));
    this.#mayAdd = mayAdd;
    // of two with one name the deeper one: products lie in leaves
    const byDepth = known.toSorted((a, b) => a.path.split('/').length - b.path.split('/').length);
    for (const { path, name } of byDepth) this.#byName.set(key(name), path);
  }

  /** Departments that files named and the shop lacks, parents first. */
  get added(): readonly Department[] {
    return this.#added;
  }

  /** Whether the shop or the file has this path. */
  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** @returns its path, or undefined when there is none and none may be added */
  find(text: string): string | undefined {
    const given = text.trim();
    if (this.#paths.has(given)) return given;
    const named = this.#byName.get(key(given));
    if (named) return named;
    const levels = given
      .split(/\s*[>›»\\]\s*|\s+\/\s+/)
      .filter((level) => slug(level) !== '')
      .slice(0, 4);
    const path = levels.map((level) => slug(level)).join('/');
    if (path === '') return undefined;
    if (this.#paths.has(path)) return path;
    const last = levels.length > 1 ? this.#byName.get(key(levels.at(-1)!)) : undefined;
    if (last) return last;
    return this.#mayAdd ? this.#add(levels) : undefined;
  }

  #add(levels: readonly string[]): string {
    let path = '';
    for (const level of levels) {
      path = [path, slug(level)].filter(Boolean).join('/');
      if (this.#paths.has(path)) continue;
      this.#paths.add(path);
      const name = tidied(level.trim()).slice(0, 120);
      this.#added.push({ path, name });
      this.#byName.set(key(name), path);
    }
    return path;
  }
}

const key = (name: string): string => slug(name);
