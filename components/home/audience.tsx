import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-schema/home';
import { sections } from '@/lib/routes';

export function Audience({ title, intro, types, age }: HomeContent['audience'] & { age: number }) {
  return (
    <section id={sections.audience} className="sec aud on-cal">
      <div className="wrap cols">
        <h2>
          <TitleText {...title} />
        </h2>
        <p className="lead">{intro}</p>
        <ul>
          {types.map((type) => (
            <li key={type.title}>
              <h3>{type.title}</h3>
              <p>{type.description}</p>
            </li>
          ))}
        </ul>
        <p className="age" aria-hidden="true">
          {age}
          <sup>+</sup>
        </p>
      </div>
    </section>
  );
}
