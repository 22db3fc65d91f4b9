import { z } from 'zod';
import { internalHref, webAddress } from './addresses';
import { distinct, isoDate, placeholderValues, text, textPiece, texts, title, waveform } from './fields';

/** Owner's facts that legal texts may name in braces ('{owner}'); legal-facts.ts fills them in. */
export const legalFacts = [
  'brand',
  'owner',
  'taxId',
  'address',
  'register',
  'email',
  'phone',
  'site',
] as const;

export type LegalFact = (typeof legalFacts)[number];

const marks = { allowed: legalFacts };

const anchor = z
  .string('un identificador entre comillas')
  .regex(
    /^[a-z][a-z0-9-]*$/,
    'un identificador en minúsculas, sin espacios ni acentos, por ejemplo "tus-derechos"',
  );

const linkTarget = z.union(
  [
    internalHref,
    webAddress,
    z.literal('mailto:{email}'),
    z.string().regex(/^(\/(aviso-legal|politica-privacidad|politica-cookies))?#[a-z][a-z0-9-]*$/),
  ],
  'una página de esta web, un apartado de un texto legal ("#contacto"), una dirección "https://…" o "mailto:{email}"',
);

const run = z.union([textPiece(marks), z.strictObject({ text: text(120, marks), href: linkTarget })], {
  error: 'un texto entre comillas o un enlace { text, href }',
});

/** Running text: a string, or strings and links in reading order. */
const inline = z.union([text(1200, marks), z.array(run).min(1)], {
  error: 'un texto de 1200 caracteres como mucho, o una lista de textos y enlaces',
});

const term = z.strictObject({ term: text(80), text: inline });

const table = z
  .strictObject({
    caption: text(160),
    columns: z.array(text(40)).min(2),
    rows: z.array(z.array(inline)).min(1),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    message: 'filas con tantas celdas como columnas tiene la tabla',
  });

/** A block; a plain inline is a paragraph. `storage` is replaced by the table of what the site stores in browsers. */
const block = z.union(
  [
    inline,
    z.strictObject({ list: z.array(inline).min(1) }),
    z.strictObject({ terms: z.array(term).min(1) }),
    z.strictObject({ table }),
    z.strictObject({ storage: z.strictObject({ caption: text(160), columns: z.array(text(40)).length(4) }) }),
  ],
  {
    error:
      'un párrafo, { list: […] }, { terms: [{ term, text }] }, { table: { caption, columns, rows } } o { storage: … }',
  },
);

const section = z.strictObject({ id: anchor, heading: text(80), blocks: z.array(block).min(1) });

export const legalDocumentSchema = z.strictObject({
  title,
  /** For search results, in plain text. */
  description: text(170, marks),
  wave: waveform,
  /** Any day of the month shown as the last update. */
  updatedOn: isoDate,
  intro: inline,
  sections: z.array(section).min(1).check(distinct('id', 'sections')),
  placeholderValues,
});

export const legalCommonSchema = texts(40, 'back', 'contact', 'contents', 'updated');

export type LegalTerm = z.output<typeof term>;
export type LegalTable = z.output<typeof table>;
export type LegalInline = z.output<typeof inline>;
export type LegalBlock = z.output<typeof block>;
export type LegalDocument = z.output<typeof legalDocumentSchema>;
export type LegalDocumentContent = z.input<typeof legalDocumentSchema>;
export type LegalCommon = z.output<typeof legalCommonSchema>;
