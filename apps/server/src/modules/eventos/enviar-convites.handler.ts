// Invitations by mail: to those who were chosen (again, if need be), or to all who have none yet, some hundreds at a time.
import { enviarConvites } from '@martelo/contracts/eventos/enviar-convites.contract.ts'
import { mostrarCodigo } from '@martelo/domain/eventos/convidados.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { naoHaEvento } from './apresentar-convidado.ts'
import { lerEvento } from './eventos.sql.ts'

const POR_VEZ = 500
interface Destino {
  id: number
  nome: string
  email: string | null
  codigo: string
}

handle(enviarConvites, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const e = await lerEvento(tx, hotId, params.uid)
    if (e === undefined) return naoHaEvento()
    if (!e.ativo || e.fimAt.getTime() < ctx.agora)
      return recusar('TERMINOU', 'Este evento já terminou ou foi cancelado.')
    const uids = body.convidados === undefined ? null : [...body.convidados]
    const { rows } = await sql<Destino>`
      select id, nome, email, codigo from evento_convidado where hot_id = ${hotId} and eve_id = ${e.id}
        and case when ${uids}::uuid[] is null then convite_at is null and email is not null else uid = any(${uids}::uuid[]) end
      order by id limit ${POR_VEZ} for update`.execute(tx)
    const destinos = rows.flatMap((g) => (g.email === null ? [] : [{ ...g, email: g.email }]))
    await ctx.servicos.correio.avisarVarios(
      tx,
      hotId,
      destinos.map((g) => ({
        tipo: 'convite-evento' as const,
        para: { email: g.email, nome: g.nome },
        por: exigirSessao(ctx).usuId,
        venceAt: e.fimAt,
        variaveis: {
          evento: e.nome,
          quando: e.inicioAt.getTime(),
          onde: [e.local, e.endereco].filter(Boolean).join(', '),
          mensagem: e.mensagem ?? '',
          codigo: mostrarCodigo(g.codigo),
          qr: `${ctx.origem}/v1/convites/${g.codigo}/qr.png`,
          convite: `${ctx.origem}/convite/${g.codigo}`,
        },
      })),
    )
    await sql`update evento_convidado set convite_at = ${new Date(ctx.agora)}
      where hot_id = ${hotId} and id = any(${destinos.map((g) => g.id)}::int[])`.execute(tx)
    const enviados = destinos.length
    await auditar(ctx, tx, { entidade: 'evento', uid: e.uid, acao: 'enviarConvites', depois: { enviados } })
    return { enviados, semEmail: rows.length - enviados }
  }),
)
