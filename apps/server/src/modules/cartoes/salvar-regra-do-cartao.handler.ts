import { salvarRegraDoCartao } from '@martelo/contracts/cartoes/salvar-regra-do-cartao.contract.ts'
import { sql } from 'kysely'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarRegra } from './apresentar-regra-do-cartao.ts'
import { lerRegraDoCartao } from './cartoes.sql.ts'

handle(salvarRegraDoCartao, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const salva = await ctx.tx(async (tx) => {
    // The house's row stands for the rule that is not there yet.
    await sql`select 1 from hotsite where id = ${hotId} for update`.execute(tx)
    const antes = await lerRegraDoCartao(tx, hotId)
    await conferirVersao(ctx, tx, {
      entidade: 'cartao',
      uid: ctx.hotsite.uid,
      versaoAtual: antes.versao,
      versaoLida: body.versao,
    })
    const { versao: _, ...regra } = body
    await tx
      .insertInto('cartaoDaCasa')
      .values({ hotId, ...regra })
      .onConflict((c) => c.column('hotId').doUpdateSet({ ...regra, versao: sql`cartao_da_casa.versao + 1` }))
      .execute()
    const depois = await lerRegraDoCartao(tx, hotId)
    await auditar(ctx, tx, {
      entidade: 'hotsite',
      uid: ctx.hotsite.uid,
      acao: 'regraDoCartao',
      ...diferencas(antes, regra),
    })
    return depois
  })
  return apresentarRegra(ctx, salva)
})
