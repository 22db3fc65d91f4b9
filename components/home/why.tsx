import { Picture } from '@/components/ui/picture';
import { TitleText } from '@/components/ui/title-text';
import { WaveDivider } from '@/components/drawing/wave-divider';
import type { HomeContent } from '@/lib/content-schema/home';
import { sections } from '@/lib/routes';

export function Why({ title, image, values, testimonials, testimonialsTitle }: HomeContent['why']) {
  return (
    <section id={sections.why} className="sec on-cal why">
      <div className="wrap">
        <div className="cols">
          <div className="why-h">
            <h2>
              <TitleText {...title} breakBefore />
            </h2>
            <Picture className="loops" image={image} sizes="30rem" />
          </div>
          <ul className="values">
            {values.map((value) => (
              <li key={value.wave}>
                <WaveDivider wave={value.wave} />
                <h3>{value.title}</h3>
                <p>{value.description}</p>
              </li>
            ))}
          </ul>
        </div>
        <h3 className="sr-only">{testimonialsTitle}</h3>
        <div className="quotes">
          {testimonials.map(({ quote, author }) => (
            <figure key={author}>
              <blockquote>«{quote}»</blockquote>
              <figcaption>{author}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
