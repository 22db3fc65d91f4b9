'use client';

import { Activity, lazy, useEffect, type ComponentType } from 'react';
import { nearness } from '@/lib/nearness';

/**
 * The same component, hydrated when the visitor comes near the element with that id: what lies far down the page costs
 * nothing before. Until then the server's elements stand there.
 */
export function hydratedNear<Props extends object>(
  id: string,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  const left = new AbortController();
  const Near = lazy(async () => {
    await nearness(id, left.signal);
    return { default: Component as ComponentType<object> };
  });
  return function HydratedNear(props: Props) {
    useEffect(() => () => left.abort(), []);

    return (
      <Activity>
        <Near {...props} />
      </Activity>
    );
  };
}
