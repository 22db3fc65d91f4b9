import { describe, expect, it } from 'vitest';
import { missingFacts } from '@/lib/content-review/missing-facts';
import { countedThings } from '@/lib/content-review/counted-things';
import { content } from '@/lib/site-content';
import { samples } from './support/content-samples';
import { weekend } from './support/weekend';

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

describe('hours', () => {
  function saidOf(start: string, end: string): string[] {
    const programme = weekend.programme.map((part, index) => (index === 0 ? { ...part, start, end } : part));
    return countedThings(samples.event({ ...weekend, programme }))
      .map(({ text }) => text)
      .filter((text) => text.startsWith('programme['));
  }

  it('that have changed places are told', () => {
    expect(saidOf('22:00', '18:00')).toEqual([
      'programme[0]: de 22:00-18:00 son 20 horas; ¿están start y end al revés?',
    ]);
  });

  it('of a long night are not', () => {
    expect(saidOf('16:00', '06:00')).toEqual([]);
  });
});
