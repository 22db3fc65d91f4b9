import path from 'node:path';

/** The guide, hidden files, and uploads, which the review checks by their bytes. */
const expected =
  /(^|\/)(README\.md|\.[^/]+)$|\/(pictures|films|music)\/|\.(jpe?g|png|webp|avif|hei[cf]|mp4|mov|webm|vtt|m4a|mp3)$/i;

const stray = (file) => ({
  file,
  found: 'un archivo que la web no lee: su nombre no es ninguno de los de siempre',
  expected: 'el cambio en el archivo de siempre; este se borra (o se le devuelve su nombre)',
});

/**
 * Other files in the content's folder: event.ts.txt, as some editors save it.
 * @param {string[]} names of those that do not end in .ts, from the repository's root
 */
export function strangeFiles(names) {
  return names.filter((name) => !expected.test(name)).map(stray);
}

/**
 * Content files that nothing imports, such as copies, and missing ones.
 * @param {Record<string, string>} files their texts by name, from the repository's root
 * @param {string} reader text of lib/site-content.ts, which imports them
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
