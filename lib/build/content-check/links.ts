import { yamlFiles } from '../../content-model/files';
import type { Content } from '../../content-model/load';
import { routes } from '../../routes';
import { errorIn, type Finding } from './finding';

/** Deployments of a branch, which visitors must not be sent to. */
const previewHost = /(^|\.)(vercel\.app|netlify\.app|pages\.dev)$/;

/** Links that lead nowhere, and a ticket link to the site itself or to a preview. @param pages addresses of page files */
export function links({ event, placeholders, site }: Content, pages: readonly string[]): Finding[] {
  const known = [...pages, ...Object.keys(placeholders.pages).map((name) => `/${name}`)];
  const host = event.ticketHref ? new URL(event.ticketHref).hostname : '';
  const isOwn = host === site.domain || host.endsWith(`.${site.domain}`);
  return [
    ...Object.values(routes)
      .filter((route) => !known.includes(route))
      .map((route) =>
        errorIn(
          yamlFiles.placeholders.file,
          `pages: falta ${route.slice(1)}; esa dirección daría un error 404`,
        ),
      ),
    ...(isOwn || previewHost.test(host)
      ? [
          errorIn(
            yamlFiles.event.file,
            `ticketHref: «${event.ticketHref}» es de esta web o de una vista previa; se espera la página donde se compran las entradas`,
          ),
        ]
      : []),
  ];
}
