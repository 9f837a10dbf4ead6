// A consignor follows whether his lots are paid: states and days, no buyer and no sum (both are the house's).
import { permite } from '@martelo/contracts/core/permissions.ts'
import { boletosDoLeilao } from '@martelo/contracts/boletos/boletos-do-leilao.contract.ts'
import { sql } from 'kysely'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarNaLista, BOLETO_COM_VENDA, type BoletoComVenda } from './apresentar-boleto.ts'

handle(boletosDoLeilao, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const { usuId } = exigirSessao(ctx)
  const todos = permite('comitente:todos', ctx.sessao)
  const meus = sql`(${todos} or l.com_id in (select com_id from usuario_comitente where usu_id = ${usuId} and hot_id = ${hotId}))`
  const visto = await ctx.ler(async (tx) => {
    const leilao = await sql<{ nome: string; semBoleto: number }>`
      select a.nome, count(distinct l.id) filter (where m.exige_boleto and l.situacao = 'AG_PAGAMENTO')::int as sem_boleto
      from leilao a join lote l on l.lei_id = a.id join comitente m on m.id = l.com_id
      where a.hot_id = ${hotId} and a.uid = ${params.leiUid} and ${meus} group by a.id`.execute(tx)
    const cabeca = leilao.rows[0]
    if (cabeca === undefined) return null
    const { rows } = await sql<BoletoComVenda & { meusLotes: string; meusComitentes: string }>`
      select q.*, x.lotes as meus_lotes, x.comitentes as meus_comitentes from (select ${BOLETO_COM_VENDA}
        where o.hot_id = ${hotId} and a.uid = ${params.leiUid}) q
        join lateral (select string_agg(l.numero || ' ' || l.nome, ' · ' order by l.posicao_leilao) as lotes, string_agg(distinct m.nome, ', ') as comitentes
          from venda_item i join lote l on l.id = i.lel_id join comitente m on m.id = l.com_id
          where i.vnd_id = q.vnd_id and i.ativo and ${meus}) x on x.lotes is not null
      order by q.id desc limit 1000`.execute(tx)
    return { leilao: cabeca.nome, semBoleto: cabeca.semBoleto, rows }
  })
  if (visto === null) return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
  return {
    leilao: visto.leilao,
    semBoleto: visto.semBoleto,
    boletos: visto.rows.map((b) => ({
      ...apresentarNaLista(ctx, b),
      lotes: b.meusLotes,
      comitentes: b.meusComitentes,
    })),
  }
})
