// Words made comparable: without accents, case and Portuguese plurals, so that a search for "caminhao" finds
// "Caminhões" and a slug has only plain letters. For comparison only, not for display, plates or chassis.
// PostgreSQL's `portuguese` configuration does not join leilão/leilões, so the text index stores these folded words
// under `simple`, and the query folds the same way: a change of a rule here needs the index rebuilt.

/** `São José` → `sao jose`: lower case, no accents; every other character stays. */
export function semAcentos(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

// Plural endings after folding, the longest first. Each maps to the folded singular ending. `-oes`, `-aes`
// and `-aos` all come from `-ao`; `-eis` from `-el` (pastéis) and, unaccented, from `-il` (fáceis): see the
// exceptions.
const PLURAIS: readonly (readonly [fim: string, singular: string])[] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['aos', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['ns', 'm'],
  ['res', 'r'],
  ['zes', 'z'],
  ['ses', 's'],
  ['is', 'il'],
  ['s', ''],
]

// Words of this trade that the endings would spoil: singulars that end in `s` and plurals of `-il` in `-eis`.
const EXCECOES: ReadonlyMap<string, string> = new Map([
  ['onibus', 'onibus'],
  ['microonibus', 'microonibus'],
  ['lotus', 'lotus'],
  ['taurus', 'taurus'],
  ['prius', 'prius'],
  ['mercedes', 'mercedes'],
  ['yaris', 'yaris'],
  ['chassis', 'chassi'],
  ['taxis', 'taxi'],
  ['lapis', 'lapis'],
  ['gas', 'gas'],
  ['gases', 'gas'],
  ['tres', 'tres'],
  ['mais', 'mais'],
  ['seis', 'seis'],
  ['movies', 'movie'],
  ['uteis', 'util'],
  ['inuteis', 'inutil'],
  ['faceis', 'facil'],
  ['projeteis', 'projetil'],
  ['texteis', 'textil'],
  ['chaves', 'chave'],
])

// Below this length a final `s` is more often part of the word (abs, gls, us) than a plural.
const MENOR_PLURAL = 4

// A plural in `-res`, `-zes`, `-ses` does not tell motor/motores from torre/torres, so the singular drops its
// `e` too.
const VOGAL_MUDA = /([rsz])e$/

/**
 * One folded word → the form that it shares with its plural (not always a word: torre and torres give
 * `torr`). Words with digits (models, plates: `c3s`, `208s`) stay as they are.
 */
export function singular(palavra: string): string {
  const excecao = EXCECOES.get(palavra)
  if (excecao !== undefined) return excecao
  if (palavra.length < MENOR_PLURAL || /\d/.test(palavra)) return palavra
  if (!palavra.endsWith('s')) return palavra.replace(VOGAL_MUDA, '$1')
  if (palavra.endsWith('ss')) return palavra
  for (const [fim, raiz] of PLURAIS) {
    if (palavra.endsWith(fim) && palavra.length > fim.length + 1) return palavra.slice(0, -fim.length) + raiz
  }
  return palavra
}

/**
 * Text → its folded words in order, without punctuation: `Caminhões (2) – Imóveis` → `caminhao`, `2`,
 * `imovel`.
 */
export function palavrasDobradas(texto: string): string[] {
  const palavras = semAcentos(texto).match(/[\p{L}\p{N}]+/gu)
  return (palavras ?? []).map(singular)
}

/** The folded words joined by one space: what the text index stores and what a query is compared with. */
export function dobrar(texto: string): string {
  return palavrasDobradas(texto).join(' ')
}

/** Text for a path segment: `São José dos Campos` → `sao-jose-dos-campos`. Empty when nothing is left. */
export function slug(texto: string): string {
  return semAcentos(texto)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
