import { WaveGlyph } from '@/components/drawing/wave-glyph';
import type { NavigationContent } from '@/lib/content-schema/site';
import { currentPage } from './current-page';

interface MenuProps extends Pick<NavigationContent, 'items' | 'button'> {
  /** Path of the page the menu is on. */
  path: string;
}

/** The bar's links and its button. */
export function Menu({ items, button, path }: MenuProps) {
  return (
    <>
      <ul>
        {items.map(({ label, href, wave }) => (
          <li key={href}>
            <a href={href} aria-current={currentPage(href, path)}>
              {label}
              <WaveGlyph wave={wave} className="g" />
            </a>
          </li>
        ))}
      </ul>
      <a className="btn btn-line btn-sm" href={button.href} aria-current={currentPage(button.href, path)}>
        {button.label}
      </a>
    </>
  );
}
