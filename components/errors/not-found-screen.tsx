import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { TitleText } from '@/components/ui/title-text';
import { routes, homeSections } from '@/lib/routes';
import { notFoundWords } from '@/lib/words/errors';
import { MissingMerlon } from './missing-merlon';

/** The content of the 404 page, in English. */
export function NotFoundScreen() {
  return (
    <section className="flex min-h-below-bar flex-col on-night print:block print:min-h-0" lang="en">
      <Container className="pt-[clamp(2rem,5vw,6rem)] pb-4">
        <h1>
          <TitleText {...notFoundWords.title} />
        </h1>
        <p className="mt-7 mb-8.5 measure-31 text-lead">{notFoundWords.text}</p>
        <p className="flex flex-wrap items-center gap-x-7 gap-y-3.5">
          <ButtonLink href={routes.home}>{notFoundWords.home}</ButtonLink>
          <TextLink className="min-h-11 content-center" href={`${routes.home}#${homeSections.contact}`}>
            {notFoundWords.contact}
          </TextLink>
        </p>
      </Container>
      <MissingMerlon className="min-h-72 w-full flex-1 print:hidden" />
    </section>
  );
}
