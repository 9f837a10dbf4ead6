// What the media process is to do with a channel, as its row says.
import type { SituacaoDoCanal } from '@martelo/domain/transmissoes/situacoes.ts'
import type { Servicos } from '../../core/servicos.ts'

export function ordenarCanal(
  midia: Pick<Servicos['midia'], 'ordenar'>,
  c: {
    readonly uid: string
    readonly gravar: boolean
    readonly disponivel: boolean
    readonly situacao: SituacaoDoCanal
  },
): void {
  const { uid: canal, gravar, disponivel: publico } = c
  midia.ordenar({ t: 'canal', canal, gravar, pausado: c.situacao === 'INTERVALO', publico })
}
