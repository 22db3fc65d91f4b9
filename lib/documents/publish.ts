import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentsFolder, hashedName, madeDocuments, nameByContent } from './addresses';
import { makeDocument } from './make';

type Content = Parameters<typeof makeDocument>[1];

/**
 * Writes what visitors download below `publicFolder`: the made documents under their plain addresses, which may have
 * been shared, and a copy of each download under a name by its content, which browsers may keep for ever.
 * @returns the names of those copies
 */
export function publishDocuments(content: Content, publicFolder: string): string[] {
  const folder = path.join(publicFolder, documentsFolder);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((file) => hashedName.test(file)))
    rmSync(path.join(folder, name));
  for (const name of ['programme', 'timetable'] as const)
    writeFileSync(path.join(publicFolder, madeDocuments[name]), makeDocument(name, content));
  return content.event.downloads.map(({ file }) => {
    const bytes = readFileSync(path.join(publicFolder, file));
    const name = nameByContent(file, bytes);
    writeFileSync(path.join(folder, name), bytes);
    return name;
  });
}
