// What a consignor's own system reads: its consignors' records and nothing else. Whose they are follows from the links of
// the account that signed in (`usuario_comitente`).
import { consultaExterna } from '@martelo/contracts/integracoes/consulta-externa.contract.ts'
import { situacaoDoPedido } from '@martelo/domain/portal/cancelamento.ts'
import { sql } from 'kysely'
import { listar } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { comitentesDaConta, CONSULTAS_EXTERNAS, type LinhaExterna } from './consultas-externas.sql.ts'

handle(consultaExterna, async (ctx, { params, query }) => {
  const hotId = ctx.hotsite.id
  if (params.operacao === 'saude') {
    ctx.contar(1)
    const quando = new Date(ctx.agora).toISOString()
    return [
      {
        uid: ctx.hotsite.uid,
        nome: ctx.hotsite.nome,
        situacao: 'UP',
        referencia: null,
        valor: null,
        quando,
        de: null,
        cancelamento: null,
        arquivo: null,
      },
    ]
  }
  const c = CONSULTAS_EXTERNAS[params.operacao]
  const { linhas, total } = await ctx.ler((tx) =>
    listar<LinhaExterna & { total: number }>(tx, {
      colunas: c.colunas,
      de: c.de,
      onde: [
        sql`t.hot_id = ${hotId}`,
        c.meus(comitentesDaConta(ctx)),
        query.leilaoUid !== undefined && c.leilao ? sql`${c.leilao} = ${query.leilaoUid}` : sql`true`,
      ],
      ordem: sql`order by t.id desc`,
      pagina: query,
    }),
  )
  ctx.contar(total)
  return linhas.map(({ uid, nome, situacao, referencia, valor, quando, de, arquivo, cancelamento: x }) => ({
    uid,
    nome,
    situacao,
    referencia,
    valor,
    quando: quando === null ? null : iso(quando),
    de: de ?? null,
    cancelamento: x
      ? {
          situacao: situacaoDoPedido(x),
          motivo: x.motivo,
          pedidoAt: new Date(x.pedidoAt).toISOString(),
          resposta: x.resposta,
        }
      : null,
    arquivo: arquivo ?? null,
  }))
})
