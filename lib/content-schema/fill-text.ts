/**
 * Replaces names in braces by their values; a name without a value stays. After a value that ends in a full stop
 * ('S. L.') the sentence's own is dropped.
 */
export function fillText(text: string, values: Readonly<Record<string, string | null>>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (mark, name: string, stop: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    if (value === null || value === undefined) return mark;
    return value.endsWith('.') ? value : value + stop;
  });
}
