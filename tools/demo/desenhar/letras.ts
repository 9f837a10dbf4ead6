// Letters of our own, drawn with strokes, so that marks and logos look the same on every machine, whatever fonts it has.
// A letter stands on the line y = 0, grows downwards in SVG: x-height is 50, capitals 72, ascenders 74, descenders 20.
// Only the letters that the demonstration needs exist; asking for another throws.

type Letter = { w: number; d: string }

const bowl = (cx: number) => `M${cx - 25} -25a25 25 0 1 1 50 0a25 25 0 1 1 -50 0`

const SMALL: Record<string, Letter> = {
  a: { w: 54, d: `${bowl(25)}M50 -50V0` },
  b: { w: 54, d: `${bowl(27)}M2 -74V0` },
  c: { w: 46, d: 'M44 -42a25 25 0 1 0 0 34' },
  e: { w: 52, d: 'M1 -25H50a25 25 0 1 0 -8 18.5' },
  g: { w: 54, d: `${bowl(25)}M50 -50V-4a24 24 0 0 1 -44 12` },
  h: { w: 48, d: 'M2 -74V0M2 -27a22 23 0 0 1 44 0V0' },
  i: { w: 6, d: 'M3 -50V0M3 -70v.5' },
  l: { w: 6, d: 'M3 -74V0' },
  m: { w: 78, d: 'M2 -50V0M2 -30a18.5 20 0 0 1 37 0V0M39 -30a18.5 20 0 0 1 37 0V0' },
  n: { w: 48, d: 'M2 -50V0M2 -27a22 23 0 0 1 44 0V0' },
  o: { w: 52, d: bowl(26) },
  p: { w: 54, d: `${bowl(27)}M2 -50V20` },
  q: { w: 54, d: `${bowl(25)}M50 -50V20` },
  r: { w: 28, d: 'M2 -50V0M2 -26a22 23 0 0 1 25 -22' },
  s: { w: 36, d: 'M33 -41a16 12 0 0 0 -15 -9c-20 0 -21 22 -1 24c23 2 21 26 0 26a17 13 0 0 1 -16 -10' },
  t: { w: 28, d: 'M11 -68V-16a15 15 0 0 0 15 15M0 -49H25' },
  u: { w: 48, d: 'M2 -50V-22a22 22 0 0 0 44 0M46 -50V0' },
  v: { w: 46, d: 'M1 -50L23 0L45 -50' },
  ã: { w: 54, d: `${bowl(25)}M50 -50V0M10 -66c8 -12 20 6 30 -5` },
  ç: { w: 46, d: 'M44 -42a25 25 0 1 0 0 34M26 0v7a7 7 0 1 1 -7 9' },
  ' ': { w: 24, d: '' },
}

const CAPITAL: Record<string, Letter> = {
  A: { w: 62, d: 'M2 0L31 -72L60 0M12 -24H50' },
  E: { w: 42, d: 'M42 -72H2V0H42M2 -37H37' },
  G: { w: 68, d: 'M62 -58a36 36 0 1 0 4 24H38' },
  L: { w: 40, d: 'M2 -72V0H40' },
  O: { w: 74, d: 'M1 -36a36 36 0 1 1 72 0a36 36 0 1 1 -72 0' },
  P: { w: 46, d: 'M2 0V-72H24a20 20 0 0 1 0 40H2' },
  R: { w: 48, d: 'M2 0V-72H24a20 20 0 0 1 0 40H2M24 -32L47 0' },
  S: { w: 46, d: 'M42 -60a20 15 0 0 0 -19 -12c-26 0 -27 32 0 35c29 3 27 37 0 37a22 16 0 0 1 -21 -13' },
  T: { w: 52, d: 'M0 -72H52M26 -72V0' },
  U: { w: 56, d: 'M2 -72V-26a26 26 0 0 0 52 0V-72' },
  Ã: { w: 62, d: 'M2 0L31 -72L60 0M12 -24H50M18 -88c7 -11 18 6 27 -4' },
  ' ': { w: 30, d: '' },
}

export type Lettering = { body: string; width: number }

/** Paths of a text set from x = 0 on the line y = 0. `gap` is the space between letters, in the alphabet's units. */
export function lettering(text: string, gap: number): Lettering {
  let x = 0
  let body = ''
  for (const c of text) {
    const letter = SMALL[c] ?? CAPITAL[c]
    if (!letter) throw new Error(`no letter drawn for "${c}"`)
    if (letter.d) body += `<path transform="translate(${x} 0)" d="${letter.d}"/>`
    x += letter.w + gap
  }
  return { body, width: x - gap }
}
