'use client';

import { ErrorScreen } from '@/components/errors/error-screen';
import { errors } from '@/lib/content/errors';

export default function RouteError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorScreen error={error} retry={retry} texts={errors.screen} />;
}
