import { TitleText } from '@/components/ui/title-text';
import type { FaqContent } from '@/lib/content-schema/home';

export function FaqIntro({ title, intro, link }: Pick<FaqContent, 'title' | 'intro' | 'link'>) {
  return (
    <>
      <h2>
        <TitleText {...title} />
      </h2>
      <div className="faq-l">
        <p className="mut">{intro}</p>
        <a className="link" href={link.href}>
          {link.label}
        </a>
      </div>
    </>
  );
}
