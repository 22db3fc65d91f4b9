import * as Primitive from '@radix-ui/react-accordion';
import { cx } from 'class-variance-authority';
import { createElement, type ComponentProps } from 'react';

const Accordion = Primitive.Root;

const trigger = cx(
  'group flex min-h-15 w-full cursor-pointer items-center justify-between gap-4 py-6.25 text-start',
  'font-display text-question wrap-anywhere font-stretch-115% max-320:font-stretch-normal',
);
const sign =
  'icon icon-gap text-accent transition-[scale] duration-open group-data-[state=open]:[scale:1_-1]';
/** Without scripts and in print all answers are open. */
const panel = cx(
  'data-[state=open]:animate-open',
  'print:block print:[content-visibility:visible] noscript:block noscript:[content-visibility:visible]',
);
const answer = 'grid gap-6 pt-1 pb-9.5 text-soft';

function AccordionItem(props: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className="grid grid-cols-1 border-t border-hairline last:border-b" {...props} />;
}

function AccordionTrigger({ children, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Header>
      <Primitive.Trigger className={trigger} {...props}>
        {children}
        <span className={sign} />
      </Primitive.Trigger>
    </Primitive.Header>
  );
}

/**
 * Drops two props that Radix sets for its own animation: the inline style and the ref. The animation here is CSS only.
 * React writes `hidden="until-found"` on custom elements only. A browser that does not know the value hides the panel.
 */
function Panel({ style, ref, ...props }: ComponentProps<'div'> & { 'data-state'?: string }) {
  return createElement('accordion-panel', {
    ...props,
    hidden: props['data-state'] === 'closed' && 'until-found',
  });
}

/**
 * A closed answer stays in the HTML for search engines, for visitors without JavaScript and for a search in the page,
 * which opens it (components/layout/early-script.tsx).
 */
function AccordionContent({ children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content forceMount asChild {...props}>
      <Panel className={panel}>
        <div className={answer}>{children}</div>
      </Panel>
    </Primitive.Content>
  );
}

export { Accordion, AccordionContent, AccordionItem, AccordionTrigger };
