// The keyboard of the panel, read from the domain's table. It sleeps while somebody types in a field or a dialog is open.
import type { LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { ACAO_DA_TECLA, type AcaoDaSala, acaoExiste } from '@martelo/domain/pregao/acoes-da-sala.ts'
import { type AcaoDoPainel, teclaDoPainel } from '@martelo/domain/pregao/teclas-do-leiloeiro.ts'
import { useEffect, useRef } from 'react'

export interface Teclado {
  /** the lot that an act is for: on the block, or else the chosen one */
  readonly lotes: readonly (LoteNoPregao | null)[]
  agir(lote: LoteNoPregao, acao: AcaoDaSala): void
  doPainel(acao: AcaoDoPainel): void
  cancelar(): void
}

const digitando = (alvo: EventTarget | null): boolean =>
  alvo instanceof HTMLElement &&
  (alvo.isContentEditable ||
    ['INPUT', 'TEXTAREA', 'SELECT'].includes(alvo.tagName) ||
    alvo.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null)

export function useTeclado(t: Teclado): void {
  const atual = useRef(t)
  atual.current = t
  useEffect(() => {
    const aoApertar = (e: KeyboardEvent) => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || e.repeat || digitando(e.target)) return
      if (e.key === 'Escape') return atual.current.cancelar()
      const tecla = teclaDoPainel(e.key)
      if (tecla === null) return
      e.preventDefault()
      if ('acao' in tecla.faz) return atual.current.doPainel(tecla.faz.acao)
      const acao = ACAO_DA_TECLA[tecla.faz.evento]
      if (acao === undefined) return
      // The first of the lots in question for which the act exists.
      const lote = atual.current.lotes.find((l) => l !== null && acaoExiste(acao, l.estado.situacao))
      if (lote) atual.current.agir(lote, acao)
    }
    window.addEventListener('keydown', aoApertar)
    return () => window.removeEventListener('keydown', aoApertar)
  }, [])
}
