import { limitadoAosPatios } from '@martelo/contracts/core/permissions.ts'
import { veiculosDasRemocoes } from '@martelo/contracts/remocoes/veiculos-das-remocoes.contract.ts'
import type { SituacaoDeRemocao } from '@martelo/domain/remocoes/states.ts'
import { sql } from 'kysely'
import { contemSql, listar, ordemSql } from '../../core/database/lista.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'

interface Linha {
  uid: string
  nome: string
  placa: string | null
  chassi: string | null
  comitente: string
  patio: string | null
  bloqueada: boolean
  remUid: string | null
  remSituacao: SituacaoDeRemocao | null
}

handle(veiculosDasRemocoes, async (ctx, { query: q }) => {
  const { linhas, total } = await ctx.ler((tx) =>
    listar<Linha>(tx, {
      colunas: sql`v.uid, v.nome, v.placa, v.chassi, c.nome as comitente, p.nome as patio, v.bloquear_remocao as bloqueada, r.uid as rem_uid, r.situacao as rem_situacao`,
      de: sql`veiculo v join comitente c on c.id = v.com_id left join patio p on p.id = v.pat_id
        left join remocao r on r.vei_id = v.id and r.hot_id = v.hot_id and r.situacao not in ('FINALIZADA', 'CANCELADA')`,
      onde: [
        sql`v.hot_id = ${ctx.hotsite.id} and v.situacao not in ('ENTREGUE', 'INATIVO')`,
        contemSql(q.busca, [sql`v.nome`, sql`v.placa`, sql`v.placa_chave`, sql`v.chassi`]),
        ...(limitadoAosPatios(ctx.sessao)
          ? [
              sql`exists (select from usuario_patio x where x.usu_id = ${exigirSessao(ctx).usuId} and x.pat_id = v.pat_id)`,
            ]
          : []),
        ...(q.semRemocao ? [sql`r.id is null and not v.bloquear_remocao`] : []),
      ],
      ordem: ordemSql(
        q.ordenar,
        { nome: sql`busca_chave(v.nome)`, placa: sql`v.placa_chave` },
        sql`v.created_at desc`,
        sql`v.id desc`,
      ),
      pagina: q,
    }),
  )
  ctx.contar(total)
  return linhas.map(({ remUid, remSituacao, ...v }) => ({
    ...v,
    remocao: remUid === null || remSituacao === null ? null : { uid: remUid, situacao: remSituacao },
  }))
})
