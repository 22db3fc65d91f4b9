import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import { errorWords } from '@/lib/words/errors';

interface ErrorScreenProps {
  /** The value that was thrown. It may be something else than an Error. */
  error: unknown;
  retry: () => void;
}

function readDetails(error: unknown): { message: string; digest?: string } {
  if (!(error instanceof Error)) return { message: typeof error === 'string' ? error : '' };
  const digest = 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;
  return { message: error.message, digest };
}

/**
 * The screen after an uncaught render error. The link home is a plain anchor, because a newly loaded page is more likely to
 * work than a client-side navigation.
 */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const { message, digest } = readDetails(error);

  useEffect(() => console.error(error), [error]);

  return (
    <Section surface="ink" lang="en">
      <Container>
        <svg className="mb-16 h-6 w-full fill-none stroke-current stroke-stroke" aria-hidden="true">
          <path d="M0 12C6 0 10 0 15 12S24 24 30 12S39 5 45 12S54 17 60 12S69 10 75 12H2000" />
        </svg>
        <h1>{errorWords.title}</h1>
        <p className="mt-7 measure-31 text-lead">{errorWords.text}</p>
        <p className="mt-7 measure-34 border px-6 py-5 wrap-anywhere" role="alert">
          {message || errorWords.noMessage}
          {digest && (
            <span className="block text-muted">
              {errorWords.reference}: {digest}
            </span>
          )}
        </p>
        <div className="mt-8 flex flex-wrap gap-3.5">
          <Button onClick={retry}>{errorWords.retry}</Button>
          <ButtonLink as="a" variant="line" href={routes.home}>
            {errorWords.home}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
