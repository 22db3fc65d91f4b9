import { Container } from '@/components/ui/container';
import { narrowWindow, Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { NextEvent } from '@/lib/content-model/event';
import type { EventLabels } from '@/lib/content-model/event-labels';
import { generatedMedia } from '@/lib/media/manifest';

type AtmosphereProps = EventLabels['atmosphere'] & NextEvent['atmosphere'];

export function Atmosphere({ title, paragraphs, ...picture }: AtmosphereProps) {
  return (
    <Section surface="ink">
      <Container columns>
        <div className="col-[1/7] print:hidden">
          <Picture
            {...picture}
            generated={generatedMedia('pictures', picture.image)}
            className="size-full object-cover column:min-h-80"
            sizes={`${narrowWindow} 100vw, 50vw`}
          />
        </div>
        <div className="col-[7/13] self-center max-column:mt-9 column:pl-[clamp(0px,3vw,3rem)]">
          <h2 className="text-h2-small">
            <TitleText {...title} breakBefore />
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-6 measure-34 text-paper-80 print:text-black">
              {paragraph}
            </p>
          ))}
        </div>
      </Container>
    </Section>
  );
}
