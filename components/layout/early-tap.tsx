import { watchTexts } from '@/lib/browser/original-texts';
import { RepeatTaps } from './repeat-taps';

/**
 * Runs while the HTML is read, long before React is there. It keeps the clicks on buttons that only do something by
 * script, and closes the popover, the menu, when one of its links is chosen or a step through the history is taken.
 */
const listener = `window.earlyTaps = new Map();
addEventListener('click', function (event) {
  var button = event.target.closest('button');
  if (button && button.type === 'button' && !button.popoverTargetElement && window.earlyTaps) window.earlyTaps.set(button, event);
  if (event.target.closest('[popover] a')) closeMenu();
}, true);
addEventListener('popstate', closeMenu);
function closeMenu() {
  var menu = document.querySelector('[popover]');
  if (menu && menu.hidePopover) menu.hidePopover();
}
${watchTexts}`;

/** Nothing a visitor does before the scripts are there is lost. */
export function EarlyTap() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: listener }} />
      <RepeatTaps />
    </>
  );
}
