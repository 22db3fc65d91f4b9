import { Link } from '@/components/ui/link';
import { TitleText } from '@/components/ui/title-text';
import type { FaqContent } from '@/lib/content-schema/home';
import { sections } from '@/lib/routes';
import { FaqList } from './faq-list';

export function Faq({ title, intro, link, entries, unsupported, captionsLabel }: FaqContent) {
  return (
    <section id={sections.faq} className="sec faq on-tinta">
      <div className="wrap cols">
        <h2>
          <TitleText {...title} />
        </h2>
        <div className="faq-l">
          <p className="mut">{intro}</p>
          <Link className="link" href={link.href}>
            {link.label}
          </Link>
        </div>
        <FaqList entries={entries} unsupported={unsupported} captionsLabel={captionsLabel} />
      </div>
    </section>
  );
}
