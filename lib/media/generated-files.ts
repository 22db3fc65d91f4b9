import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder, generated } from './folders';

/** The made files of one run: taken from the cache where it has them, and nothing else left behind. */
export class GeneratedFiles {
  readonly #cache: string;
  readonly #folder: string;
  readonly #puts = new Map<string, Promise<string>>();
  #encoded = 0;

  /** @param root the repository's folder */
  constructor(root: string) {
    this.#cache = path.join(root, cacheFolder);
    this.#folder = path.join(root, generated.folder);
  }

  /** How many files this run had to encode. */
  get encoded(): number {
    return this.#encoded;
  }

  /**
   * Puts a file in its place, once: two uploads that are the same are one file.
   * @param name carries the hash of everything the file depends on
   * @param encode called only when the cache does not have it
   * @returns its address on the site
   */
  put(name: string, encode: () => Promise<Uint8Array>): Promise<string> {
    const known = this.#puts.get(name) ?? this.#put(name, encode);
    this.#puts.set(name, known);
    return known;
  }

  async #put(name: string, encode: () => Promise<Uint8Array>): Promise<string> {
    const cached = path.join(this.#cache, name);
    const target = path.join(this.#folder, name);
    await mkdir(this.#folder, { recursive: true });
    const found = await copyFile(cached, target).then(
      () => true,
      () => false,
    );
    if (!found) {
      await mkdir(this.#cache, { recursive: true });
      // Under another name until it is whole: a build that is stopped must not leave half a picture for the next.
      await writeFile(`${cached}.part`, await encode());
      await rename(`${cached}.part`, cached);
      await copyFile(cached, target);
      this.#encoded += 1;
    }
    return `${generated.address}/${name}`;
  }

  /** Deletes what earlier runs have made and this one has not asked for. */
  async deleteOthers(): Promise<void> {
    for (const folder of [this.#cache, this.#folder]) {
      const old = (await readdir(folder).catch(() => [])).filter((name) => !this.#puts.has(name));
      await Promise.all(old.map((name) => rm(path.join(folder, name), { recursive: true })));
    }
  }
}
