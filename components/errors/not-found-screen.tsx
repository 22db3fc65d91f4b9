import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { TitleText } from '@/components/ui/title-text';
import type { NotFoundContent } from '@/lib/content-model/not-found';
import { routes, sections } from '@/lib/routes';

/** The 404 page, in English. Its picture is a wall with one merlon missing. */
export function NotFoundScreen({ texts }: { texts: NotFoundContent }) {
  return (
    <section className="grid min-h-below-bar grid-rows-wall on-night print:block print:min-h-0" lang="en">
      <Container className="pt-page-top-short pb-4">
        <h1>
          <TitleText {...texts.title} />
        </h1>
        <p className="mt-7 mb-9 measure-30 text-lead">{texts.text}</p>
        <p className="flex flex-wrap items-center gap-x-7 gap-y-3.5">
          <ButtonLink href={routes.home}>{texts.home}</ButtonLink>
          <TextLink className="min-h-11 content-center" href={`${routes.home}#${sections.contact}`}>
            {texts.contact}
          </TextLink>
        </p>
      </Container>
      <img
        className="h-0 min-h-full w-full object-cover object-[63%_100%] print:hidden"
        loading="lazy"
        src="/images/missing-merlon.svg"
        width={1680}
        height={520}
        alt=""
      />
    </section>
  );
}
