/** The bar turns opaque past this many pixels of scroll (specification, section 9). */
const opaquePastPx = 50;

/** Runs while the HTML is parsed: on a slow line visitors scroll and use the menu long before hydration. */
const listeners = `addEventListener('scroll', function () {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > ${opaquePastPx});
}, { passive: true });
addEventListener('popstate', closeMenu);
addEventListener('click', function (event) {
  if (event.target.closest('[popover] a')) closeMenu();
}, true);
function closeMenu() {
  var menu = document.querySelector('[popover]');
  if (menu && menu.hidePopover) menu.hidePopover();
}`;

/** Marks <html> while the page is scrolled, and closes the menu with a choice or a step through the history. */
export function NavbarScript() {
  return <script dangerouslySetInnerHTML={{ __html: listeners }} />;
}
