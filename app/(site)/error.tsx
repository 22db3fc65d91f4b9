'use client';

import { useEffect, useState } from 'react';
import { ErrorScreen } from '@/components/errors/error-screen';
import { needsNewDocument } from '@/lib/browser/needs-new-document';
import { errorTexts } from '@/lib/errors/screen-texts';

/** The screen of an error in a page; for a script that a new deployment has replaced, the page's own new document. */
export default function RouteError({ error, retry }: { error: unknown; retry: () => void }) {
  const [reloading] = useState(() => needsNewDocument(error));

  useEffect(() => {
    if (!reloading) {
      console.error(error);
      return;
    }
    // The place the browser remembers is that of the page before; RouteScroll goes to the anchor instead.
    window.history.scrollRestoration = 'manual';
    window.location.reload();
  }, [error, reloading]);

  return reloading ? null : <ErrorScreen error={error} retry={retry} texts={errorTexts} />;
}
