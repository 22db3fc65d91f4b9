import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LegalText } from '@/components/legal/legal-text';
import { readLegalText } from '@/lib/content-loader/read-legal-text';

function show(markdown: string) {
  const { intro } = readLegalText(markdown.split('\n'), 1);
  const { container } = render(<LegalText blocks={intro} />);
  return (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}

describe('Markdown of a legal text', () => {
  it('of the form "- **Titular:** …" is a list of terms', () => {
    const textsOf = show(
      '- **Titular:** Señal y Mar\n- **Correo:** [hola](mailto:hola@example.com), a diario',
    );
    expect(textsOf('dl dt')).toEqual(['Titular', 'Correo']);
    expect(textsOf('dl dd')).toEqual(['Señal y Mar', 'hola, a diario']);
  });

  it('of any other list stays a list', () => {
    const textsOf = show('- **Titular:** Señal\n- una cosa');
    expect(textsOf('dl')).toEqual([]);
    expect(textsOf('ul li')).toHaveLength(2);
  });

  it('names a table by the line "Tabla: …" above it, its rows by their first cells and its columns for phones', () => {
    const textsOf = show(
      'Antes.\n\nTabla: Plazos\n\n| Para qué | Cuándo |\n| --- | --- |\n| Contestar | [Un mes](/galeria) |',
    );
    const table = within(screen.getByRole('table', { name: 'Plazos' }));
    expect(textsOf('thead th')).toEqual(['Para qué', 'Cuándo']);
    expect(table.getByRole('rowheader', { name: 'Contestar' })).toBeDefined();
    expect(table.getByRole('cell', { name: 'Un mes' }).textContent).toBe('CuándoUn mes');
    expect(textsOf('p')).toEqual(['Antes.']);
  });
});
