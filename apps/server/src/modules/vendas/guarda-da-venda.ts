// The house's rules on money taken by hand, asked of one sale: may this person approve this line alone, and what does the
// approval do to what is missing? The screen and the handler ask the same.
import {
  descontoMaximo,
  impedimentoDoMesmoAprovador,
  type LinhaGuardada,
  type ResumoDoPagamento,
  type RegraDaCasa,
  resumoDoPagamento,
} from '@martelo/domain/pagamentos/guarda-do-pagamento.ts'
import { contaNosTotais } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import { somasDe, valoresDe } from './contas-da-venda.ts'
import type { VendaLida } from './vendas.sql.ts'

export interface Aprovacao extends ResumoDoPagamento {
  /** why this person may not approve it alone */
  readonly impedimento: string | null
}

export const regraDaCasa = (h: Hotsite): RegraDaCasa => ({
  segundoAprovadorDesde: h.segundoAprovadorDesde,
  segundoAprovadorTipos: h.segundoAprovadorTipos,
})

/** What is due and not approved yet, whatever lies in validation. */
export const faltaAprovar = (v: VendaLida): number => {
  const s = somasDe(v)
  return s.restante + s.aguardandoValidacao
}

/** By payment uid, for every line that waits for an answer. */
export async function aprovacoes(
  tx: Tx,
  h: Hotsite,
  v: VendaLida,
  usuId: number,
): Promise<Record<string, Aprovacao>> {
  const r = await sql<{
    uid: string
    tipo: LinhaGuardada['tipo']
    valor: number
    situacao: string
    quemLancou: number[]
  }>`
    select g.uid, g.tipo, g.valor, g.situacao, array_remove(array(select g.created_by union select k.enviado_by from comprovante k where k.pag_id = g.id), null) as quem_lancou
    from pagamento g where g.vnd_id = ${v.venda.id} and g.hot_id = ${h.id} and g.ativo and g.situacao in ('aguardandoValidacao', 'aprovado')`.execute(
    tx,
  )
  const regra = regraDaCasa(h)
  return Object.fromEntries(
    r.rows
      .filter((l) => l.situacao === 'aguardandoValidacao')
      .map((l) => {
        const resumo = resumoDoPagamento(faltaAprovar(v), contaNosTotais(l.tipo) ? l.valor : 0)
        const impedimento = impedimentoDoMesmoAprovador(regra, l, r.rows, usuId, resumo.excede > 0)
        return [l.uid, { ...resumo, impedimento }]
      }),
  )
}

export function descontoDe(h: Hotsite, v: VendaLida, papeis: readonly string[]) {
  return descontoMaximo(papeis, h.limitesDeDesconto as Record<string, number>, valoresDe(v).valorTotalVenda)
}
