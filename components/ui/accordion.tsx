import * as Primitive from '@radix-ui/react-accordion';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, type ComponentProps } from 'react';
import styles from './accordion.module.css';

const Accordion = Primitive.Root;

const trigger = cx(
  'flex min-h-15 w-full cursor-pointer items-center justify-between gap-4 py-6.25 text-start',
  'font-display text-question wrap-anywhere font-stretch-115% max-smallest:font-stretch-normal',
);
const answer = 'grid gap-6 pt-1 pb-9.5 text-soft';

function AccordionItem(props: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className="border-t border-hairline last:border-b" {...props} />;
}

function AccordionTrigger({ children, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Header>
      <Primitive.Trigger className={trigger} {...props}>
        {children}
        <span className={cx('icon icon-gap text-accent', styles.sign)} />
      </Primitive.Trigger>
    </Primitive.Header>
  );
}

/**
 * Drops two props that Radix sets for its own animation: the inline style and the ref. The animation here is CSS only.
 * Where the browser can search a closed answer (`hidden="until-found"`, which React does not know), a match opens it.
 */
function Panel({ style, ref, ...props }: ComponentProps<'div'> & { 'data-state'?: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const isClosed = props['data-state'] === 'closed';

  useEffect(() => {
    const element = panel.current;
    if (!element || !isClosed || !('onbeforematch' in element)) return;
    const open = () => document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.click();
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', open);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', open);
    };
  }, [isClosed]);

  return <div ref={panel} {...props} />;
}

/** A closed answer stays in the HTML for search engines and for visitors without JavaScript. CSS hides it. */
function AccordionContent({ children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content forceMount asChild {...props}>
      <Panel className={styles.panel}>
        <div className={answer}>{children}</div>
      </Panel>
    </Primitive.Content>
  );
}

export { Accordion, AccordionContent, AccordionItem, AccordionTrigger };
