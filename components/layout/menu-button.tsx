import type { NavigationContent } from '@/lib/content-model/schemas/navigation';

interface MenuButtonProps {
  /** Id of the popover. */
  menuId: string;
  texts: Pick<NavigationContent['texts'], 'menu'>;
}

/**
 * Opens and closes the menu on narrow screens, with or without scripts. The merlon on the button is a gap while the
 * menu is open.
 */
export function MenuButton({ menuId, texts }: MenuButtonProps) {
  return (
    <button
      type="button"
      className="-mr-2 flex min-h-11 flex-none cursor-pointer items-center gap-2 px-2 text-label bar:hidden"
      popoverTarget={menuId}
    >
      {texts.menu}
      <svg
        className="h-3 w-6.5 fill-none stroke-current stroke-[2.5] max-tiny:hidden menu-open:[scale:1_-1]"
        viewBox="0 0 30 14"
        aria-hidden="true"
      >
        <path d="M0 12H7V2H23V12H30" />
      </svg>
    </button>
  );
}
