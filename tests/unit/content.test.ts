import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contact } from '@/lib/content/contact';
import { event } from '@/lib/content/event';
import { eventPage } from '@/lib/content/event-page';
import { faq } from '@/lib/content/faq';
import { home } from '@/lib/content/home';
import { notice } from '@/lib/content/legal/notice';
import { navigation } from '@/lib/content/navigation';
import { placeholders } from '@/lib/content/placeholders';
import { site } from '@/lib/content/site';
import { contactSchema } from '@/lib/content-schema/contact';
import { eventPageSchema, eventSchema } from '@/lib/content-schema/event';
import { faqSchema, homeSchema } from '@/lib/content-schema/home';
import { legalDocumentSchema } from '@/lib/content-schema/legal';
import { ContentError, parseContent } from '@/lib/content-schema/parse';
import { placeholdersSchema } from '@/lib/content-schema/placeholders';
import { navigationSchema, siteSchema } from '@/lib/content-schema/site';
import { missingFiles } from '@/lib/content-review/missing-files';
import { contentFile, textFields } from '@/lib/content-review/text-fields';
import { formatDateRange, formatDateRangeEnglish } from '@/lib/dates';
import { content } from '@/lib/site-content';
import { sourceFiles, withoutComments } from './support/source-files';

describe('the content as it is', () => {
  it('names only files that are there', () => {
    expect(missingFiles(content, existsSync)).toEqual([]);
  });

  it('is written in files named after their keys, which is how messages find them', () => {
    const files = new Set([...textFields(content).map(({ file }) => file), contentFile('legal', 'common')]);
    expect([...files].filter((file) => !existsSync(file))).toEqual([]);
  });
});

const files = {
  'contact.ts': { schema: contactSchema, value: contact },
  'event.ts': { schema: eventSchema, value: event },
  'event-page.ts': { schema: eventPageSchema, value: eventPage },
  'faq.ts': { schema: faqSchema, value: faq },
  'home.ts': { schema: homeSchema, value: home },
  'legal/notice.ts': { schema: legalDocumentSchema, value: notice },
  'navigation.ts': { schema: navigationSchema, value: navigation },
  'placeholders.ts': { schema: placeholdersSchema, value: placeholders },
  'site.ts': { schema: siteSchema, value: site },
} satisfies Record<string, { schema: z.ZodType; value: unknown }>;

/** A copy of `value` with another value at 'hotels[1].href'; undefined takes the field away. */
function changed(value: unknown, field: string, wrong: unknown): unknown {
  const copy = structuredClone(value);
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() ?? '';
  const holder = keys.reduce(
    (part, key) => part[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  if (wrong === undefined) delete holder[last];
  else holder[last] = wrong;
  return copy;
}

function complaint(file: keyof typeof files, field: string, wrong: unknown): string {
  const { schema, value } = files[file];
  try {
    parseContent({ tried: { file, schema, value: changed(value, field, wrong) } });
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'accepted';
}

const long = 'a'.repeat(401);

describe('a wrong value is refused with file, field, what was found and what is expected', () => {
  it.each([
    ['event.ts', 'firstDay', '14/11/2025', 'una fecha año-mes-día, por ejemplo "2031-05-09"'],
    ['event.ts', 'firstDay', '2025-02-30', 'una fecha año-mes-día'],
    ['event.ts', 'lastDay', '2020-01-01', 'una fecha que no sea anterior a firstDay'],
    ['event.ts', 'state', 'agotado', 'uno de estos estados: announced, on-sale, few-left, sold-out'],
    [
      'event.ts',
      'ticketHref',
      'entradas.example.com',
      'una dirección web completa que empiece por "https://"',
    ],
    ['event.ts', 'hotels[0].name', '', 'un texto que no esté vacío'],
    ['event.ts', 'programme[0].start', '18h', 'una hora de dos cifras y minutos, por ejemplo "18:00"'],
    ['event.ts', 'downloads[0].file', 'C:\\Programa Final.pdf', 'la ruta de un archivo de la carpeta public'],
    ['event.ts', 'revision', '1', 'número'],
    ['event-page.ts', 'states.past', undefined, 'objeto'],
    ['faq.ts', 'entries[0].description', 'a'.repeat(901), 'un texto de 900 caracteres como mucho'],
    ['faq.ts', 'entries[0].video', 'que-es.mov', 'un vídeo MP4 de lib/content/films'],
    ['event.ts', 'hotels[0].image', 'IMG_0001.HEIC', 'HEIC solo lo abre Apple'],
    ['home.ts', 'hero.lead', ' con espacio', 'un texto sin espacios al principio ni al final'],
    ['home.ts', 'locations.venues[0].wave', 'ola', 'una de las ondas: castillo, palacio, bodega'],
    ['legal/notice.ts', 'sections[0].id', 'Titular y más', 'un identificador en minúsculas'],
    ['navigation.ts', 'items[1].href', '/#conceto', 'una página o sección de esta web: /, /proximos-eventos'],
    [
      'site.ts',
      'email',
      'hola(arroba)example.com',
      'una dirección de correo, por ejemplo "hola@example.com"',
    ],
    ['site.ts', 'brand', undefined, 'un texto entre comillas'],
    ['contact.ts', 'subjects[1].id', 'Redes Sociales', 'un nombre corto en minúsculas'],
    ['contact.ts', 'form.counter', 'Te quedan pocos', 'un texto que contenga {count} y {max}'],
  ] as const)('%s, %s', (file, field, wrong, expected) => {
    const message = complaint(file, field, wrong);
    expect(message).toContain(`Archivo:    lib/content/${file}`);
    expect(message).toContain(`Campo:      ${field}\n`);
    expect(message).toContain(
      `Encontrado: ${wrong === undefined ? 'nada: falta' : JSON.stringify(wrong).slice(0, 90)}`,
    );
    expect(/Se espera: {2}(.*)/.exec(message)?.[1]).toContain(expected);
  });

  it('an address that is no placeholder of this site', () => {
    const page = placeholders.pages['/partners'];
    const message = complaint('placeholders.ts', 'pages./otra', page);
    expect(message).toContain('pages');
    expect(message).toContain('/otra');
  });

  it('several at once, so that one preview shows them all', () => {
    const value = changed(changed(event, 'firstDay', 'pronto'), 'state', 'lleno');
    expect(() => parseContent({ tried: { file: 'event.ts', schema: eventSchema, value } })).toThrow(
      'El contenido tiene 2 valor(es) que corregir',
    );
    expect(complaint('event.ts', 'summary', long)).toContain('(403 caracteres)');
  });
});

describe('single source', () => {
  const { firstDay, lastDay, ticketHref } = content.event;
  const facts = [
    firstDay,
    lastDay,
    formatDateRange(firstDay, lastDay),
    formatDateRangeEnglish(firstDay, lastDay),
    content.site.email,
    new URL(ticketHref).host,
    ...content.faq.entries.flatMap(({ video = [] }) => video),
  ];
  // The schemas' messages give examples, which may happen to be the values of the day.
  const files = sourceFiles(['app', 'components', 'lib', 'media', 'scripts']).filter(
    // The scripts that make the films know them by name.
    (file) => !/^(lib\/content(-schema)?|media\/(audio|faq))\//.test(file),
  );

  it.each(facts)('%s is typed in lib/content and nowhere else', (fact) => {
    expect(files.filter((file) => withoutComments(file).includes(fact))).toEqual([]);
  });

  it('and the date in one file of it', () => {
    const typed = textFields(content).filter(
      ({ field, text }) => field !== 'updatedOn' && (text.includes(firstDay) || text.includes(lastDay)),
    );
    expect(new Set(typed.map(({ file }) => file))).toEqual(new Set(['lib/content/event.ts']));
  });
});
