import type { NavigationContent } from '@/lib/content-schema/site';

interface MenuButtonProps {
  /** Id of the popover it opens and closes. */
  menuId: string;
  texts: Pick<NavigationContent['texts'], 'open' | 'close'>;
}

/**
 * Opens and closes the menu on narrow screens. The browser does it, with or without scripts; the style sheet shows the
 * name and the drawing that are true at the moment.
 */
export function MenuButton({ menuId, texts }: MenuButtonProps) {
  return (
    <button type="button" className="ham" popoverTarget={menuId}>
      <span className="ham-open">
        <span className="sr-only">{texts.open}</span>
        <svg className="ham-i" viewBox="0 0 30 14" aria-hidden="true">
          <path d="M0 12H7V2H23V12H30" />
        </svg>
      </span>
      <span className="ham-close">
        <span className="sr-only">{texts.close}</span>
        <svg className="ham-i" viewBox="0 0 30 14" aria-hidden="true">
          <path d="M0 2H7V12H23V2H30" />
        </svg>
      </span>
    </button>
  );
}
