import type { SiteContent } from '@/lib/content-schema/site';

type Network = SiteContent['social'][number]['icon'];

const paths: Record<Network, string> = {
  instagram: 'M2 2H22V22H2zM7.5 12A4.5 4.5 0 0 1 16.5 12A4.5 4.5 0 0 1 7.5 12M17.5 6.5H18',
  soundcloud: 'M2 15V19M6 11V19M10 7V19M14 5V19M18 9V19M22 13V19',
  facebook: 'M2 2H22V22H2zM17 7H15.5A2.5 2.5 0 0 0 13 9.5V22M9.5 13H16.5',
  youtube: 'M1 5H23V19H1zM10 9L15 12L10 15z',
};

/** The sign of a social network; decorative. */
export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg className="w-5 fill-none stroke-current stroke-2" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[network]} />
    </svg>
  );
}
