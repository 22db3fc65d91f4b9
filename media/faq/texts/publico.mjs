// Words on screen and captions, timed in beats.
export const titles = [
  {
    to: 8.2,
    lines: [
      ['Desde', 0.75],
      ['21 años', 2, { size: 190, space: 186 }],
    ],
  },
  {
    to: 14.3,
    lines: [
      ['Quien empieza', 8.75],
      ['a escuchar', 9.75, { serif: true, space: 108 }],
    ],
  },
  {
    to: 20.6,
    y: 138,
    lines: [
      ['Quien lleva', 14.75],
      ['media vida', 15.5],
      ['bailando', 16.25, { serif: true, space: 104 }],
    ],
  },
  {
    to: 26.6,
    lines: [
      ['Quien viaja', 21],
      ['por el lugar', 22, { serif: true, space: 108 }],
    ],
  },
  {
    lines: [
      ['Un mismo', 27],
      ['compás', 28, { serif: true, space: 112, size: 128 }],
    ],
  },
];

export const captions = [
  [0, 8, '[Acordes de piano eléctrico]'],
  [8.75, 14.2, '[Asoma una melodía]'],
  [14.6, 20.5, '[Notas sueltas, pulso tranquilo]'],
  [21, 26.6, '[La melodía crece]'],
  [27, 32, '[La melodía descansa]'],
];
