import type { FAQPage } from 'schema-dts';

interface FaqEntry {
  question: string;
  description: string;
}

const shortest = 20;

/** The first clause of an answer: enough for a machine, and the page's weight stays low. The page shows the whole. */
function shortAnswer(description: string): string {
  const end = description.slice(shortest).search(/[.,:;]/);
  return end === -1 ? description : `${description.slice(0, shortest + end)}.`;
}

/** The questions of the home page with the beginnings of their answers. */
export function faqPage(entries: readonly FaqEntry[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, description }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: shortAnswer(description) },
    })),
  } satisfies FAQPage;
}
