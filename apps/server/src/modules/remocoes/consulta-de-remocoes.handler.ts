import { consultaDeRemocoes } from '@martelo/contracts/remocoes/consulta-de-remocoes.contract.ts'
import { sql } from 'kysely'
import { contemSql, listar, ordemSql } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'
import { naListaDeRemocoes } from './apresentar-remocao.ts'
import { aoAlcance } from './quem-remove.ts'
import { COLUNAS_DA_REMOCAO, DE_REMOCAO, type LinhaDeRemocao } from './remocoes.sql.ts'

const ORDEM = {
  veiculo: sql`busca_chave(v.nome)`,
  situacao: sql`r.situacao`,
  local: sql`busca_chave(l.nome)`,
  patio: sql`busca_chave(p.nome)`,
  transportadora: sql`busca_chave(t.nome)`,
  solicitadaAt: sql`r.solicitada_at`,
  previstaEm: sql`r.prevista_em`,
  valor: sql`r.valor`,
}

const ESPERA_CONTATO = sql`exists (select from mapfre_processo x join mapfre_evento e on e.pro_id = x.id and e.hot_id = x.hot_id
  where x.rem_id = r.id and x.hot_id = r.hot_id and x.encerrado_at is null and e.event_code = 'S12' and e.sentido = 'entrada' and e.respondido_at is null)`

handle(consultaDeRemocoes, async (ctx, { query: q }) => {
  const { linhas, total } = await ctx.ler((tx) =>
    listar<LinhaDeRemocao>(tx, {
      colunas: COLUNAS_DA_REMOCAO,
      de: DE_REMOCAO,
      onde: [
        sql`r.hot_id = ${ctx.hotsite.id}`,
        aoAlcance(ctx),
        contemSql(q.busca, [
          sql`v.nome`,
          sql`v.placa`,
          sql`v.placa_chave`,
          sql`v.chassi`,
          sql`l.nome`,
          sql`m.nome`,
          sql`t.nome`,
        ]),
        ...(q.situacao ? [sql`r.situacao = ${q.situacao}`] : []),
        ...(q.patio ? [sql`p.uid = ${q.patio}`] : []),
        ...(q.transportadora ? [sql`t.uid = ${q.transportadora}`] : []),
        ...(q.veiculo ? [sql`v.uid = ${q.veiculo}`] : []),
        ...(q.contato ? [ESPERA_CONTATO] : []),
        ...(q.naEstrada ? [sql`r.situacao in ('EM_COLETA', 'EM_TRANSPORTE')`] : []),
      ],
      ordem: ordemSql(
        q.ordenar,
        ORDEM,
        sql`r.situacao in ('FINALIZADA', 'CANCELADA'), r.solicitada_at desc`,
        sql`r.id desc`,
      ),
      pagina: q,
    }),
  )
  ctx.contar(total)
  return linhas.map(naListaDeRemocoes)
})
