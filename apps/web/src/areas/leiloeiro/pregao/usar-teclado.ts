// The keyboard of the panel, read from the domain's table. It sleeps while a field has the focus or a dialog is open.
import type { LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { ACAO_DA_TECLA, type AcaoDaSala, acaoExiste } from '@martelo/domain/pregao/acoes-da-sala.ts'
import { type AcaoDoPainel, teclaDoPainel } from '@martelo/domain/pregao/teclas-do-leiloeiro.ts'
import { useEffect, useEffectEvent } from 'react'

/** What lies before the auctioneer: the lot on the block, and the one chosen in the queue. */
export interface Mesa {
  readonly atual: LoteNoPregao | null
  readonly escolhido: LoteNoPregao | null
}

/** The lot that an act is for: the one on the block, or else the chosen one; none is opened beside another. */
export function loteDaAcao(acao: AcaoDaSala, { atual, escolhido }: Mesa): LoteNoPregao | null {
  const existe = (l: LoteNoPregao | null) => l !== null && acaoExiste(acao, l.estado.situacao, l.estado.valor)
  if (existe(atual)) return atual
  if (acao === 'abrir' && atual !== null) return null
  return existe(escolhido) ? escolhido : null
}

export interface Teclado {
  readonly mesa: Mesa
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
  const aoApertar = useEffectEvent((e: KeyboardEvent) => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || e.repeat || digitando(e.target)) return
    if (e.key === 'Escape') return t.cancelar()
    const tecla = teclaDoPainel(e.key)
    if (tecla === null) return
    e.preventDefault()
    if ('acao' in tecla.faz) return t.doPainel(tecla.faz.acao)
    const acao = ACAO_DA_TECLA[tecla.faz.evento]
    const lote = acao === undefined ? null : loteDaAcao(acao, t.mesa)
    if (acao !== undefined && lote !== null) t.agir(lote, acao)
  })
  useEffect(() => {
    const ouvir = (e: KeyboardEvent) => aoApertar(e)
    window.addEventListener('keydown', ouvir)
    return () => window.removeEventListener('keydown', ouvir)
  }, [])
}
