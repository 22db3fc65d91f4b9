import type { ComponentProps } from 'react';
import { documentIds } from '@/lib/routes';

/**
 * The words of a page's first screen. The browser shows nothing before they are parsed, so that the first frame has the title and
 * not the cookie banner alone. Browsers that do not know `expect` show what they have.
 */
export function FirstScreen(props: ComponentProps<'div'>) {
  return (
    <>
      <link rel="expect" href={`#${documentIds.firstScreen}`} blocking="render" />
      <div {...props} id={documentIds.firstScreen} />
    </>
  );
}
