import path from 'node:path';

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
  const stray = Object.keys(files).filter((name) => !isRead(name));
  return [
    ...stray.map((file) => ({
      file,
      found: 'un archivo que la web no lee: su nombre no es ninguno de los de siempre',
      expected: 'el cambio en el archivo de siempre; este se borra (o se le devuelve su nombre)',
    })),
    ...needed
      .filter((file) => files[file] === undefined)
      .map((file) => ({
        file,
        found: 'nada: falta',
        expected: 'este archivo con este nombre, que no se cambia',
      })),
  ];
}
