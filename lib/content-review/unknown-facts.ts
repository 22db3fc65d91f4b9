import { fillLegalFacts } from '../legal/fill-facts';
import type { Content, Finding } from './finding';
import { contentFile } from './text-fields';

/** Legal texts that name in braces what is no fact of the site; their page could not be made. */
export function unknownFacts({ legal, site }: Content): Finding[] {
  const { common: _words, ...documents } = legal;
  return Object.entries(documents).flatMap(([key, document]) => {
    try {
      fillLegalFacts(document, site);
      return [];
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return [{ level: 'error' as const, topic: 'fact' as const, file: contentFile('legal', key), text }];
    }
  });
}
