import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content-loader/load-content';
import { storageKeys } from '@/lib/storage-keys';
import { content, contentFolder, loadEdited, problemsOf, replacing } from '../support/content';

const { legalNotice, privacyPolicy, cookiePolicy } = content.legal;
/** A line for each paragraph, list item and table row, as visitors read it. */
const linesOf = (text?: Root) =>
  text?.children.flatMap((block) =>
    'children' in block && block.type !== 'paragraph'
      ? block.children.map((row) =>
          ('children' in row ? row.children : []).map((node) => toString(node)).join(' | '),
        )
      : [toString(block)],
  ) ?? [];
const bodyOf = (id: string) => linesOf(legalNotice.sections.find((section) => section.id === id)?.body);

describe('a legal text', () => {
  it('has an introduction and sections, whose ids are written or made from their headings', () => {
    expect(linesOf(legalNotice.intro)).toEqual([
      'Quién está detrás de senal.example.com. Si algo no se entiende, escríbenos.',
    ]);
    expect(legalNotice.sections.map(({ id, heading }) => [id, toString(heading)])).toEqual([
      ['titular', 'Titular de la web'],
      ['uso-correcto', 'Uso correcto'],
      ['venta', 'Venta de entradas'],
      ['cambios', 'Cambios en este aviso'],
    ]);
  });

  it('is filled in, whatever characters a fact has', () => {
    expect(bodyOf('titular')).toContain('Correo: hola@senal.example.com');
    expect(JSON.stringify(legalNotice)).toContain('"mailto:hola@senal.example.com"');
    const { legal } = loadEdited({ 'site.yaml': replacing('Señal y Mar, S. L.', 'Eco *1* [2] _3_') });
    expect(linesOf(legal.legalNotice.sections[0]?.body)).toContain('Titular: Eco *1* [2] _3_');
  });

  it('keeps numbers on the line of their words', () => {
    expect(bodyOf('uso-correcto').join()).toContain('artículo\u00a013');
    expect(linesOf(privacyPolicy.sections[0]?.body).join()).toContain('12\u00a0meses');
  });

  it('leaves out list items and table rows about a fact that does not exist', () => {
    expect(bodyOf('titular').join()).toContain('Teléfono');
    const { legal } = loadEdited({ 'site.yaml': replacing('phone: +34 956 12 34 56\n', '') });
    expect(linesOf(legal.legalNotice.sections[0]?.body).join()).not.toContain('Teléfono');
    expect(linesOf(legal.privacyPolicy.sections[0]?.body)).toHaveLength(3);
  });

  it('names the services that the build sets up', () => {
    const row = '| Contestarte         | 12 meses     |';
    const rows = '| {vercel} Inc. | Aloja |\n| Nuestro {server} | Aloja |';
    const folder = contentFolder({ 'legal/politica-privacidad.md': replacing(row, `${row}\n${rows}`) });
    const rowsOf = (env: object) => linesOf(loadContent(folder, env).legal.privacyPolicy.sections[0]?.body);
    expect(rowsOf({ onVercel: true })).toContain('Vercel Inc. | Aloja');
    expect(rowsOf({ onVercel: true })).not.toContain('Nuestro servidor | Aloja');
    expect(rowsOf({})).toContain('Nuestro servidor | Aloja');
    expect(rowsOf({}).join()).not.toContain('Vercel');
  });

  it('lists everything that the site stores in a browser', () => {
    const names = linesOf(cookiePolicy.sections[1]?.body).map((row) => row.split(' | ')[0]);
    expect(names).toEqual(expect.arrayContaining(Object.values(storageKeys)));
  });

  it('lists Google’s cookies only where its tags are set', () => {
    expect(linesOf(cookiePolicy.sections[1]?.body).join()).toContain('cookie-preferences | Esenciales |');
    expect(linesOf(cookiePolicy.sections[1]?.body).join()).not.toContain('_ga');
    const { legal } = loadContent('tests/content', { gaId: 'G-TEST' });
    expect(linesOf(legal.cookiePolicy.sections[1]?.body).join()).toContain('_ga_* | Analítica |');
  });
});

describe('what is wrong in a legal text is an error', () => {
  const at = 'Al usar la web te comprometes a:';
  it.each([
    ['- uno\u200B', 'hay uno detrás de «- uno»'],
    ['Hora\u00ADrio', 'hay uno detrás de «Hora»'],
    ['<<<<<<< HEAD', 'una sola versión'],
    ['## Otro {#contenido}', 'otra parte de la página ya se llama «contenido»'],
    ['## Otro {#Otro Nombre}', 'en lugar de {#Otro Nombre}'],
    ['El {cif} de la empresa', '{taxId}'],
    ['Una llave } suelta', '{taxId}'],
    ['[aquí](/contactenos)', 'una página de esta web'],
    ['[aquí](#no-existe)', '#titular'],
    ['[aquí](/politica-cookies#no-existe)', '#lista'],
    ['[aquí](http://a.example.org)', 'https://'],
    ['## Otro {#titular}', 'ya se llama «titular»'],
    ['<b>Ojo</b>', 'sin HTML'],
    ['# Otro', '«## …»'],
    ['| a | b |\n| --- | --- |', 'tantas celdas'],
  ])('for example %j', (written, words) => {
    const [problem] = problemsOf('legal/aviso-legal.md', replacing(at, `${at}\n\n${written}\n\nFin.`));
    expect(problem).toMatchObject({ file: 'legal/aviso-legal.md', line: 27 });
    expect(problem?.text).toContain(words);
  });

  it('and so is a sentence about a fact that does not exist', () => {
    const folder = () =>
      loadEdited({
        'site.yaml': replacing('phone: +34 956 12 34 56\n', ''),
        'legal/aviso-legal.md': replacing(at, 'Llama al {phone}:'),
      });
    expect(folder).toThrow(/aviso-legal\.md, línea 25\n.*\{phone\}/);
  });
});

it('links to pages, sections of the home page and of legal pages, other sites and mail are right', () => {
  const links =
    '[a](/galeria), [b](/#contacto), [c](#titular), [d](/politica-cookies#lista), [e](https://a.example.org/x), [f](mailto:{email})';
  expect(problemsOf('legal/aviso-legal.md', replacing('Lo demás está', `${links}. Lo demás está`))).toEqual(
    [],
  );
});
