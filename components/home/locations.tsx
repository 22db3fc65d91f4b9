import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import { WaveGlyph } from '@/components/drawing/wave-glyph';
import type { HomeContent } from '@/lib/content-schema/home';
import { sections } from '@/lib/routes';

/** The water's edge. Its wave is taller than what is seen: on a zoomed page no edge of it shines through. */
function Tide() {
  return (
    <svg className="tide" aria-hidden="true">
      <pattern id="tide" width="118" height="40" patternUnits="userSpaceOnUse">
        <path d="M0 8C21 -3 38 -3 59 8S97 19 118 8V20H0z" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#tide)" />
    </svg>
  );
}

/** Slits in a wall, one a venue; the chosen one is wide. The choice is a set of radio buttons, so it needs no script. */
export function Locations({ title, intro, venues, buttons }: HomeContent['locations']) {
  return (
    <section id={sections.locations} className="sec on-noche loc">
      <div className="wrap">
        <SectionHead title={title}>{intro}</SectionHead>
        <ul className="slits">
          {venues.map(({ name, wave, waveName, description, ...picture }, index) => (
            <li key={name}>
              <input type="radio" name="lugar" id={`lugar-${index}`} defaultChecked={index === 0} />
              <Picture {...picture} sizes="(width < 51.25rem) 20rem, 30rem" />
              <WaveGlyph wave={wave} />
              <h3>
                <label htmlFor={`lugar-${index}`}>{name}</label>
              </h3>
              <p className="small">{waveName}</p>
              <p className="tell">{description}</p>
            </li>
          ))}
        </ul>
        <p className="acts">
          {buttons.map(({ label, href }) => (
            <a key={href} className="btn btn-line go" href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
      <Tide />
    </section>
  );
}
