/**
 * Puts values in place of their names in braces; a name without a value stays. A value that ends in a full stop
 * ('S. L.') takes the sentence's with it.
 */
export function fillText(text: string, values: Readonly<Record<string, string | null>>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (mark, name: string, stop: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    if (value === null || value === undefined) return mark;
    return value.endsWith('.') ? value : value + stop;
  });
}
