// Which photograph shows a marked damage. What the inspector wrote stays in the house; kind and part are public, and a caption
// that has both words shows it.
import { semAcentos } from '../comum/texto.ts'
import type { TipoDeDano } from '../vistorias/danos.ts'
import { nomeDoGrupo } from './grupos-de-foto.ts'

const RADICAIS: Readonly<Record<TipoDeDano, string>> = {
  RISCO: 'risc',
  AMASSADO: 'amassad',
  PINTURA: 'pint',
  FERRUGEM: 'ferrug',
  TRINCADO: 'trinca',
  QUEBRADO: 'quebrad',
  FALTANTE: 'falta',
  ESTRUTURAL: 'estrutur',
  QUEIMADO: 'queimad',
}

/** `parte`: as the outline names it ("para-lama dianteiro"). Index of the first photograph of damages; null where none fits. */
export function fotoDoDano(dano: TipoDeDano, parte: string, legendas: readonly string[]): number | null {
  const palavras = semAcentos(parte)
  const i = legendas.findIndex((l) => {
    const legenda = semAcentos(l)
    return nomeDoGrupo(l) === 'Avarias' && legenda.includes(palavras) && legenda.includes(RADICAIS[dano])
  })
  return i < 0 ? null : i
}
