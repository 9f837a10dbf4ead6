import { minhasRemocoes } from '@martelo/contracts/remocoes/minhas-remocoes.contract.ts'
import { diaEmBrasilia, inicioDoDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarNaEstrada } from './apresentar-remocao.ts'
import { lerRemocoes } from './remocoes.sql.ts'

handle(minhasRemocoes, (ctx) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const hoje = new Date(inicioDoDia(diaEmBrasilia(ctx.agora)))
    const linhas = await lerRemocoes(
      tx,
      hotId,
      sql`m.usu_id = ${exigirSessao(ctx).usuId} and (r.situacao in ('AGENDADA', 'EM_COLETA', 'EM_TRANSPORTE', 'FRUSTRADA') or r.fim_at >= ${hoje})`,
    )
    const saida = []
    for (const r of linhas.slice(0, 50)) saida.push(await apresentarNaEstrada(tx, hotId, r, 'motorista'))
    return saida
  }),
)
