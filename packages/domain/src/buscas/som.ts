// How a folded word sounds in Brazil, so that who writes by ear finds it ("selta", "evoke", "estrada", "dolfin"): letters
// of one sound become one, doubled letters single. Refuses vowels: "gol" and "gola" are two words.

const REGRAS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sch|sh|ch/g, 'x'],
  [/c?qu(?=[ei])/g, 'k'],
  [/q/g, 'k'],
  [/ck/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/g(?=[eiy])/g, 'j'],
  [/sc(?=[eiy])|c(?=[eiy])|z/g, 's'],
  [/c/g, 'k'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
  [/n(?=[bp])/g, 'm'],
  [/n$/, 'm'],
  [/^es(?=[^aeiou])/, 's'],
]

export const somDe = (palavra: string): string =>
  REGRAS.reduce((texto, [de, para]) => texto.replace(de, para), palavra)
