import type { NavigationContent } from '@/lib/content-model/navigation';

interface MenuButtonProps {
  /** Id of the popover. */
  menuId: string;
  texts: Pick<NavigationContent['texts'], 'open' | 'close'>;
}

function Battlement({ d }: { d: string }) {
  return (
    <svg className="h-3.5 w-7.5 fill-none stroke-current stroke-[2.5]" viewBox="0 0 30 14" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** Opens and closes the menu on narrow screens, with or without scripts. CSS shows the name and icon of its state. */
export function MenuButton({ menuId, texts }: MenuButtonProps) {
  return (
    <button
      type="button"
      className="-mr-2 grid size-11 cursor-pointer place-items-center bar:hidden"
      popoverTarget={menuId}
    >
      <span className="menu-open:hidden">
        <span className="sr-only">{texts.open}</span>
        <Battlement d="M0 12H7V2H23V12H30" />
      </span>
      <span className="hidden menu-open:block">
        <span className="sr-only">{texts.close}</span>
        <Battlement d="M0 2H7V12H23V2H30" />
      </span>
    </button>
  );
}
