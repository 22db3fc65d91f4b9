'use client';

import { ErrorScreen } from '@/components/errors/error-screen';
import { errors } from '@/lib/content/errors';

/** Replaces the document when the root layout fails. The styles of the failed page stay in <head>. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
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
