import { describe, expect, it } from 'vitest';
import { legalDocumentSchema, type LegalDocument } from '@/lib/content-schema/legal';
import { fillLegalFacts } from '@/lib/content-schema/legal-facts';
import { legalContact } from '@/lib/routes';
import { content } from '@/lib/site-content';

const site = {
  brand: 'Marca',
  domain: 'marca.example.com',
  email: 'hola@marca.example.com',
  owner: { name: 'Titular, S. L.', taxId: 'B1', address: 'Calle 1', register: 'Registro 1' },
};

const { privacy, cookies, notice } = content.legal;
const documents = { privacy, cookies, notice };

/** Every visible word of a document, the owner's facts filled in, all white space made plain. */
function words(document: LegalDocument): string {
  const strings = (part: unknown): string[] => {
    if (typeof part === 'string') return [part];
    if (Array.isArray(part)) return [part.map((entry) => strings(entry).join('')).join(' ')];
    if (typeof part === 'object' && part !== null) {
      return 'href' in part
        ? strings((part as { text?: unknown }).text)
        : [
            Object.values(part)
              .map((entry) => strings(entry).join(' '))
              .join(' '),
          ];
    }
    return [];
  };
  return strings(fillLegalFacts(document, site)).join(' ').replace(/\s+/g, ' ');
}

describe('fillLegalFacts', () => {
  it('puts the facts in place of their names, at any depth, and leaves the original alone', () => {
    const original = {
      a: '{brand}: {owner}',
      b: [{ href: 'mailto:{email}', c: ['{taxId}, {address}, {register}, {site}'] }],
      n: 3,
    };
    expect(fillLegalFacts(original, site)).toEqual({
      a: 'Marca: Titular, S. L.',
      b: [{ href: 'mailto:hola@marca.example.com', c: ['B1, Calle 1, Registro 1, marca.example.com'] }],
      n: 3,
    });
    expect(original.a).toBe('{brand}: {owner}');
  });

  it('gives a sentence no second full stop after a name that ends in one', () => {
    const owner = { ...site.owner, name: 'Piedra y Luz, S. L.' };
    expect(fillLegalFacts('Responde {owner}. Con {owner}, NIF.', { ...site, owner })).toBe(
      'Responde Piedra y Luz, S. L. Con Piedra y Luz, S. L., NIF.',
    );
  });

  it('takes a fact as it is, whatever characters it holds', () => {
    expect(fillLegalFacts('{brand}', { ...site, brand: '$& {email} <b>' })).toBe('$& {email} <b>');
  });

  it('keeps numbers with their words', () => {
    expect(fillLegalFacts('el artículo 13, la Ley 34/2002 y 12 meses o 18 años', site)).toBe(
      'el artículo\u00a013, la Ley\u00a034/2002 y 12\u00a0meses o 18 años',
    );
  });
});

describe('the legal documents', () => {
  it.each(Object.entries(documents))('%s: facts are known, links to sections exist', (_, document) => {
    const filled = fillLegalFacts(document, site);
    expect(JSON.stringify(filled)).not.toMatch(/[{}]\w+}/);
    const anchors: Record<string, LegalDocument> = {
      '': document,
      '/politica-privacidad': privacy,
      '/politica-cookies': cookies,
      '/aviso-legal': notice,
    };
    for (const [, path = '', id = ''] of JSON.stringify(filled).matchAll(/"href":"([^"#]*)#([^"]+)"/g)) {
      if (path === '/') continue;
      expect(
        anchors[path]?.sections.map((section) => section.id),
        `${path}#${id}`,
      ).toContain(id);
    }
  });

  it('privacy: the sentences of the specification', () => {
    const text = words(privacy);
    expect(text).toContain('acceso, rectificación, cancelación y oposición');
    expect(text).toMatch(
      /correo electrónico a hola@marca\.example\.com con una copia de un documento de identidad/,
    );
    expect(text).toContain(
      'menores de 18 años necesitan el consentimiento de su padre, de su madre o de quien tenga su tutela',
    );
    expect(text).toContain('18 años o más pueden registrarse sin ese consentimiento');
  });

  it('privacy: what RGPD article 13 and LOPDGDD article 11 ask for', () => {
    const text = words(privacy);
    for (const fact of [
      'Titular, S. L.',
      'B1',
      'Calle 1',
      'Vercel Inc.',
      'Resend',
      'Estados Unidos',
      'artículo 6.1.a',
      'artículo 6.1.b',
      'artículo 6.1.f',
      'cláusulas contractuales tipo',
      'Agencia Española de Protección de Datos',
      'Limitación',
      'Portabilidad',
      'Retirada del consentimiento',
      'obligatorios',
      'delegado de protección de datos',
      'decisiones automáticas',
      '12 meses',
    ]) {
      expect(text, fact).toContain(fact);
    }
  });

  it('notice: intermediary, LSSI article 10, complaints, accessibility; no link to the closed European platform', () => {
    const text = words(notice);
    for (const fact of [
      'actúa como intermediaria y vende a través de colaboradores autorizados',
      'Titular, S. L.',
      'B1',
      'Calle 1',
      'Registro 1',
      'hola@marca.example.com',
      'marca.example.com',
      'Decreto 82/2022',
      'WCAG) 2.2 en su nivel AA',
      'ley española',
    ]) {
      expect(text, fact).toContain(fact);
    }
    expect(notice.sections.map(({ id }) => id)).toContain('accesibilidad');
    expect(JSON.stringify(notice)).not.toContain('ec.europa.eu');
  });

  it('cookies: how to accept, refuse, withdraw and clear, and the place of the table', () => {
    const text = words(cookies);
    const { banner, manager, panel } = content.consent;
    for (const label of [banner.accept, banner.essential, manager.label, panel.save, panel.reset]) {
      expect(text, label).toContain(`«${label}»`);
    }
    for (const fact of [
      'localStorage',
      'sessionStorage',
      'Web Analytics',
      'Speed Insights',
      'Google',
      'Chrome',
      'Firefox',
      'Safari',
      'Edge',
    ]) {
      expect(text, fact).toContain(fact);
    }
    for (const { name } of Object.values(panel.categories)) expect(text, name).toContain(name);
    expect(
      cookies.sections
        .flatMap(({ blocks }) => blocks)
        .filter((block) => typeof block === 'object' && 'storage' in block),
    ).toHaveLength(1);
  });

  it('lead nowhere by themselves: the contact button is the only way to the page that does not exist', () => {
    expect(JSON.stringify(documents)).not.toContain(`"href":"${legalContact}"`);
  });
});

describe('legalDocumentSchema', () => {
  const document = {
    title: { lead: 'Aviso', accent: 'legal' },
    description: 'Descripción',
    wave: 'castillo',
    updatedOn: '2025-09-01',
    intro: 'Entrada',
    sections: [{ id: 'uno', heading: 'Uno', blocks: ['Párrafo'] }],
  };
  const accepts = (change: object) => legalDocumentSchema.safeParse({ ...document, ...change }).success;
  const withBlock = (block: unknown) =>
    accepts({ sections: [{ id: 'uno', heading: 'Uno', blocks: [block] }] });

  it('accepts every kind of block', () => {
    expect(accepts({})).toBe(true);
    expect(withBlock(['texto ', { text: 'enlace', href: '/#contacto' }])).toBe(true);
    expect(withBlock({ list: ['a', ['b ', { text: 'c', href: 'https://www.aepd.es' }]] })).toBe(true);
    expect(withBlock({ terms: [{ term: 'a', text: 'b' }] })).toBe(true);
    expect(withBlock({ table: { caption: 'x', columns: ['a', 'b'], rows: [['1', '2']] } })).toBe(true);
  });

  it('refuses ragged tables, unknown blocks, unknown links and doubled sections', () => {
    expect(withBlock({ table: { caption: 'x', columns: ['a', 'b'], rows: [['1']] } })).toBe(false);
    expect(withBlock({ html: '<b>x</b>' })).toBe(false);
    expect(withBlock([{ text: 'x', href: 'javascript:alert(1)' }])).toBe(false);
    expect(withBlock([{ text: 'x', href: '/contacto' }])).toBe(false);
    const section = document.sections[0];
    expect(accepts({ sections: [section, section] })).toBe(false);
  });
});
