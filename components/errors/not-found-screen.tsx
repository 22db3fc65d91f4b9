'use client';

import { RouteLink } from '@/components/ui/route-link';
import { TitleText } from '@/components/ui/title-text';
import type { ErrorsContent } from '@/lib/content-schema/errors';
import { routes } from '@/lib/routes';
import './not-found.css';

/** The 404 page, in English: a wall with one merlon missing, and the light that comes through. */
export function NotFoundScreen({ title, text, home, code }: Omit<ErrorsContent['notFound'], 'documentTitle'>) {
  return (
    <section className="lost on-noche" lang="en">
      <div className="wrap">
        <h1>
          <TitleText {...title} />
        </h1>
        <p className="lead">{text}</p>
        <RouteLink className="btn" href={routes.home}>
          {home}
        </RouteLink>
      </div>
      <div className="wall" aria-hidden="true">
        <span>{code}</span>
      </div>
    </section>
  );
}
