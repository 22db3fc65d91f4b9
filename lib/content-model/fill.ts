/** Replaces the names in braces that have a value: '{count} de {max}' becomes '3 de 500'. Other names stay. */
export const fill = (text: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
