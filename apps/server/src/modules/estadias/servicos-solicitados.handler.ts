import { servicosSolicitados } from '@martelo/contracts/estadias/servicos-solicitados.contract.ts'
import { sql } from 'kysely'
import { contemSql, listar, ordemSql } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'
import { naListaDeServicos } from './apresentar-estadia.ts'
import { aoAlcance } from './atores-no-patio.ts'
import { COLUNAS_DO_SERVICO, DE_SERVICO, type LinhaDeServico } from './estadias.sql.ts'

const ORDEM = {
  tipoServico: sql`s.tipo_servico`,
  situacao: sql`s.situacao`,
  prometidoAt: sql`s.prometido_at`,
  agendadoAt: sql`s.agendado_at`,
  veiculo: sql`busca_chave(v.nome)`,
  patio: sql`busca_chave(p.nome)`,
  pessoa: sql`busca_chave(u.nome)`,
}

handle(servicosSolicitados, async (ctx, { query: q }) => {
  const { linhas, total } = await ctx.ler((tx) =>
    listar<LinhaDeServico>(tx, {
      colunas: COLUNAS_DO_SERVICO,
      de: DE_SERVICO,
      onde: [
        sql`s.hot_id = ${ctx.hotsite.id}`,
        aoAlcance(ctx),
        contemSql(q.busca, [
          sql`v.nome`,
          sql`v.placa`,
          sql`v.placa_chave`,
          sql`e.codigo_chave`,
          sql`s.observacao`,
        ]),
        q.situacao ? sql`s.situacao = ${q.situacao}` : sql`s.situacao in ('SOLICITADO', 'AGENDADO')`,
        ...(q.tipo ? [sql`s.tipo_servico = ${q.tipo}`] : []),
        ...(q.patio ? [sql`p.uid = ${q.patio}`] : []),
        ...(q.pessoa ? [sql`u.uid = ${q.pessoa}`] : []),
        ...(q.atrasados
          ? [
              sql`s.situacao in ('SOLICITADO', 'AGENDADO') and coalesce(s.agendado_at, s.prometido_at) < ${new Date(ctx.agora)}`,
            ]
          : []),
      ],
      ordem: ordemSql(q.ordenar, ORDEM, sql`coalesce(s.agendado_at, s.prometido_at)`, sql`s.id`),
      pagina: q,
    }),
  )
  ctx.contar(total)
  return linhas.map((l) => naListaDeServicos(ctx, l))
})
