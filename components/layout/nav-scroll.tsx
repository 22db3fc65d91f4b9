/** The bar turns opaque past this many pixels of scroll (specification, section 9). */
const opaquePast = 50;

/** Runs while the HTML is read: on a thin line visitors scroll long before React is there. */
const listener = `addEventListener('scroll', function () {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > ${opaquePast});
}, { passive: true });`;

/** Marks <html> while the page is scrolled; the bar's ground follows by CSS. */
export function NavScroll() {
  return <script dangerouslySetInnerHTML={{ __html: listener }} />;
}
