import type { FAQPage } from 'schema-dts';

interface FaqEntry {
  question: string;
  description: string;
}

/** The questions of the home page with their answers. */
export function faqPage(entries: readonly FaqEntry[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, description }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: description },
    })),
  } satisfies FAQPage;
}
