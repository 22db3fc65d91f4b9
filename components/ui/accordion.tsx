import * as Primitive from '@radix-ui/react-accordion';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const Accordion = Primitive.Root;

const trigger = cx(
  'group flex min-h-15 w-full cursor-pointer items-center justify-between gap-6 py-6.25 text-start',
  'font-display text-question font-stretch-115%',
);
/** A gap that becomes a merlon. */
const sign =
  'icon icon-gap text-oxido transition-transform duration-open group-data-[state=open]:-scale-y-100';
/** Closed answers stay in the page; where there are no scripts to open them they are open. */
const closed = cx(
  'scripting:data-[state=closed]:invisible scripting:data-[state=closed]:h-0',
  'scripting:data-[state=closed]:overflow-hidden scripting:data-[state=closed]:[content-visibility:hidden]',
);
/** Slides open without measuring anything. */
const opening = 'scripting:data-[state=open]:animate-answer-in';
const answer = cx(
  'grid grid-cols-[1fr_1.25fr] gap-8 pt-1 pb-9.5 text-cal-80 print:text-black',
  'max-film:grid-cols-[1fr] max-film:gap-5',
);

function AccordionItem(props: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className="border-t border-hairline last:border-b" {...props} />;
}

function AccordionTrigger({ children, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Header>
      <Primitive.Trigger className={trigger} {...props}>
        {children}
        <i className={sign} />
      </Primitive.Trigger>
    </Primitive.Header>
  );
}

/** Drops Radix's inline measurements: the policy allows no style attributes in the HTML, and CSS needs none of them. */
function Panel({ style, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}

/** The closed answer stays in the HTML, for visitors without JavaScript and for search; CSS hides it. */
function AccordionContent({ children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content forceMount asChild {...props}>
      <Panel className={cx('contain-paint', closed, opening)}>
        <div className={answer}>{children}</div>
      </Panel>
    </Primitive.Content>
  );
}

export { Accordion, AccordionContent, AccordionItem, AccordionTrigger };
