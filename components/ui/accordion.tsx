'use client';

import * as Primitive from '@radix-ui/react-accordion';
import type { ComponentProps } from 'react';

const Accordion = Primitive.Root;

function AccordionItem(props: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className="qa" {...props} />;
}

function AccordionTrigger({ children, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Header>
      <Primitive.Trigger className="q" {...props}>
        {children}
        <i className="pm" />
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
      <Panel className="a">
        <div>{children}</div>
      </Panel>
    </Primitive.Content>
  );
}

export { Accordion, AccordionContent, AccordionItem, AccordionTrigger };
