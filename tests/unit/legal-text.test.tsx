import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LegalArticle } from '@/components/legal/legal-article';
import { fillLegalText, listMarkdownTexts } from '@/lib/content-loader/legal-text';
import { ContentError } from '@/lib/content-loader/problems';
import { readLegalText } from '@/lib/content-loader/read-legal-file';
import { factNames, type Facts } from '@/lib/content-model/fact-names';
import { listNames } from '@/lib/content-model/messages-to-staff';
import { content } from './support/content';

const email = 'hola@senal.example.com';
/** The facts of a team without a phone. */
const facts = { ...Object.fromEntries(factNames.map((name) => [name, undefined])), email } as Facts;

const linesBeforeMarkdown = 4;
const inSection = (markdown: string) => `Hola.\n\n## Apartado\n\n${markdown}`;

const readAndFill = (text: string) =>
  fillLegalText(readLegalText('legal/aviso-legal.md', text.split('\n')), facts);

/** The facts without a value that a text still names after filling, with their lines. */
const listAbsent = (text: string) =>
  listMarkdownTexts(readAndFill(text), 'legal/aviso-legal.md').flatMap((found) =>
    listNames(found.text).map((name) => ({ name, line: found.location.line })),
  );

function problemsOf(text: string) {
  try {
    readAndFill(text);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

/** Renders a legal page whose first section has this text, and returns its sections. */
function renderSections(markdown: string): Element {
  const text = readAndFill(inSection(markdown));
  expect(listAbsent(inSection(markdown))).toEqual([]);
  const { container } = render(<LegalArticle page={{ ...content.legal.legalNotice, ...text }} />);
  return container.querySelector('article > div > div') ?? container;
}

const wordsOf = (text = '') => text.match(/[\p{L}\d]+/gu) ?? [];

/** The words that visitors read. Blocks separate words, bold and links do not, and column names are repeated for phones. */
function readWords(page: Element): string[] {
  for (const label of page.querySelectorAll('[aria-hidden]')) label.remove();
  for (const block of page.querySelectorAll('h2, h3, p, li, dt, dd, caption, th, td, br, ul, ol, table')) {
    block.before(' ');
    block.after(' ');
  }
  return wordsOf(page.textContent);
}

/** The words of Markdown without its signs. */
const sourceWords = (markdown: string) =>
  wordsOf(
    markdown
      .replace(/\]\([^)]*\)|^ *Tabla: (?=.*\n+ *\|)| \{#.*\} *$|^[ -]*\d+[.)] |[*_]/gm, '')
      .replaceAll('&ntilde;', 'ñ')
      .replaceAll('{email}', email),
  );

describe('nothing of a legal text is lost in silence', () => {
  it.each([
    'Un texto de **dos\nlíneas** con *cur*siva, ***las dos*** y __otra__.',
    'Una línea  \notra línea\\\ny otra.',
    'Un guion \\-, un asterisco \\*, una e&ntilde;e, 3 \\< 4 y un [corchete].',
    'Con espacios al final   \n\n\n\nOtro párrafo\t\ncon tabulador.',
    '[Política de *cookies*](/politica-cookies#lista "El título"), <https://a.example.org/x> y hola@a.example.org.',
    '## Otro {#otro}\n\nDos.\n\n## Más [enlaces](/galeria) y **negrita** {#mas} \n\nTres.',
    '### Dentro\n\nDos.\n\n### Con [enlace](/galeria) y *cursiva*\n\n- Tres.',
    '- uno\n- dos\n  - tres\n    - cuatro\n      1. cinco\n- seis',
    '* uno\n+ dos\n\n1) tres\n2) cuatro\n\n3. cinco\n3. seis',
    '- uno\n\n  dos\n\n- tres',
    '- uno\n  - dos\n\n  tres\n- cuatro',
    '- uno\n\n  Tabla: Plazos\n\n  | A | B |\n  | - | - |\n  | c | d |\n\n  dos',
    '-\n- uno\n-',
    '- - uno\n- 2. dos',
    '- **Titular:** Señal\n- **Co*rr*eo:** [hola](mailto:hola@a.example.org), a diario  \n  o no',
    '- **Titular:** Señal\n\n- **Correo:** {email}',
    '1. **Titular:** Señal\n2. **Correo:** hola',
    '- **Titular:** Señal\n\n  Más.\n- **Correo:** hola',
    '- **Datos:** los siguientes:\n  - uno\n  - dos\n- **Plazos:** estos:\n  - tres',
    '- **Titular:**\n  Señal\n- **[Correo:](/galeria)** hola',
    '**Titular:** no es una lista.',
    'Tabla: Un *plazo* y [otro](/galeria)\n\n| A | **B** | [C](/galeria) |\n| :-- | :-: | --: |\n| d | e \\| f | g |\n| h | | [i](/galeria) |',
    'Tabla: Sin línea vacía\n| A |\n| - |\n| b |\nc',
    'Tabla: sin tabla\n\nDos.\n\n| A | B |\n| - | - |\n| c | d |\n\n| E |\n| - |\n| f |',
  ])('%j is shown whole', (markdown) => {
    const page = renderSections(markdown);
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const written = [...markdown.matchAll(/(?<=\]\()[^) ]+|(?<=<)https:[^>]+|(?<= )hola@[^.]+.[\w.]+\b/g)];
    expect(links).toEqual(written.map(([address]) => address.replace(/^hola/, 'mailto:hola')));
    expect(readWords(page)).toEqual(['Apartado', ...sourceWords(markdown)]);
  });

  it.each([
    ['<b>Ojo</b>', 1],
    ['Uno<br>dos', 1],
    ['<!-- Una nota -->', 1],
    ['Uno.\n\n![foto](https://a.example.org/foto.jpg)', 3],
    ['[![foto](https://a.example.org/foto.jpg)](/galeria)', 1],
    ['Un `código`', 1],
    ['```\ncódigo\n```', 1],
    ['    sangrado', 1],
    ['- uno\n\n      sangrado', 3],
    ['> cita', 1],
    ['- > cita', 1],
    ['Un ~~tachado~~', 1],
    ['Otro ~tachado~', 1],
    ['Una nota[^1]\n\n[^1]: La nota.', 1],
    ['[^1]: Una nota sin nadie que la nombre', 1],
    ['- uno\n- [ ] pendiente', 2],
    ['- [x] hecho', 1],
    ['Un [enlace][a]\n\n[a]: /galeria', 1],
    ['[a]: /galeria "Una dirección suelta"', 1],
    ['[](/galeria)', 1],
    ['Uno.\n\n---\n\nDos.', 3],
    ['# Título', 1],
    ['#### Título', 1],
    ['Uno:\n-', 1],
    ['Uno\n===', 1],
    ['##', 1],
    ['### ', 1],
    ['- ## Título', 1],
    ['- uno\n\n  ### Título', 3],
    ['### Título {#otro}', 1],
    ['Un párrafo {#otro}', 1],
    ['| A | B |\n| - | - |\n| c |', 3],
    ['| A | B |\n| - | - |\n| c | d | e |', 3],
    ['| A | B |\n| - | - |', 1],
  ])('%j is refused', (markdown, line) => {
    expect(problemsOf(inSection(markdown))[0]).toMatchObject({
      line: linesBeforeMarkdown + line,
      text: expect.stringMatching(/^Pone «[^]*». Se espera/),
    });
  });

  it('and so is a title before the first section', () => {
    expect(problemsOf('Hola.\n\n### Título\n\n## Apartado')).toMatchObject([{ line: 3 }]);
  });
});

describe('a fact without a value', () => {
  it.each([
    ['- Puedes escribirnos:\n  - {email}\n  - {phone}', 'Puedes escribirnos: {email}'],
    ['- uno\n\n  dos {phone}\n- tres', 'tres'],
    ['1. uno\n2. [dos](https://a.example.org/{phone})\n3. tres', 'uno tres'],
    ['- uno\n- [dos](/galeria "{phone}")', 'uno'],
    ['Uno.\n\n- {phone}\n- **Teléfono:** {phone}\n\nDos.', 'Uno. Dos.'],
    ['Uno.\n\nTabla: El {phone}\n\n| A | B |\n| - | - |\n| c | {phone} |\n\nDos.', 'Uno. Dos.'],
    ['| A | B |\n| - | - |\n| c | {phone} |\n| d | e |', 'A B d e'],
    ['- uno:\n\n  | A |\n  | - |\n  | {phone} |\n  | b |', 'uno: A b'],
  ])('is left out with its list item or table row, and with what is empty then: %j', (markdown, rest) => {
    const page = renderSections(markdown);
    expect(page.querySelectorAll(':is(ul, ol, dl, tbody):not(:has(*))')).toHaveLength(0);
    expect(readWords(page)).toEqual(['Apartado', ...sourceWords(rest)]);
  });

  it.each([
    ['Llama al {phone}.', 1],
    ['Uno.\n\n[Llama](https://a.example.org/{phone})', 3],
    ['[Llama](/galeria "{phone}")', 1],
    ['## Por teléfono, {phone}', 1],
    ['### {phone}', 1],
    ['| A | {phone} |\n| - | - |\n| c | d |', 1],
    ['| A | {phone} |\n| - | - |\n| c | {phone} |', 1],
    ['Tabla: El {phone}\n\n| A | B |\n| - | - |\n| c | d |', 1],
    ['- Al {phone}:\n  - por la mañana', 1],
    ['- Puedes llamarnos:\n  - al {phone}', 2],
    ['- uno\n  - dos:\n    - {phone}\n- tres', 3],
    ['- Los plazos:\n\n  | A |\n  | - |\n  | {phone} |', 5],
    ['- Los plazos del {phone}:\n\n  | A |\n  | - |\n  | b |', 1],
  ])('is an error wherever else it is named: %j', (markdown, line) => {
    expect(listAbsent(inSection(markdown))).toEqual([{ name: 'phone', line: linesBeforeMarkdown + line }]);
  });
});

describe('Markdown of a legal text', () => {
  const textsOf = (page: Element, selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

  it('of the form "- **Titular:** …" is a list of terms', () => {
    const page = renderSections(
      '- **Titular:** Señal y Mar\n- **Correo:** [hola](mailto:hola@example.com), a diario',
    );
    expect(textsOf(page, 'dl dt')).toEqual(['Titular', 'Correo']);
    expect(textsOf(page, 'dl dd')).toEqual(['Señal y Mar', 'hola, a diario']);
  });

  it('of any other list stays a list, which begins at its number', () => {
    const page = renderSections(
      '- **Titular:** Señal\n- una cosa\n\n3. **Tres:** tres\n4. **Cuatro:** cuatro',
    );
    expect(textsOf(page, 'dl')).toEqual([]);
    expect(textsOf(page, 'ul > li')).toHaveLength(2);
    expect(page.querySelector('ol')?.getAttribute('start')).toBe('3');
  });

  it('names a table by the line "Tabla: …" above it, its rows by their first cells and its columns for phones', () => {
    const page = renderSections(
      'Antes.\n\nTabla: Plazos\n\n| Para qué | Cuándo |\n| --- | --- |\n| Contestar | [Un mes](/galeria) |',
    );
    const table = within(screen.getByRole('table', { name: 'Plazos' }));
    expect(textsOf(page, 'thead th')).toEqual(['Para qué', 'Cuándo']);
    expect(table.getByRole('rowheader', { name: 'Contestar' })).toBeDefined();
    expect(table.getByRole('cell', { name: 'Un mes' }).textContent).toBe('CuándoUn mes');
    expect(textsOf(page, 'p')).toEqual(['Antes.']);
  });

  it('has headings in its sections, and the table of contents has the words of the sections’ own', () => {
    const page = renderSections(
      'Uno.\n\n### Dentro\n\nDos.\n\n## Ver la [galería](/galeria) {#ver}\n\nTres.',
    );
    expect(textsOf(page, 'section:first-of-type > div h3')).toEqual(['Dentro']);
    expect(page.querySelector('section:last-of-type')?.getAttribute('aria-labelledby')).toBe('ver');
    expect(page.querySelector('h2#ver a')?.getAttribute('href')).toBe('/galeria');
    expect(screen.getByRole('link', { name: 'Ver la galería' }).getAttribute('href')).toBe('#ver');
  });
});
