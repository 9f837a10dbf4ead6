// Steps of a driver as his phone queued them, in order: each counts once by its key, at the instant that its clock, once
// corrected, says. What the table of states refuses is refused for good, with its reason; the phone forgets it.
import type {
  PassosDoMotorista,
  RespostaDosPassos,
} from '@martelo/contracts/remocoes/passos-do-motorista.schemas.ts'
import { instanteCorrigido } from '@martelo/domain/remocoes/instante-do-passo.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { lerRemocoes, type LinhaDeRemocao } from './remocoes.sql.ts'
import { transitarRemocao } from './transitar-remocao.ts'

type Passos = z.infer<typeof PassosDoMotorista>
type Passo = Passos['passos'][number]

/** With the removal's row locked. */
export async function tomarPassos(
  ctx: Ctx,
  tx: Tx,
  travada: LinhaDeRemocao,
  { relogio, passos }: Passos,
): Promise<z.infer<typeof RespostaDosPassos>> {
  const hotId = ctx.hotsite.id
  const aceitos: string[] = []
  const recusados: { chave: string; motivo: string }[] = []
  let r = travada
  for (const p of passos) {
    const ja =
      await sql`select 1 from remocao_passo where hot_id = ${hotId} and rem_id = ${r.id} and chave = ${p.chave}`.execute(
        tx,
      )
    if (ja.rows.length > 0) {
      aceitos.push(p.chave)
      continue
    }
    const quando = new Date(
      instanteCorrigido({ quando: Date.parse(p.quando), relogio: Date.parse(relogio) }, ctx.agora),
    )
    const motivo = await tomarPasso(ctx, tx, r, p, quando)
    if (motivo === null) aceitos.push(p.chave)
    else recusados.push({ chave: p.chave, motivo })
    r = (await lerRemocoes(tx, hotId, sql`r.id = ${r.id}`))[0] ?? r
  }
  return { aceitos, recusados }
}

async function tomarPasso(
  ctx: Ctx,
  tx: Tx,
  r: LinhaDeRemocao,
  p: Passo,
  quando: Date,
): Promise<string | null> {
  const nome = r.motorista ?? r.transportadora ?? 'Motorista'
  if (p.evento !== 'posicao')
    return transitarRemocao(ctx, tx, r, { ...p, evento: p.evento, quem: ['Motorista'], nome, quando })
  const { latitude, longitude } = p
  if (latitude == null || longitude == null) return 'A posição veio sem coordenadas.'
  if (r.situacao !== 'EM_COLETA' && r.situacao !== 'EM_TRANSPORTE') return 'A viagem não está em curso.'
  const hotId = ctx.hotsite.id
  // The newest place counts, in whatever order they come; the way itself is not kept.
  await sql`update remocao set latitude = ${latitude}, longitude = ${longitude}, posicao_at = ${quando}
    where id = ${r.id} and hot_id = ${hotId} and (posicao_at is null or posicao_at < ${quando})`.execute(tx)
  return null
}
