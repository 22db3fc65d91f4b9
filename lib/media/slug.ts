import path from 'node:path';

/** An uploaded file's name as it stands in addresses: 'Foto castillo (1).JPG' as 'foto-castillo-1'. */
export function slug(file: string): string {
  const plain = path.parse(file).name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
