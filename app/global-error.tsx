'use client';

import { useEffect } from 'react';
import { ErrorScreen } from '@/components/errors/error-screen';
import { errors } from '@/lib/content/errors';

/** Stands in for the whole document when the root layout itself fails. Its styles are those of the page that failed: they stay in the document. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  return (
    <html lang="en">
      <body>
        <title>{errors.screen.title}</title>
        <main>
          <ErrorScreen error={error} retry={retry} texts={errors.screen} />
        </main>
      </body>
    </html>
  );
}
