import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaCacheFolder, publicMedia } from '../../media/folders';

/** The files that one run generates, or takes from the cache if they are there. */
export class GeneratedFiles {
  readonly #cache: string;
  readonly #folder: string;
  readonly #puts = new Map<string, Promise<void>>();
  encodedCount = 0;

  /** @param root the repository's folder @param contentDir the content's folder, as a path from `root` */
  constructor(root: string, contentDir: string) {
    this.#cache = path.join(root, mediaCacheFolder, contentDir);
    this.#folder = path.join(root, publicMedia.folder);
  }

  /**
   * Writes a file once, from the cache or by encoding it, and returns its address on the site.
   * @param name must contain the hash of everything that the file depends on
   */
  async put(name: string, encode: () => Promise<Uint8Array>): Promise<string> {
    const put = this.#puts.get(name) ?? this.#write(name, encode);
    this.#puts.set(name, put);
    await put;
    return `${publicMedia.address}/${name}`;
  }

  async #write(name: string, encode: () => Promise<Uint8Array>): Promise<void> {
    const cached = path.join(this.#cache, name);
    const target = path.join(this.#folder, name);
    await mkdir(this.#cache, { recursive: true });
    await mkdir(this.#folder, { recursive: true });
    try {
      await copyFile(cached, target);
    } catch {
      // A build that is stopped while it writes must not leave an incomplete file in the cache.
      await writeFile(`${cached}.part`, await encode());
      await rename(`${cached}.part`, cached);
      await copyFile(cached, target);
      this.encodedCount += 1;
    }
  }

  /** Deletes files of earlier runs that this run did not need. */
  async deleteOthers(): Promise<void> {
    for (const folder of [this.#cache, this.#folder]) {
      const old = (await readdir(folder).catch(() => [])).filter((name) => !this.#puts.has(name));
      await Promise.all(old.map((name) => rm(path.join(folder, name), { recursive: true })));
    }
  }
}
