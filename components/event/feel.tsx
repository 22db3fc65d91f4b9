import { Picture } from '@/components/ui/picture';
import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent } from '@/lib/content-schema/event';

export function Feel({ title, paragraphs }: EventPageContent['feel']) {
  return (
    <section className="sec on-tinta feel">
      <div className="wrap cols">
        <Picture name="almonaster" sizes="(width < 51.25rem) 100vw, 50vw" />
        <div className="feel-t">
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
