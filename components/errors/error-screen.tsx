import type { ErrorsContent } from '@/lib/content-schema/errors';
import { routes } from '@/lib/routes';

interface ErrorScreenProps {
  /** Whatever was thrown; not always an Error. */
  error: unknown;
  retry: () => void;
  texts: ErrorsContent['screen'];
}

function describe(error: unknown): { message: string; digest?: string } {
  if (!(error instanceof Error)) return { message: typeof error === 'string' ? error : '' };
  const digest = 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;
  return { message: error.message, digest };
}

/**
 * The screen of an uncaught render error, in English: its heading, the error's message, another try, the way home.
 * The way home is a plain link: a fresh document is what helps after an error. Every page carries this code and no
 * style sheet of its own could be relied on here, so it lives on the site's common classes.
 */
export function ErrorScreen({ error, retry, texts }: ErrorScreenProps) {
  const { message, digest } = describe(error);
  return (
    <section className="sec on-tinta" lang="en">
      <div className="wrap">
        <svg className="wave mb-12 overflow-hidden" aria-hidden="true">
          <path d="M0 12C6 0 10 0 15 12S24 24 30 12S39 5 45 12S54 17 60 12S69 10 75 12H2000" />
        </svg>
        <h1>{texts.title}</h1>
        <p className="lead mt-7 max-w-[32em]">{texts.text}</p>
        <p className="mt-7 max-w-[44em] border p-4 wrap-anywhere" role="alert">
          {message || texts.noMessage}
          {digest && (
            <span className="mut block">
              {texts.reference}: {digest}
            </span>
          )}
        </p>
        <div className="mt-9 flex flex-wrap gap-3.5">
          <button className="btn" type="button" onClick={retry}>
            {texts.retry}
          </button>
          <a className="btn btn-line" href={routes.home}>
            {texts.home}
          </a>
        </div>
      </div>
    </section>
  );
}
