import path from 'node:path';

/** Pictures, films and music are looked at for themselves; systems leave hidden files. */
const atHome =
  /(^|\/)(README\.md|\.[^/]+)$|\/(pictures|films|music)\/|\.(jpe?g|png|webp|avif|hei[cf]|mp4|mov|webm|vtt|m4a|mp3)$/i;

const stray = (file) => ({
  file,
  found: 'un archivo que la web no lee: su nombre no es ninguno de los de siempre',
  expected: 'el cambio en el archivo de siempre; este se borra (o se le devuelve su nombre)',
});

/**
 * Files among the content that are none: event.ts.txt, as some editors save it.
 * @param {string[]} names of those that do not end in .ts, from the repository's root
 */
export function strangeFiles(names) {
  return names.filter((name) => !atHome.test(name)).map(stray);
}

/**
 * Content files that nothing reads, a copy put beside the one it should replace, and those that are gone.
 * @param {Record<string, string>} files their texts by name, from the repository's root
 * @param {string} reader text of lib/site-content.ts, the door through which they are read
 * @returns {{ file: string, found: string, expected: string }[]}
 */
export function misnamedFiles(files, reader) {
  const texts = [reader, ...Object.values(files)];
  const isRead = (name) => texts.some((text) => text.includes(`/${path.basename(name, '.ts')}'`));
  const needed = [...reader.matchAll(/from '\.\/(content\/[^']+)'/g)].map(([, name]) => `lib/${name}.ts`);
  return [
    ...Object.keys(files)
      .filter((name) => !isRead(name))
      .map(stray),
    ...needed
      .filter((file) => files[file] === undefined)
      .map((file) => ({
        file,
        found: 'nada: falta',
        expected: 'este archivo con este nombre, que no se cambia',
      })),
  ];
}
