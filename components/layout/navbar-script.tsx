/** See docs/requirements.md, 3.2. */
const opaquePastPx = 50;

/** Runs while the HTML is parsed, because on a slow network visitors scroll and use the menu long before hydration. */
const listeners = `addEventListener('scroll', function () {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > ${opaquePastPx});
}, { passive: true });
addEventListener('popstate', closeMenu);
addEventListener('pagehide', closeMenu);
addEventListener('click', function (event) {
  if (event.target.closest('[popover] a')) closeMenu();
  else if (!('popover' in document.body) && event.target.closest('[popovertarget]'))
    document.querySelector('[popover]').toggleAttribute('data-open');
}, true);
function closeMenu() {
  var menu = document.querySelector('[popover]');
  if (!menu) return;
  menu.removeAttribute('data-open');
  if (menu.hidePopover) menu.hidePopover();
}`;

/**
 * Sets `data-scrolled` on <html> while the page is scrolled, and closes the menu when the visitor follows a link, goes
 * back or leaves the page, which may come back from the back/forward cache. Safari has popovers since version 17: in
 * earlier ones the script opens the menu with `data-open`.
 */
export function NavbarScript() {
  return <script dangerouslySetInnerHTML={{ __html: listeners }} />;
}
