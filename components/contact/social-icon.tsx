import type { networks } from '@/lib/content-model/site';

type Network = (typeof networks)[number];

const paths: Record<Network, string> = {
  instagram: 'M2 2H22V22H2zM7.5 12A4.5 4.5 0 0 1 16.5 12A4.5 4.5 0 0 1 7.5 12M17.5 6.5H18',
  soundcloud: 'M2 15V19M6 11V19M10 7V19M14 5V19M18 9V19M22 13V19',
  facebook: 'M2 2H22V22H2zM17 7H15.5A2.5 2.5 0 0 0 13 9.5V22M9.5 13H16.5',
  youtube: 'M1 5H23V19H1zM10 9L15 12L10 15z',
  tiktok: 'M13 2V16.5A4.5 4.5 0 1 1 8.5 12M13 2A7 7 0 0 0 20 9',
  spotify:
    'M2 12A10 10 0 0 1 22 12A10 10 0 0 1 2 12M6.5 9Q12 7 17.5 9.5M7 12.5Q12 11 16.5 13M7.5 16Q12 14.5 15.5 16.5',
};

/** A square wave stands for a network that has no icon here. */
const fallbackIcon = 'M1 18H6V6H12V18H18V6H23';

export function SocialIcon({ network }: { network: Network | undefined }) {
  return (
    <svg className="w-5 fill-none stroke-current stroke-2" viewBox="0 0 24 24" aria-hidden="true">
      <path d={network ? paths[network] : fallbackIcon} />
    </svg>
  );
}
