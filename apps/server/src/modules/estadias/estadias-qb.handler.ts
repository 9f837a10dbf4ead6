import { estadiasQb } from '@martelo/contracts/estadias/estadias-qb.contract.ts'
import { sql } from 'kysely'
import { contemSql, listar, ordemSql } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'
import { naListaDeEstadias } from './apresentar-estadia.ts'
import { aoAlcance } from './atores-no-patio.ts'
import { COLUNAS_DA_ESTADIA, DE_ESTADIA, FOTO_DA_ESTADIA, type LinhaDeEstadia } from './estadias.sql.ts'

const ORDEM = {
  veiculo: sql`busca_chave(v.nome)`,
  placa: sql`v.placa_chave`,
  patio: sql`busca_chave(p.nome)`,
  vaga: sql`g.codigo`,
  situacao: sql`e.situacao`,
  diaInicio: sql`e.dia_inicio`,
  dias: sql`coalesce(e.dia_fim, clock_timestamp()) - e.dia_inicio`,
  servicosAbertos: sql`(select count(*) from estadia_servico s where s.est_id = e.id and s.situacao in ('SOLICITADO', 'AGENDADO'))`,
}

handle(estadiasQb, async (ctx, { query: q }) => {
  const { linhas, total } = await ctx.ler((tx) =>
    listar<LinhaDeEstadia>(tx, {
      colunas: COLUNAS_DA_ESTADIA,
      de: DE_ESTADIA,
      deTudo: FOTO_DA_ESTADIA,
      onde: [
        sql`e.hot_id = ${ctx.hotsite.id}`,
        aoAlcance(ctx),
        contemSql(q.busca, [
          sql`v.nome`,
          sql`v.placa`,
          sql`v.placa_chave`,
          sql`v.chassi`,
          sql`e.codigo_chave`,
          sql`g.codigo`,
        ]),
        ...(q.situacao ? [sql`e.situacao = ${q.situacao}`] : []),
        ...(q.patio ? [sql`p.uid = ${q.patio}`] : []),
        ...(q.veiculo ? [sql`v.uid = ${q.veiculo}`] : []),
        ...(q.ativas ? [sql`e.situacao not in ('FINALIZADA', 'CANCELADA')`] : []),
      ],
      ordem: ordemSql(
        q.ordenar,
        ORDEM,
        sql`e.situacao in ('FINALIZADA', 'CANCELADA'), e.dia_inicio desc nulls first`,
        sql`e.id desc`,
      ),
      pagina: q,
    }),
  )
  ctx.contar(total)
  return linhas.map((l) => naListaDeEstadias(l, ctx.agora))
})
