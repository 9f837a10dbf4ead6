// What was looked for in this browser, the latest first: kept here only, and gone with one tap.
import { aoTopo, gravarLista, lerLista } from '../../core/armazem-local.ts'

const CHAVE = 'martelo.buscasRecentes'
const QUANTAS = 6

export const buscasRecentes = (): string[] => lerLista(CHAVE).slice(0, QUANTAS)

export function lembrarBusca(texto: string): void {
  const limpo = texto.trim().slice(0, 80)
  if (limpo === '') return
  const outras = buscasRecentes().filter((t) => t.toLowerCase() !== limpo.toLowerCase())
  gravarLista(CHAVE, aoTopo(outras, limpo, QUANTAS))
}

export const esquecerBuscas = (): void => void gravarLista(CHAVE, [])
