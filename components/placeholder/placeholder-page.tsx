import { cx } from 'class-variance-authority';
import { SignalLandscape } from '@/components/drawing/signal-landscape';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { TitleText } from '@/components/ui/title-text';
import type { Placeholders, PlaceholderPage as Page } from '@/lib/content-schema/placeholders';
import { routes } from '@/lib/routes';

interface PlaceholderPageProps extends Pick<Placeholders, 'title' | 'home'> {
  page: Page;
}

/** The words, and below them the landscape down to the foot of the window. */
const screen = cx(
  'grid min-h-below-bar grid-rows-[auto_1fr] overflow-clip print:block print:min-h-0',
  'on-noche bg-night-placeholder',
);

/** A page that has no content of its own yet: its name, what it will be, the way home, and its wave. */
export function PlaceholderPage({ title, home, page }: PlaceholderPageProps) {
  return (
    <section className={screen}>
      <Container className="relative z-1 pt-page-top pb-8">
        <p
          className="mb-4 font-display text-question text-muted font-stretch-115%"
          // The heading says it to screen readers.
          aria-hidden="true"
        >
          {page.name}
        </p>
        <h1>
          <TitleText {...title} />
          {/* Seven pages share the words; Next announces a followed page by its heading before its title is there. */}
          <span className="sr-only"> ({page.name})</span>
        </h1>
        <p className="mt-7 measure-32 text-lead text-pretty">{page.description}</p>
        <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3.5">
          <ButtonLink href={routes.home}>{home}</ButtonLink>
          <TextLink className="min-h-11 content-center" href={page.link.href}>
            {page.link.label}
          </TextLink>
        </div>
      </Container>
      <SignalLandscape wave={page.wave} />
    </section>
  );
}
