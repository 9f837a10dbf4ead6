import { verRazao } from '@martelo/contracts/razao/ver-razao.contract.ts'
import { CONTAS, type Conta, NOMES_DAS_CONTAS } from '@martelo/domain/razao/plano-de-contas.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'
import { ultimaConferencia } from './ultima-conferencia.sql.ts'

handle(verRazao, (ctx) =>
  ctx.ler(async (tx) => {
    const { rows } = await sql<{ conta: Conta; debitos: number; creditos: number }>`
      select conta, sum(valor) filter (where valor > 0)::bigint as debitos, -sum(valor) filter (where valor < 0)::bigint as creditos
      from razao_partida where hot_id = ${ctx.hotsite.id} group by conta`.execute(tx)
    const lidas = new Map(rows.map((r) => [r.conta, r]))
    const contas = NOMES_DAS_CONTAS.map((conta) => {
      const debitos = lidas.get(conta)?.debitos ?? 0
      const creditos = lidas.get(conta)?.creditos ?? 0
      return { conta, ...CONTAS[conta], debitos, creditos, saldo: debitos - creditos }
    })
    return {
      contas,
      soma: contas.reduce((t, c) => t + c.saldo, 0),
      conferencia: await ultimaConferencia(tx, ctx.hotsite.id),
    }
  }),
)
