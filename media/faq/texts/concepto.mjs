// Words on screen and captions, timed in beats. They name no days, hours or parts, because the film is shown for years.
export const titles = [
  {
    to: 7.2,
    lines: [
      ['Llegar', 1],
      ['sin prisa', 2, { serif: true, size: 132, space: 122 }],
    ],
  },
  {
    to: 21,
    y: 138,
    lines: [
      ['La música', 8],
      ['crece', 10, { serif: true, size: 132, space: 122 }],
    ],
  },
  {
    to: 26.4,
    lines: [
      ['Una mesa', 21.5],
      ['para contarlo', 22.5, { serif: true, size: 132, space: 122 }],
    ],
  },
  {
    y: 140,
    lines: [
      ['Un lugar,', 27],
      ['un fin de semana', 28, { serif: true, size: 122, space: 124 }],
    ],
  },
];

export const captions = [
  [0, 7.5, '[Campanas suaves, sin ritmo]'],
  [8, 21, '[Entra el bombo, crece el ritmo]'],
  [21.5, 26.6, '[El ritmo se apaga]'],
  [27, 32, '[Quedan las campanas]'],
];
