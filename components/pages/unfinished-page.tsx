import { SignalLandscape } from '@/components/brand/signal-landscape';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { TitleText } from '@/components/ui/title-text';
import { findLinkAddress, type Page } from '@/lib/content-model/pages';
import { routes } from '@/lib/routes';
import { pageWords } from '@/lib/words/pages';

/** A page that has no content yet. */
export function UnfinishedPage({ page }: { page: Page }) {
  return (
    <section className="flex min-h-below-bar flex-col overflow-clip on-night bg-linear-night print:block print:min-h-0 print:bg-none">
      <Container className="relative z-1 pt-[clamp(2rem,4.5vw,6rem)] pb-8">
        <p
          className="mb-4 font-display text-h3 leading-label font-semibold text-muted font-stretch-115%"
          // The heading below contains the name too.
          aria-hidden="true"
        >
          {page.name}
        </p>
        <h1>
          <TitleText {...pageWords.unfinishedTitle} />
          {/* Screen readers announce a new page by its heading. All unfinished pages share the visible words, so the name follows. */}
          <span className="sr-only"> ({page.name})</span>
        </h1>
        <p className="mt-7 measure-31 text-lead">{page.description}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3.5">
          <ButtonLink href={routes.home}>{pageWords.home}</ButtonLink>
          <TextLink className="min-h-11 content-center" href={findLinkAddress(page)}>
            {page.link.label}
          </TextLink>
        </div>
      </Container>
      <SignalLandscape wave={page.wave} />
    </section>
  );
}
