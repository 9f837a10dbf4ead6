import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { versoesDoRegulamento } from '@martelo/contracts/leiloes/versoes-do-regulamento.contract.ts'
import { sql } from 'kysely'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'

type Linha = Omit<RespostaDe<typeof versoesDoRegulamento>[number], 'criadaAt'> & { criadaAt: Date }

handle(versoesDoRegulamento, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const { rows } = await sql<Linha>`
      select v.numero, v.texto, v.created_at as criada_at, u.nome as criada_por,
        (select count(*)::int from leilao a where a.reg_id = v.reg_id and a.reg_numero = v.numero) as leiloes,
        (select count(*)::int from habilitacao x join regulamento_aceito c on c.id = x.aceito_id where c.reg_id = v.reg_id and c.numero = v.numero) as aceites
      from regulamento_versao v join regulamento g on g.id = v.reg_id left join usuario u on u.id = v.created_by
      where v.hot_id = ${ctx.hotsite.id} and g.uid = ${params.uid} order by v.numero desc`.execute(tx)
    if (rows.length === 0) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    return rows.map((v) => ({ ...v, criadaAt: iso(v.criadaAt) }))
  }),
)
