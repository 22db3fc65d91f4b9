'use client';

import { useEffect } from 'react';
import { ErrorScreen } from '@/components/errors/error-screen';
import { errors } from '@/lib/content/errors';

/** The screen of an error in a page. */
export default function RouteError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  return <ErrorScreen error={error} retry={retry} texts={errors.screen} />;
}
