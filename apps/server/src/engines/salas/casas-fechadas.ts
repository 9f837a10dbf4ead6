// A closed house has no visitors on its lines either. The instant comes by the clock, not by a word that could be lost: each
// process looks at the houses of its own lines, and what a house announced is known to it within seconds.
import { ehInterno } from '@martelo/contracts/core/permissions.ts'
import { fechadaAVisitantes } from '@martelo/domain/operacao/manutencao.ts'
import type { Servicos } from '../../core/servicos.ts'
import type { Conexao } from './conexao.ts'

const OLHAR_MS = 2_000
/** Close code: the house is closed to visitors. */
const FECHADA = 4503

interface Linha {
  readonly ws: { close(codigo: number, motivo: string): void }
  readonly c: Pick<Conexao, 'hotsite' | 'sessao'>
}
type Precisa = Pick<Servicos, 'hotsites' | 'log'> & { readonly banco: Pick<Servicos['banco'], 'relogio'> }

/** Whether this person finds the house closed. */
export const foraDaCasaFechada = (s: Precisa, c: Linha['c']): boolean =>
  !ehInterno(c.sessao) && fechadaAVisitantes(c.hotsite, s.banco.relogio.agora())

/** Closes the lines of visitors whose house is closed now; a line knows the house as it was when it came. */
export async function fecharLinhas(s: Precisa, linhas: ReadonlySet<Linha>): Promise<void> {
  for (const id of new Set(Array.from(linhas, (l) => l.c.hotsite.id))) {
    const hotsite = await s.hotsites.porId(id)
    if (hotsite === null || !fechadaAVisitantes(hotsite, s.banco.relogio.agora())) continue
    for (const { ws, c } of linhas)
      if (c.hotsite.id === id && !ehInterno(c.sessao)) ws.close(FECHADA, 'house closed')
  }
}

/** The answer ends the watch. */
export function vigiarCasas(s: Precisa, linhas: ReadonlySet<Linha>): () => void {
  const timer = setInterval(() => {
    fecharLinhas(s, linhas).catch((e: unknown) => s.log.warn({ err: e }, 'closed houses not looked at'))
  }, OLHAR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
