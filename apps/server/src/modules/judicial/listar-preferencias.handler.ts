import { listarPreferencias } from '@martelo/contracts/judicial/listar-preferencias.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { TRANSICOES_DA_PREFERENCIA } from '@martelo/domain/judicial/preferencia.ts'
import { sql } from 'kysely'
import { contemSql, listar, ordemSql } from '../../core/database/lista.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarDireito } from './apresentar-judicial.ts'
import { enderecoDoDireito } from './avisar-judicial.ts'
import { COLUNAS_DA_PREFERENCIA, DE_PREFERENCIA, type Preferencia } from './judicial.sql.ts'

interface NaFila extends Preferencia {
  vara: string
  provas: number
  decididaPor: string | null
}

const COLUNAS = {
  cliente: sql`busca_chave(coalesce(c.razao_social, c.nome))`,
  lote: sql`busca_chave(l.nome)`,
  processo: sql`j.processo`,
  situacao: sql`p.situacao`,
  createdAt: sql`p.created_at`,
}

handle(listarPreferencias, (ctx, { query: q }) =>
  ctx.ler(async (tx) => {
    const atores = atoresDosPapeis(exigirSessao(ctx).papeis)
    const { linhas, total } = await listar<NaFila>(tx, {
      colunas: sql`${COLUNAS_DA_PREFERENCIA}, j.vara, u.nome as decidida_por,
        (select count(*)::int from anexo x where x.hot_id = p.hot_id and x.entidade = 'preferencia_do_lote' and x.entidade_uid = p.uid
          and x.removido_at is null) as provas`,
      de: sql`${DE_PREFERENCIA} left join usuario u on u.id = p.decidida_by`,
      onde: [
        sql`p.hot_id = ${ctx.hotsite.id}`,
        contemSql(q.busca, [sql`c.nome`, sql`c.razao_social`, sql`l.nome`, sql`a.nome`, sql`j.processo`]),
        q.situacao === undefined ? sql`true` : sql`p.situacao = ${q.situacao}`,
        q.direito === undefined ? sql`true` : sql`p.uid = ${q.direito}`,
      ],
      // What waits for the house first, the oldest before the newer.
      ordem: ordemSql(q.ordenar, COLUNAS, sql`p.situacao <> 'DECLARADA', p.created_at`, sql`p.id`),
      pagina: q,
    })
    ctx.contar(total)
    return linhas.map((p) => ({
      ...apresentarDireito(p),
      cliente: p.cliente,
      lote: p.lote,
      leilao: p.leilao,
      processo: p.processo,
      vara: p.vara,
      url: enderecoDoDireito(ctx.hotsite, p),
      provas: p.provas,
      decididaPor: p.decididaPor,
      eventos: TRANSICOES_DA_PREFERENCIA.filter(
        (t) => t.de === p.situacao && t.quem.some((x) => atores.includes(x)),
      ).flatMap((t) => (t.evento === 'exercer' ? [] : [t.evento])),
    }))
  }),
)
