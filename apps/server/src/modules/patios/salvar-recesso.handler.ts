// A yard's recess. Two recesses of one yard may not overlap: the database's exclusion says so, here it becomes a
// sentence at the field. Pickups already booked on those days stay and are counted in the answer.
import { salvarRecesso } from '@martelo/contracts/patios/salvar-recesso.contract.ts'
import { formatarDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerRecesso, patiosDaPessoa, travarAgenda } from './patios.sql.ts'

handle(salvarRecesso, (ctx, { body }) => {
  const { inicio, fim } = body
  if (fim < inicio)
    return Promise.resolve(
      recusar('CAMPOS', 'O fim não pode vir antes do início.', {
        campos: { fim: 'O fim não pode vir antes do início.' },
      }),
    )
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const patio = (await patiosDaPessoa(tx, hotId, exigirSessao(ctx))).find((p) => p.uid === body.patUid)
    if (patio === undefined) return recusar('NAO_ENCONTRADO', 'Pátio não encontrado')
    await travarAgenda(tx, patio.id)
    const antes = body.uid === undefined ? undefined : await lerRecesso(tx, hotId, body.uid)
    if (body.uid !== undefined && antes === undefined)
      return recusar('NAO_ENCONTRADO', 'Recesso não encontrado')
    const periodo = sql`daterange(${inicio}::date, ${somarDias(fim, 1)}::date)`
    const cruza = await sql<{ inicio: string; fim: string; motivo: string }>`
      select lower(periodo)::text as inicio, (upper(periodo) - 1)::text as fim, motivo from patio_recesso
      where pat_id = ${patio.id} and hot_id = ${hotId} and periodo && ${periodo} and uid is distinct from ${body.uid ?? null}::uuid limit 1`.execute(
      tx,
    )
    const outro = cruza.rows[0]
    if (outro !== undefined) {
      const frase = `Cruza com o recesso de ${formatarDia(outro.inicio)} a ${formatarDia(outro.fim)} (${outro.motivo}).`
      return recusar('CRUZADO', frase, { campos: { inicio: frase } })
    }
    const uid = await gravar()
    await auditar(ctx, tx, {
      entidade: 'patio',
      uid: patio.uid,
      acao: antes === undefined ? 'criarRecesso' : 'alterarRecesso',
      ...(antes === undefined
        ? {}
        : { antes: { inicio: antes.inicio, fim: antes.fim, motivo: antes.motivo } }),
      depois: { inicio, fim, motivo: body.motivo },
    })
    const salvo = await lerRecesso(tx, hotId, uid)
    return salvo ?? recusar('NAO_ENCONTRADO', 'Recesso não encontrado')

    async function gravar(): Promise<string> {
      const r =
        body.uid === undefined
          ? await sql<{ uid: string }>`insert into patio_recesso (hot_id, pat_id, periodo, motivo, created_by)
              values (${hotId}, ${patio?.id}, ${periodo}, ${body.motivo}, ${ctx.sessao?.usuId ?? null}) returning uid`.execute(
              tx,
            )
          : await sql<{
              uid: string
            }>`update patio_recesso set pat_id = ${patio?.id}, periodo = ${periodo}, motivo = ${body.motivo}
              where uid = ${body.uid} and hot_id = ${hotId} returning uid`.execute(tx)
      return r.rows[0]?.uid ?? ''
    }
  })
})
