import { CastleLines } from '@/components/brand/castle-lines';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-model/home';
import { homeSections } from '@/lib/routes';
import { conceptWords } from '@/lib/words/home';

export function Concept({ title, lead, body }: HomeContent['concept']) {
  return (
    <Section id={homeSections.concept} surface="paper" padding="none-below">
      <Container columns>
        <h2 className="col-[1/9]">
          <TitleText {...title} />
        </h2>
        <div className="col-[9/13] self-end max-820:mt-6.5">
          <p className="text-lead">{lead}</p>
          <p className="mt-4 text-muted">{body}</p>
        </div>
      </Container>
      <figure className="relative mt-12 max-820:mt-11 max-820:flex max-820:flex-col">
        <figcaption className="absolute left-gutter measure-17 leading-note text-muted max-820:static max-820:mb-8 max-820:max-w-none max-820:px-gutter">
          {conceptWords.caption}
        </figcaption>
        <CastleLines label={conceptWords.drawing} />
      </figure>
    </Section>
  );
}
