import path from 'node:path';
import { contentHash } from '../media/content-hash';

/** Folder of all documents below public/, and their addresses there. */
export const documentsFolder = 'programacion';

/** The documents that the build makes, under the addresses by which the content names them. */
export const madeDocuments = {
  programme: `/${documentsFolder}/programa-es.pdf`,
  timetable: `/${documentsFolder}/timetable-en.pdf`,
};

/** 'programa-es.0123456789.pdf': what such a name holds never changes. Hashes were longer once, and are still linked to. */
export const hashedName = /^(.+)\.[0-9a-f]{10,}(\.[a-z0-9]+)$/;

/** The name by which a file is published: its own with a hash of what it holds. */
export function nameByContent(file: string, bytes: Uint8Array): string {
  const { name, ext } = path.parse(file);
  return `${name}.${contentHash(bytes)}${ext}`;
}
