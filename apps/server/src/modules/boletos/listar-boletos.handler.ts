import { listarBoletos } from '@martelo/contracts/boletos/listar-boletos.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'
import { apresentarNaLista, BOLETO_COM_VENDA, type BoletoComVenda } from './apresentar-boleto.ts'

const ABERTOS = sql`o.situacao in ('aguardandoRegistro', 'registrado', 'cancelando')`

handle(listarBoletos, async (ctx, { query }) => {
  const { situacao, pagina, porPagina } = query
  const filtro = {
    todos: sql`true`,
    abertos: ABERTOS,
    vencidos: sql`${ABERTOS} and o.vencimento < ${diaEmBrasilia(ctx.agora)}::date`,
    pagos: sql`o.situacao = 'pago'`,
    encerrados: sql`o.situacao = 'baixado'`,
    recusados: sql`o.situacao = 'recusado'`,
  }[situacao]
  const texto = query.busca?.trim() || null
  const busca = texto === null ? null : `%${texto}%`
  const { rows } = await ctx.ler((tx) =>
    sql<BoletoComVenda & { total: number }>`
      select q.*, count(*) over ()::int as total from (select ${BOLETO_COM_VENDA}
        where o.hot_id = ${ctx.hotsite.id} and ${filtro}
          and (${busca}::text is null or c.nome ilike ${busca} or c.razao_social ilike ${busca} or a.nome ilike ${busca}
            or o.nosso_numero_impresso ilike ${busca} or o.linha_digitavel = ${texto?.replace(/\D/g, '') ?? null}
            or v.id::text = ${texto})) q
      order by q.id desc limit ${porPagina} offset ${(pagina - 1) * porPagina}`.execute(tx),
  )
  ctx.contar(rows[0]?.total ?? 0)
  return rows.map((b) => apresentarNaLista(ctx, b))
})
