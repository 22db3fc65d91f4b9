/** Drawing of a wall in front of the sun. A fallen merlon lies on the ground and bears the number 404. */
export function MissingMerlon({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox="216 0 1684 520"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <radialGradient
        id="glow"
        cx="1058"
        cy="318"
        r="310"
        gradientUnits="userSpaceOnUse"
        gradientTransform="translate(1058 0) scale(2.2 1) translate(-1058 0)"
      >
        <stop stopColor="var(--color-accent)" stopOpacity=".62" />
        <stop offset=".45" stopColor="var(--color-accent-deep)" stopOpacity=".34" />
        <stop offset="1" stopColor="var(--color-accent-deep)" stopOpacity="0" />
      </radialGradient>
      <pattern id="slit" width="168" height="520" patternUnits="userSpaceOnUse">
        <path className="fill-paper" opacity=".08" d="M47 368h6v76h-6z" />
      </pattern>
      <path fill="url(#glow)" d="M216 0h1684v520H216z" />
      <circle className="fill-accent" cx="1058" cy="300" r="86" />
      <path
        className="fill-ink"
        d="M214 522V258H268.8V330H336V258H436.8V330H504V258H604.8V330H672V258H772.8V330H840V258H940.8V330H1176V258H1276.8V330H1344V258H1444.8V330H1512V258H1612.8V330H1680V258H1780.8V330H1848V258H1902V522Z"
      />
      <path fill="url(#slit)" d="M216 330h1684v190H216z" />
      <g transform="translate(1104 518.5) rotate(-9)">
        <path className="fill-paper" d="M0-72h100.8V0H0z" />
        <path
          className="fill-none stroke-ink"
          strokeWidth="5.5"
          d="M19-50v16.5h17.5M33.5-50v28M45.5-47.250h13v22.5h-13zM69.5-50v16.5h17.5M84-50v28"
        />
      </g>
    </svg>
  );
}
