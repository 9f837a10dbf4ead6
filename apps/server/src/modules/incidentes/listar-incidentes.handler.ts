import { listarIncidentes } from '@martelo/contracts/incidentes/listar-incidentes.contract.ts'
import { INCIDENTES_PENDENTES } from '@martelo/domain/incidentes/states.ts'
import { sql } from 'kysely'
import { contemSql, ordemSql } from '../../core/database/lista.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarNaLista } from './apresentar-incidente.ts'
import { listarLinhas } from './incidentes.sql.ts'

const COLUNAS = {
  codigo: sql`(n.ano, n.numero)`,
  assunto: sql`busca_chave(n.assunto)`,
  tipo: sql`n.tipo`,
  situacao: sql`n.situacao`,
  cliente: sql`busca_chave(coalesce(c.razao_social, c.nome))`,
  responsavel: sql`busca_chave(r.nome)`,
  prazo: sql`n.prazo`,
  criadoAt: sql`n.created_at`,
}
const PENDENTE = sql`n.situacao = any(${[...INCIDENTES_PENDENTES]})`

handle(listarIncidentes, (ctx, { query: q }) =>
  ctx.ler(async (tx) => {
    const { usuId } = exigirSessao(ctx)
    const codigo = sql`n.ano || '/' || lpad(n.numero::text, 5, '0')`
    const onde = [
      sql`n.hot_id = ${ctx.hotsite.id}`,
      contemSql(q.busca, [
        sql`n.assunto`,
        sql`c.nome`,
        sql`c.razao_social`,
        sql`m.nome`,
        sql`l.nome`,
        sql`v.placa`,
        codigo,
      ]),
      q.situacao === undefined
        ? sql`true`
        : q.situacao === 'PENDENTES'
          ? PENDENTE
          : sql`n.situacao = ${q.situacao}`,
      q.tipo === undefined ? sql`true` : sql`n.tipo = ${q.tipo}`,
      q.quem === undefined
        ? sql`true`
        : q.quem === 'meus'
          ? sql`n.responsavel_id = ${usuId}`
          : sql`n.responsavel_id is null and ${PENDENTE}`,
      q.atrasados === undefined ? sql`true` : sql`${PENDENTE} and n.prazo < clock_timestamp()`,
      q.vndId === undefined ? sql`true` : sql`n.vnd_id = ${q.vndId}`,
    ]
    // What waits comes first, by its deadline; then what ended last.
    const padrao = sql`(${PENDENTE}) desc, case when ${PENDENTE} then n.prazo end, n.updated_at desc`
    const ordem = ordemSql(q.ordenar, COLUNAS, padrao, sql`n.id`)
    const { linhas, total } = await listarLinhas(tx, { onde, ordem, pagina: q })
    ctx.contar(total)
    return linhas.map((n) => apresentarNaLista(n, ctx.agora))
  }),
)
