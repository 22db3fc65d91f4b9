import { Link } from '@/components/ui/link';
import { TitleText } from '@/components/ui/title-text';
import type { Placeholders } from '@/lib/content-schema/placeholders';
import { routes } from '@/lib/routes';
import { SignalLandscape } from '../drawing/signal-landscape';

interface PlaceholderPageProps extends Pick<Placeholders, 'title' | 'home'> {
  page: NonNullable<Placeholders['pages'][keyof Placeholders['pages']]>;
}

/** A page that has no content of its own yet: its name, what it will be, the way home, and its wave. */
export function PlaceholderPage({ title, home, page }: PlaceholderPageProps) {
  return (
    <section className="soon on-noche">
      <div className="wrap">
        <p className="name">{page.name}</p>
        <h1>
          <TitleText {...title} />
          {/* Seven pages share the words; Next announces a followed page by its heading before its title is there. */}
          <span className="sr-only">: {page.name}</span>
        </h1>
        <p className="lead">{page.description}</p>
        <div className="acts">
          <Link className="btn" href={routes.home}>
            {home}
          </Link>
          <Link className="link" href={page.link.href}>
            {page.link.label}
          </Link>
        </div>
      </div>
      <SignalLandscape wave={page.wave} />
    </section>
  );
}
