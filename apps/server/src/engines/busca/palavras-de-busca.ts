// The words a lot is found by, and the words a person types. Folding (accents, case, Portuguese plurals) is the
// domain's; here stands what is particular to searching: decimals stay whole, and a word is kept both as written and in
// the singular.
// What was typed matches beginnings of words; its singular only whole entries: it is not always a word ("torres" gives
// "torr") and would find what was never typed.
import { semAcentos, singular } from '@martelo/domain/comum/texto.ts'

const PALAVRA = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}]+/gu
/** Longer runs are not words that people type. */
const TAMANHO_MAXIMO = 40

/** The words as typed, folded, in order, with repetitions. "1.0" and "1,0" are the same single word. */
export function palavrasDigitadas(texto: string): string[] {
  return (semAcentos(texto).match(PALAVRA) ?? []).map((p) => p.replaceAll(',', '.').slice(0, TAMANHO_MAXIMO))
}

/** The entry that a word shares with its plural. */
export const inteira = (palavra: string) => singular(palavra)

/** What a text is indexed under: each word as written and in the singular, once. */
export function palavrasIndexadas(texto: string): Set<string> {
  const entradas = new Set<string>()
  for (const pedaco of texto.split(' ')) for (const e of entradasDoPedaco(pedaco)) entradas.add(e)
  return entradas
}

/** Lots share their words: each piece between blanks is folded once. Bounded, because lots also hold numbers. */
const PEDACOS_LEMBRADOS = 50_000
const lembrados = new Map<string, readonly string[]>()
function entradasDoPedaco(pedaco: string): readonly string[] {
  const conhecidas = lembrados.get(pedaco)
  if (conhecidas !== undefined) return conhecidas
  const entradas = [...new Set(palavrasDigitadas(pedaco).flatMap((p) => [p, singular(p)]))]
  if (lembrados.size < PEDACOS_LEMBRADOS) lembrados.set(pedaco, entradas)
  return entradas
}

const ACENTOS = /[\u0300-\u036f]/g
const MAIUSCULAS = /[A-Z]+/g

/**
 * The key that word fields are sorted by: without accents, ASCII letters in lower case, the rest untouched. Its twin in
 * SQL is busca_chave (migration 0010): both use only what does not depend on a database's locale. Change both.
 */
export function chaveDeOrdem(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(ACENTOS, '')
    .replace(MAIUSCULAS, (s) => s.toLowerCase())
}
