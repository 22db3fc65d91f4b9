import { describe, expect, it } from 'vitest';
import { missingFacts } from '@/lib/content-review/missing-facts';
import { content } from '@/lib/site-content';

describe('missing facts', () => {
  function withPhone(phone: string | null) {
    const blocks = ['Llámanos al {phone}.', { terms: [{ term: 'Teléfono', text: '{phone}' }] }];
    const notice = { ...content.legal.notice, sections: [{ id: 'titular', heading: 'Titular', blocks }] };
    return { ...content, site: { ...content.site, phone }, legal: { ...content.legal, notice } };
  }

  it('are told where a sentence would be read with a hole in it, not where the row is left out', () => {
    expect(missingFacts(withPhone(null))).toEqual([
      {
        level: 'error',
        topic: 'fact',
        file: 'lib/content/legal/notice.ts',
        text: expect.stringContaining('sections[0].blocks[0]: nombra {phone}') as string,
      },
    ]);
    expect(missingFacts(withPhone('+34 600 000 000'))).toEqual([]);
  });
});
