import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { TitleText } from '@/components/ui/title-text';
import type { FaqContent } from '@/lib/content-model/faq';
import { findAnswerFilm } from '@/lib/media/media-manifest';
import { contactFormAddress, homeSections } from '@/lib/routes';
import { faqWords } from '@/lib/words/home';
import { FaqList } from './faq-list';

export function Faq({ title, intro, entries }: FaqContent) {
  const questions = entries.map(({ id, question, description, ...film }) => ({
    id,
    question,
    description,
    film: findAnswerFilm(film),
  }));
  return (
    <Section id={homeSections.faq} surface="ink" padding="light">
      <Container columns>
        <div className="col-[1/6] 820:sticky 820:top-clear 820:self-start">
          <h2 className="text-h2-small">
            <TitleText {...title} breakBefore />
          </h2>
          <p className="mt-6 mb-5.5 measure-23 text-muted">{intro}</p>
          <TextLink href={contactFormAddress}>{faqWords.ask}</TextLink>
        </div>
        <FaqList entries={questions} />
      </Container>
    </Section>
  );
}
