import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent, formatAnnotations } from '@/lib/build/content-check/check-content';
import { formatProblems, type Problem } from '@/lib/content-loader/problems';
import { listShownFiles, readFiles } from '@/lib/content-loader/read-files';
import type { EventContent } from '@/lib/content-model/event';
import { legalFiles, yamlFiles } from '@/lib/content-model/files';
import { eventStates, type EventState } from '@/lib/event-states';
import { stateWords } from '@/lib/words/states';
import { changingEvent, checkEdited, checkFolder } from './support/check-edited';
import { content, eventFile, replacing } from './support/content';

const contentDir = 'tests/content';

/** The errors and warnings of the test content with changed fields of the event. */
const checkWithEvent = (change: Partial<EventContent>, today?: string) =>
  checkEdited({ [eventFile]: changingEvent(change) }, today);

it('the test content has nothing to mend', async () => {
  expect(await checkFolder(contentDir)).toEqual([]);
});

const ended = 'un fin de semana que terminó el 21 de septiembre de 2031.';
/** What staff read of a state after the weekend. Null if nothing is wrong with it. */
const afterwards: Record<EventState, string | null> = {
  announced: `La web dice «${stateWords.announced.notice.es}» de ${ended}`,
  'on-sale': `La web vende ${ended}`,
  'few-left': `La web vende ${ended}`,
  'sold-out': `La web dice «${stateWords['sold-out'].notice.es}» de ${ended}`,
  postponed: `La web dice «${stateWords.postponed.notice.es}» de ${ended}`,
  cancelled: null,
  past: null,
};

it.each<[change: Partial<EventContent>, today: string, words: string | null]>([
  ...eventStates.map((state): [object, string, string | null] => [
    { state },
    '2031-09-22',
    afterwards[state],
  ]),
  [{}, '2031-09-21', null],
  [{ state: 'past' }, '2031-04-01', 'La web da por celebrado un fin de semana que termina el 21 de'],
  [{ state: 'announced', onSaleSince: '2031-04-01' }, '2031-04-01', 'anuncia la venta para el 1 de abril'],
  [{ onSaleSince: '2031-04-02' }, '2031-04-01', 'vende ya, y la venta empieza el 2 de abril de 2031'],
])('staff are warned of a state that does not fit the day: %o on %s, %s', async (change, today, words) => {
  const [first] = await checkWithEvent({ onSaleSince: undefined, ...change }, today);
  if (words === null) return expect(first).toBeUndefined();
  const place = { level: 'warning', file: eventFile, line: 1, field: 'Estado' };
  expect(first).toMatchObject({ ...place, text: expect.stringContaining(words) });
});

const { programme, hotels, downloads } = content.event;
const [firstPart, secondPart, lastPart] = programme;
/** The first part of the programme on a Saturday on which the clocks change, with these hours. */
const clockChange = (firstDay: string, start: string, end: string) => ({
  firstDay,
  lastDay: firstDay,
  programme: [{ ...firstPart!, dayOffset: 0, start, end }],
});
const overlapping = [{ ...lastPart!, dayOffset: 1, start: '22:00', end: '23:00' }, firstPart!, secondPart!];
const breakfastAtNight = [firstPart!, secondPart!, { ...lastPart!, start: '05:30' }];
const withPicture = (image: string) => ({ hotels: [{ ...hotels[0]!, image }] });
const withDownload = (file: string) => ({ downloads: [{ ...downloads[0]!, file }] });

it.each<[level: Problem['level'], words: string, change: Partial<EventContent>]>([
  ['warning', '22:00-23:00) empieza antes de que acabe «Noche', { programme: overlapping }],
  ['warning', '(Domingo 21, 05:30-15:00) empieza de', { programme: breakfastAtNight }],
  ['warning', 'dura 12 horas', clockChange('2031-10-25', '16:00', '03:00')],
  ['warning', 'dura 4,5 horas', clockChange('2032-03-27', '22:00', '02:30')],
  ['warning', 'no nombra Aldea Nueva. ¿Habla todavía de otro', { place: 'Aldea Nueva' }],
  ['warning', 'cuesta 1,25\u00a0€. ¿Es así? Los miles van sin punto', { priceFrom: 1.25 }],
  ['error', '«pictures/torre.jpg» no está; súbelo con ese nombre', withPicture('pictures/torre.jpg')],
  ['error', 'Ahí hay uno que se llama «patio.jpg»', withPicture('pictures/Patio.JPEG')],
  ['error', 'súbelo con ese nombre a public/programacion', withDownload('/programacion/mio.pdf')],
])('staff read the %s: %s', async (level, words, change) => {
  const [first] = await checkWithEvent(change);
  expect(first).toMatchObject({ level, text: expect.stringContaining(words) });
});

it('staff are warned of a film without captions', async () => {
  const withoutCaptions = replacing('    captions: films/respuesta.vtt\n', '');
  const [first, ...others] = await checkEdited({ 'faq.yaml': withoutCaptions });
  expect(first).toMatchObject({ level: 'warning', text: expect.stringContaining('no tiene subtítulos') });
  expect(others).toEqual([]);
});

it('staff are warned of every part that overlaps, also if another part is between the two', async () => {
  const part = (id: number, start: string, end: string) => ({
    ...firstPart!,
    id: firstPart!.id.replace(/.$/, String(id)),
    title: start,
    start,
    end,
  });
  const parts = [part(3, '21:00', '22:00'), part(1, '18:00', '04:00'), part(2, '19:00', '20:00')];
  const problems = await checkWithEvent({ lastDay: content.event.firstDay, programme: parts });
  expect(
    problems.map(({ field, text }) => [field, ...text.match(/^«(.+?)».*acabe «(.+?)»/)!.slice(1)]),
  ).toEqual([
    ['Partes del programa, 3.º elemento', '19:00', '18:00'],
    ['Partes del programa, 1.º elemento', '21:00', '18:00'],
  ]);
});

it('a letter that PDFs and share images cannot print is found in the fields that they print; emoji are removed', async () => {
  const hotel = { ...hotels[0]!, name: '1️⃣ Łódź 🏰', description: '100 m², 👩‍🚀 你 y 好' };
  const problems = await checkEdited({
    [eventFile]: changingEvent({ place: 'Villa "Ж"', name: 'Un evento', hotels: [hotel] }),
    'home.yaml': replacing('  Los edificios suben', '  Ж suben'),
    'site.yaml': replacing('lead: Música', 'lead: Ж'),
  });
  const errors = problems.filter(({ level }) => level === 'error');
  expect(errors.map(({ field, text }) => [field, text.match(/«.+»/)?.[0]])).toEqual([
    ['Lugar', '«Ж»'],
    ['Hoteles, 1.º elemento: Descripción', '«你», «好»'],
    ['Lema del pie de página: Comienzo', '«Ж»'],
  ]);
});

it('a problem has the place of its text in the file, also if the parts are not in the order of their starts', async () => {
  const [first] = await checkWithEvent({
    programme: [lastPart!, { ...secondPart!, title: 'Ж' }, firstPart!],
  });
  expect(first?.field).toBe('Partes del programa, 2.º elemento: Título');
});

it('a missing upload is reported together with links and facts that do not exist', async () => {
  const problems = await checkEdited({
    [eventFile]: changingEvent({ ...withPicture('pictures/torre.jpg'), homeLine: 'Llama al {phone}' }),
    'navigation.yaml': replacing('href: /#concepto', 'href: /#nada'),
    'site.yaml': (text) => text.replace(/^phone:.*$/m, ''),
  });
  expect(problems.map(({ text }) => text.slice(0, 20))).toEqual([
    ...['El enlace lleva a «/', 'Se espera un texto s', '«pictures/torre.jpg»'],
  ]);
});

it.each([
  ['event (1).yaml', 'Pon el cambio en el de siempre y borra este.'],
  ['events/villaserena-del-mar.yml', 'con el nombre «events/villaserena-del-mar.yaml». Pon ahí lo que dice'],
  ['legal/otro.md', 'Pon el cambio en el de siempre y borra este.'],
  ['dates/peniscola', 'con el nombre «dates/peniscola.yaml». Pon ahí lo que dice'],
  ['dates/peniscola.yml', 'con el nombre «dates/peniscola.yaml». Pon ahí lo que dice'],
  ['events/aldea.yaml.txt', 'con el nombre «events/aldea.yaml». Pon ahí lo que dice'],
  ['pages/nuevas/prensa.yaml', 'con el nombre «pages/prensa.yaml». Pon ahí lo que dice'],
  ['pictures/notas.txt', 'Pon el cambio en el de siempre y borra este.'],
])('a file that nothing reads is found: %s', async (file, words) => {
  expect(await checkEdited({ [file]: () => 'place: Peñíscola' })).toEqual([
    { level: 'warning', file, text: expect.stringContaining(words) },
  ]);
});

it('uploads that wait for their use, and hidden files, are not reported', async () => {
  const files = [
    'films/respuesta.0123456789.webm',
    'pictures/2027/patio.avif',
    '.DS_Store',
    'dates/.gitkeep',
  ];
  expect(await checkEdited(Object.fromEntries(files.map((file) => [file, () => ''])))).toEqual([]);
});

it('values that the owner has to confirm are listed with their places', async () => {
  const problems = await checkContent(contentDir, {}, '2031-04-01');
  expect(formatProblems(problems)).toMatch(
    /villaserena-del-mar\.yaml, línea \d+ · Datos provisionales, 1\.º elemento\n {4}ticketHref[\s\S]*taxId[\s\S]*legal\.md, línea 9 ·/,
  );
});

it.each([...Object.values(yamlFiles), ...Object.values(legalFiles)])(
  'the texts of $file are searched for provisional values and uploads',
  ({ file }) => {
    const shown = listShownFiles(readFiles(contentDir)).map((one) => one.file);
    expect(shown).toContain(path.join(contentDir, file));
  },
);

const warning: Problem = { level: 'warning', file: 'lib/content/faq.yaml', text: 'uno' };
const error: Problem = {
  level: 'error',
  file: 'lib/content/home.yaml',
  line: 5,
  field: 'Hoteles, 2.º elemento: Foto',
  text: 'al 50 %: mal\nescrito',
};

it('problems are reported with errors first', () => {
  expect(formatProblems([warning, error])).toBe(`Errores: así no se publica (1)
  lib/content/home.yaml, línea 5 · Hoteles, 2.º elemento: Foto
    al 50 %: mal
escrito

Avisos: conviene mirarlo (1)
  lib/content/faq.yaml
    uno

Contenido: 2 cosas que mirar.`);
  expect(formatProblems([error])).toContain('Contenido: una cosa que mirar.');
});

it('problems appear beside their lines in a pull request, without the provisional values', () => {
  expect(formatAnnotations([error, warning, { ...warning, level: 'provisional' }])).toEqual([
    '::error file=lib/content/home.yaml,line=5,title=Hoteles%2C 2.º elemento%3A Foto::al 50 %25: mal%0Aescrito',
    '::warning file=lib/content/faq.yaml,line=1,title=Contenido::uno',
  ]);
});
