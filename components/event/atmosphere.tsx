import { Container, narrowWindow } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { EventContent } from '@/lib/content-model/event';
import { eventSections } from '@/lib/routes';
import { eventWords } from '@/lib/words/event';

export function Atmosphere({ paragraphs, ...picture }: EventContent['atmosphere']) {
  return (
    <Section id={eventSections.atmosphere} surface="ink" padding="light">
      <Container columns>
        <div className="col-[1/7] print:hidden">
          <Picture
            {...picture}
            className="size-full min-h-50 object-cover"
            sizes={`${narrowWindow} 100vw, 50vw`}
          />
        </div>
        <div className="col-[7/13] self-center max-820:mt-10 820:pl-7">
          <h2 className="text-h2-small">
            <TitleText {...eventWords.atmosphere.title} breakBefore />
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-6 measure-34 text-soft">
              {paragraph}
            </p>
          ))}
        </div>
      </Container>
    </Section>
  );
}
