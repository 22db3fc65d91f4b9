import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-schema/home';
import { sections } from '@/lib/routes';

export function Concept({ title, lead, body, caption }: HomeContent['concept']) {
  return (
    <section id={sections.concept} className="sec con on-cal">
      <div className="wrap cols">
        <h2>
          <TitleText {...title} />
        </h2>
        <div className="con-t">
          <p className="lead">{lead}</p>
          <p className="mut">{body}</p>
        </div>
      </div>
      <figure>
        <figcaption className="mut">{caption}</figcaption>
        <picture>
          <source media="(width < 51.25rem)" srcSet="/images/ridges-mobile.svg" width={390} height={300} />
          <img src="/images/ridges.svg" alt="" loading="lazy" width={1600} height={560} />
        </picture>
      </figure>
    </section>
  );
}
