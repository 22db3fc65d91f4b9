/** See the specification, section 9. */
const opaquePastPx = 50;

/** Runs while the HTML is parsed, because on a slow network visitors scroll and use the menu long before hydration. */
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

/**
 * Sets `data-scrolled` on <html> while the page is scrolled, and closes the menu when the visitor follows a link or
 * goes back.
 */
export function NavbarScript() {
  return <script dangerouslySetInnerHTML={{ __html: listeners }} />;
}
