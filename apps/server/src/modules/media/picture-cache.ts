import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Pictures on disk, each made once however many ask for it at the same time. */
export class PictureCache {
  readonly #directory: string;
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** @param file path below the cache directory, e.g. `products/07/107/3f2a-240.webp`; made by us, never by a visitor. */
  async get(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = await this.read(file);
    if (known) return known;
    let making = this.#making.get(file);
    if (!making) {
      making = this.#make(file, make).finally(() => this.#making.delete(file));
      this.#making.set(file, making);
    }
    return making;
  }

  async has(file: string): Promise<boolean> {
    return access(path.join(this.#directory, file)).then(
      () => true,
      () => false,
    );
  }

  async read(file: string): Promise<Buffer | undefined> {
    try {
      return await readFile(path.join(this.#directory, file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Removes the files of a folder that do not begin with `prefix`: older versions of the same picture. */
  async keepOnly(folder: string, prefix: string): Promise<void> {
    const directory = path.join(this.#directory, folder);
    for (const name of await readdir(directory)) {
      if (!name.startsWith(prefix) && !name.endsWith('.part')) await rm(path.join(directory, name), { force: true });
    }
  }

  async #make(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await make();
    const target = path.join(this.#directory, file);
    // Written beside and renamed: nobody ever reads half a picture, not even after a power cut.
    const part = `${target}.${randomBytes(4).toString('hex')}.part`;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(part, picture);
    await rename(part, target);
    return picture;
  }
}
