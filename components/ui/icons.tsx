/** The few pictures that are not waveforms; all decorative, the words beside them carry the meaning. */

export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 22 12" aria-hidden="true">
      <path d="M0 6H20M14 1L20 6L14 11" />
    </svg>
  );
}

export function DownloadIcon() {
  return (
    <svg className="arrow" viewBox="0 0 16 18" aria-hidden="true">
      <path d="M8 0V13M2 8L8 14L14 8M0 17H16" />
    </svg>
  );
}

const socialPaths = {
  instagram: 'M2 2H22V22H2zM7.5 12A4.5 4.5 0 0 1 16.5 12A4.5 4.5 0 0 1 7.5 12M17.5 6.5H18',
  soundcloud: 'M2 15V19M6 11V19M10 7V19M14 5V19M18 9V19M22 13V19',
  facebook: 'M2 2H22V22H2zM17 7H15.5A2.5 2.5 0 0 0 13 9.5V22M9.5 13H16.5',
  youtube: 'M1 5H23V19H1zM10 9L15 12L10 15z',
};

export function SocialIcon({ name }: { name: keyof typeof socialPaths }) {
  return (
    <svg className="soc" viewBox="0 0 24 24" aria-hidden="true">
      <path d={socialPaths[name]} />
    </svg>
  );
}
