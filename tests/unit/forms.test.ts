import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makePagesYaml } from '@/lib/build/forms';
import { eventFiles, legalFiles, pageFiles, yamlFiles } from '@/lib/content-model/schemas/files';
import type { Content } from '@/lib/content-model/load/load-content';
import { content, eventFile, loadEdited } from './support/content';
import { opened, readForms, refusals, saved, type Form, type FormField } from './support/pages-cms';

/** The values of a form, as far as the tests change them. */
interface Values {
  why?: { testimonials: object[] };
  arrival?: { english: string; items: object[] };
  programme?: { english: object }[];
  downloads?: { language: string }[];
  entries?: Record<string, unknown>[];
  [name: string]: unknown;
}

const configuration = readFileSync('.pages.yml', 'utf8');
const forms = readForms(configuration);

const form = (label: string): Form => {
  const found = forms.find((other) => other.label === label);
  if (!found) throw new Error(`There is no form ${label}.`);
  return found;
};

const sourceOf = ({ path }: Form) => path.replace('lib/content/', '');

/** The files that a form edits: its own, or those of its folder. */
function filesOf(edited: Form): string[] {
  const source = sourceOf(edited);
  if (edited.type === 'file') return [source];
  return readdirSync(`tests/content/${source}`).map((name) => `${source}/${name}`);
}

/** What staff change in each form. */
type Changes = Record<string, (values: Values) => void>;

/** The content after each of these forms was changed and saved in a file, once for each record of changes. */
function contentAfter(file: string, ...saves: Changes[]): Content {
  const changes = saves.flatMap((save) => Object.entries(save));
  const save = (text: string, [label, change]: (typeof changes)[number]) => saved(form(label), text, change);
  return loadEdited({ [file]: (text) => changes.reduce(save, text) });
}

/** The fields of a form and of the groups in it, each with whether it is in a list. */
const allFields = (fields: FormField[], isInList = false): { field: FormField; isInList: boolean }[] =>
  fields.flatMap((field) => [
    { field, isInList },
    ...allFields(field.fields ?? [], isInList || field.list !== undefined),
  ]);

describe('the configuration', () => {
  it('follows the schemas; otherwise run npm run forms', () => {
    const links = allFields(form('Menú y pie').fields).flatMap(({ field }) => field.options?.values ?? []);
    // Staff may rename a page. Until npm run forms, links offer it by its old name.
    const names = links.filter(({ value }) => existsSync(`lib/content/pages${value}.yaml`));
    expect(configuration).toBe(
      makePagesYaml(Object.fromEntries(names.map(({ value, label }) => [value, label]))),
    );
  });

  it('has a form for each file, and short names in the sidebar', () => {
    const files = [...Object.values(yamlFiles), ...Object.values(legalFiles)].map(({ file }) => file);
    expect([...new Set(forms.map(sourceOf))].sort()).toEqual(
      [...files, eventFiles.folder, pageFiles.folder].sort(),
    );
    for (const { label } of forms) expect(label.length, label).toBeLessThanOrEqual(20);
  });

  it('has a label and a type for each field, and names that Pages CMS accepts', () => {
    for (const { field } of forms.flatMap(({ fields }) => allFields(fields))) {
      expect(field.name).toMatch(/^[a-zA-Z0-9-_]+$/);
      expect(field.label, field.name).toBeTruthy();
      expect(field.type, field.name).toBeTruthy();
    }
  });

  it('has no optional group outside of lists, because a save would bring its old values back', () => {
    const groups = forms
      .flatMap(({ fields }) => allFields(fields))
      .filter(({ field }) => field.fields && !field.list);
    expect(groups.filter(({ field, isInList }) => !isInList && !field.required)).toEqual([]);
  });
});

describe('a save', () => {
  it('changes nothing if nothing was changed', () => {
    const edits: Record<string, (text: string) => string> = {};
    for (const each of forms)
      for (const file of filesOf(each)) {
        const before = edits[file] ?? ((text: string) => text);
        edits[file] = (text) => saved(each, before(text));
      }
    expect(loadEdited(edits)).toEqual(content);
  });

  it('of another state leaves the dates that are absent absent', () => {
    const { event } = contentAfter(eventFile, {
      'Fecha y estado': (values) => (values['state'] = 'sold-out'),
    });
    expect(event).toEqual({ ...content.event, state: 'sold-out' });
  });

  it('gives a new part of the programme an id, and the first day if its day stays empty', () => {
    const { fields = [] } = form('Programa').fields.find(({ name }) => name === 'programme') ?? {};
    const hours = { start: '10:00', end: '12:00', icon: 'playa' };
    const texts = { title: 'Paseo', description: 'A pie.', details: ['Guía'], english: { title: 'Walk' } };
    const addWalk = ({ programme }: Values) =>
      programme!.push(opened(fields, { ...hours, ...texts }) as never);
    const { event } = contentAfter(eventFile, { Programa: addWalk });
    expect(event.programme.find(({ title }) => title === 'Paseo')?.dayOffset).toBe(0);
  });

  const noFilm = { video: null, poster: null, captions: null };
  it.each<
    [
      emptied: string,
      file: string,
      form: string,
      empty: (values: Values) => void,
      left: (content: Content) => unknown,
    ]
  >([
    [
      'the testimonials',
      'home.yaml',
      'Inicio',
      ({ why }) => (why!.testimonials = []),
      ({ home }) => home.why.testimonials,
    ],
    [
      'the hotels',
      eventFile,
      'Dormir y llegar',
      (values) => (values.hotels = []),
      ({ event }) => event.hotels,
    ],
    [
      'the photos of a page',
      'pages/galeria.yaml',
      'Galería y otras',
      (page) => (page.photos = []),
      ({ pages }) => pages['/galeria']?.photos,
    ],
    [
      'the link of an entry',
      'pages/partners.yaml',
      'Galería y otras',
      ({ entries }) => (entries![0]!.link = { label: '', href: '' }),
      ({ pages }) => pages['/partners']?.entries.flatMap(({ link }) => link ?? []),
    ],
    [
      'the film of a question',
      'faq.yaml',
      'Preguntas frecuentes',
      ({ entries }) => Object.assign(entries![0]!, noFilm),
      ({ faq }) => [faq.entries[0]?.video ?? []].flat(),
    ],
  ])('takes away %s', (_emptied, file, label, empty, left) => {
    expect(left(content)).not.toEqual([]);
    expect(left(contentAfter(file, { [label]: empty }))).toEqual([]);
  });

  it('takes away the English texts together with the download that needs them', () => {
    const texts: Changes = {
      'Fecha y estado': (values) => (values.venueEnglish = ''),
      Entrada: (values) => (values.capacityEnglish = ''),
      'Dormir y llegar': ({ arrival }) => (arrival!.english = ''),
    };
    const download: Changes = {
      Programa(values) {
        values.downloads = values.downloads!.filter(({ language }) => language === 'es');
        for (const part of values.programme!) part.english = { title: '', details: [] };
      },
    };
    expect(JSON.stringify(contentAfter(eventFile, texts, download).event)).not.toMatch(/english/i);
    expect(() => contentAfter(eventFile, texts)).toThrow(/timetable-en/);
  });

  it('writes what is optional, and nothing in its place when it is emptied', () => {
    const fill = (setting: string, priceFrom: string, performers: object[]): Changes => ({
      'Fecha y estado': (values) => (values.setting = setting),
      Programa: (values) => (values.performers = performers),
      Entrada: (values) => Object.assign(values, { priceFrom, onSaleSince: '', onSaleTime: '' }),
    });
    const filled = fill('Al aire libre', '149.5', [{ name: 'Luz', href: '' }]);
    const noText = { description: '', link: { label: '', href: '' } };
    const emptied: Changes = {
      ...fill('', '', []),
      'Dormir y llegar': ({ arrival }) => Object.assign(arrival!.items[0]!, noText),
    };
    const { onSaleSince: _since, onSaleTime: _time, ...event } = content.event;
    const added = { setting: 'Al aire libre', priceFrom: 149.5, performers: [{ name: 'Luz' }] };
    expect(contentAfter(eventFile, filled).event).toEqual({ ...event, ...added });
    const { title } = event.arrival.items[0]!;
    const arrival = { ...event.arrival, items: [{ title }, ...event.arrival.items.slice(1)] };
    expect(contentAfter(eventFile, filled, emptied).event).toEqual({ ...event, arrival });
  });
});

it('a form asks for every entry of a list with a fixed number of them', () => {
  const { fields } = form('Menú y pie');
  expect(refusals(fields, { ...opened(fields), legal: [{}, {}] })).toHaveProperty('legal');
});

it.each<[form: string, path: string, value: string, message: string]>([
  ['Entrada', 'onSaleTime', '2:00', 'dos cifras'],
  ['Entrada', 'onSaleTime', '24:00', 'dos cifras'],
  ['Entrada', 'priceFrom', '0', 'out of range'],
  ['Entrada', 'ticketHref', 'www.entradas.example.com', 'https://'],
  ['Entrada', 'ticketHref', 'http://entradas.example.com', 'https://'],
  ['Fecha y estado', 'summary', 'a'.repeat(301), 'Hasta 300 caracteres'],
  ['Fecha y estado', 'venue', '   ', 'Hasta 60 caracteres'],
  ['Palabras del evento', 'saleOpens', 'A la venta', 'con {opening}'],
  ['Marca y empresa', 'domain', 'https://senal.example.com', 'sin https://'],
])('the form %s says beside %s what is wrong with %j', (label, path, value, message) => {
  const { fields } = form(label);
  expect(refusals(fields, { ...opened(fields), [path]: value })[path]).toContain(message);
  expect(refusals(fields, { ...opened(fields), [path]: '' })[path] ?? '').not.toContain(message);
});
