import { Picture } from '@/components/ui/picture';
import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent } from '@/lib/content-schema/event';

export function Atmosphere({ title, paragraphs, ...picture }: EventPageContent['atmosphere']) {
  return (
    <section className="sec on-tinta atmosphere">
      <div className="wrap cols">
        <Picture {...picture} sizes="(width < 51.25rem) 100vw, 50vw" />
        <div className="atmosphere-t">
          <h2>
            <TitleText {...title} breakBefore />
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
