import { describe, expect, it } from 'vitest';
import type { LegalDocument } from '@/lib/content-schema/legal';
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

/** The visible texts below a value, those of one running text joined. */
function textsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const isRunningText = value.some((part) => typeof part === 'string');
    return value.map(textsOf).join(isRunningText ? '' : ' ');
  }
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, part]) => (key === 'href' ? '' : textsOf(part)))
    .join(' ');
}

const textOf = (document: LegalDocument) =>
  textsOf(fillLegalFacts(document, site))
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:)])/g, '$1');

describe('the facts of a legal text', () => {
  it('replace their names in braces, whatever characters they have', () => {
    expect(fillLegalFacts('{brand}: {email}', { ...site, brand: '$& {email} <b>' })).toBe(
      '$& {email} <b>: hola@marca.example.com',
    );
  });

  it('end a sentence with one full stop', () => {
    expect(fillLegalFacts('Responde {owner}. Con {owner}, NIF.', site)).toBe(
      'Responde Titular, S. L. Con Titular, S. L., NIF.',
    );
  });

  it('keep numbers on the line of their words', () => {
    expect(fillLegalFacts('el artículo 13, la Ley 34/2002 y 12 meses o 18 años', site)).toBe(
      'el artículo\u00a013, la Ley\u00a034/2002 y 12\u00a0meses o 18 años',
    );
  });
});

describe('the legal texts say', () => {
  const { banner, manager, panel } = content.consent;
  const labels = [banner.accept, banner.essential, manager.label, panel.save, panel.reset];
  const categories = Object.values(panel.categories).map(({ name }) => name);

  it.each([
    [
      'privacy: the sentences of the specification',
      privacy,
      [
        'acceso, rectificación, cancelación y oposición',
        'correo electrónico a hola@marca.example.com con una copia de un documento de identidad',
        'menores de 18 años necesitan el consentimiento de su padre, de su madre o de quien tenga su tutela',
        '18 años o más pueden registrarse sin ese consentimiento',
      ],
    ],
    [
      'privacy: what RGPD article 13 and LOPDGDD article 11 require',
      privacy,
      [
        ...['Titular, S. L.', 'B1', 'Calle 1', 'Vercel Inc.', 'Resend', 'Estados Unidos', '12 meses'],
        ...['artículo 6.1.a', 'artículo 6.1.b', 'artículo 6.1.f', 'cláusulas contractuales tipo'],
        ...['Agencia Española de Protección de Datos', 'Limitación', 'Portabilidad', 'obligatorios'],
        ...['Retirada del consentimiento', 'delegado de protección de datos', 'decisiones automáticas'],
      ],
    ],
    [
      'notice: the intermediary of the specification, LSSI article 10, complaints and accessibility',
      notice,
      [
        'actúa como intermediaria y vende a través de colaboradores autorizados',
        ...['Titular, S. L.', 'B1', 'Calle 1', 'Registro 1', 'hola@marca.example.com', 'marca.example.com'],
        ...['Decreto 82/2022', 'WCAG) 2.2 en su nivel AA', 'ley española'],
      ],
    ],
    [
      'cookies: how to accept, refuse, withdraw and clear',
      cookies,
      [
        ...labels.map((label) => `«${label}»`),
        ...categories,
        ...['localStorage', 'sessionStorage', 'Web Analytics', 'Speed Insights', 'Google'],
        ...['Chrome', 'Firefox', 'Safari', 'Edge'],
      ],
    ],
  ])('%s', (_, document, facts) => {
    const text = textOf(document);
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  it('nothing that links to the missing contact page or to the closed European platform', () => {
    const texts = JSON.stringify([privacy, cookies, notice]);
    expect(texts).not.toContain(`"href":"${legalContact}"`);
    expect(texts).not.toContain('ec.europa.eu');
  });
});
