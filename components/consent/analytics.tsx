import { AnalyticsLoader, type AnalyticsProps } from './analytics-loader';

/** Measuring and tags, none of it before consent. Without an id and outside Vercel there is nothing to load at all. */
export function Analytics(props: AnalyticsProps) {
  return props.gtmId || props.gaId || props.vercel ? <AnalyticsLoader {...props} /> : null;
}
