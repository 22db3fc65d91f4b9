'use client';

import { ErrorScreen } from '@/components/errors/error-screen';
import { errorWords } from '@/lib/words/errors';

/** Replaces the document when the root layout fails. The styles of the failed page stay in <head>. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en" className="on-ink">
      <body>
        <title>{errorWords.title}</title>
        <main>
          <ErrorScreen error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
