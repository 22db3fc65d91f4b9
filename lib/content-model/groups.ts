import { z } from 'zod';

export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title });

interface ListOptions {
  min?: number;
  max?: number;
  /** Fields that must differ between the entries. */
  unique?: string[];
}

/** A list. An absent list is an empty one, which is an error unless `min` is 0. */
export const list = <Entry extends z.ZodType>(
  title: string,
  entry: Entry,
  { min = 1, max = 9, unique = [] }: ListOptions = {},
) =>
  z
    .array(entry)
    .min(min)
    .max(max)
    .check(({ value, issues }) => {
      for (const key of unique) {
        const values = value.map((one) => (one as Record<string, unknown>)[key]);
        values.forEach((input, index) => {
          const first = values.indexOf(input);
          if (input === undefined || first === index) return;
          const message = `El elemento ${first + 1}.º ya lo tiene. Se espera otro.`;
          issues.push({ code: 'custom', path: [index, key], input, message });
        });
      }
    })
    .meta({ title })
    .prefault([]);
