declare global {
  interface Window {
    /** What became of the page's texts since it was read; see watchTexts. */
    textChanges?: MutationRecord[];
    textWatcher?: MutationObserver;
  }
}

/** Inline script: records every change of the page's texts from the end of the HTML on, until `restoreTexts` runs. */
export const watchTexts = `addEventListener('DOMContentLoaded', function () {
  if (window.textChanges) return;
  window.textChanges = [];
  window.textWatcher = new MutationObserver(function (changes) {
    Array.prototype.push.apply(window.textChanges, changes);
  });
  window.textWatcher.observe(document.body, {
    childList: true, characterData: true, characterDataOldValue: true, subtree: true,
  });
});`;

/**
 * Takes back what a browser's translation has made of the texts: React finds the page it expects and does not build it
 * anew, which would lose what was typed and tapped. The browser then translates again.
 */
export function restoreTexts(): void {
  const changes = window.textChanges ?? [];
  window.textChanges = [];
  window.textWatcher?.disconnect();
  for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of changes.reverse()) {
    if (target instanceof Text) target.data = oldValue ?? '';
    for (const node of addedNodes) if (node.nodeName === 'FONT') node.parentNode?.removeChild(node);
    for (const node of removedNodes) {
      if (node instanceof Text)
        target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
    }
  }
}
