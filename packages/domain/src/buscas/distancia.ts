// How many typing errors lie between two words: a letter too many, too few, another, or two swapped.

/** Counts to `maximo` and no further: what is beyond is answered as `maximo + 1`. */
export function distancia(a: string, b: string, maximo: number): number {
  if (Math.abs(a.length - b.length) > maximo) return maximo + 1
  let antepenultima: number[] = []
  let anterior = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const linha = [i]
    for (let j = 1; j <= b.length; j++) {
      const troca = anterior[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      let d = Math.min(troca, anterior[j]! + 1, linha[j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        d = Math.min(d, antepenultima[j - 2]! + 1)
      linha.push(d)
    }
    if (Math.min(...linha) > maximo) return maximo + 1
    antepenultima = anterior
    anterior = linha
  }
  return Math.min(anterior[b.length]!, maximo + 1)
}
