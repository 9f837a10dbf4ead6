// Hands one notice to one device, through its browser's push service, encrypted for that browser (web-push). At least
// once after a process died in the middle, and otherwise once: its delivery is taken by one sender at a time. One that comes
// after a later one of its mark (a service that was busy) is known on the device by its number.
// A service that does not know the device any more (404, 410) makes us forget it; one that is busy is retried until the
// notice is stale.
import { sql } from 'kysely'
import webPush from 'web-push'
import { servicoDePushConhecido } from '@martelo/domain/avisos/avisos-em-aparelhos.ts'
import type { MotivoDeDispensa, SituacaoDeEntrega } from '@martelo/domain/avisos/states.ts'
import { FalhaExterna } from '../externo/falha-externa.ts'
import { definirTarefa } from '../jobs/fila.ts'
import type { Servicos } from '../servicos.ts'
import { chavesVapid } from './chaves-vapid.ts'
import { PUSH } from './push.integration.ts'
import { outrosServicos } from './servicos-de-push.ts'

type Maquina = Pick<Servicos, 'banco' | 'config' | 'log' | 'externo'>

interface Envio {
  id: number
  insId: number
  avisoId: number
  endpoint: string
  p256dh: string
  auth: string
  titulo: string
  texto: string
  link: string
  marca: string
  venceAt: Date
  hotId: number
  naoLidas: number
}

/** Longer than a service may take; a process that died is relieved after it. */
const TOMADA_S = 60

export const enviarPush = definirTarefa<{ entregaId: number }>('enviar-push', async ({ entregaId }, s) => {
  // A job of an earlier release names no delivery; its notice is stale in minutes.
  if (entregaId !== undefined) await entregarPush(s, entregaId, Date.now())
})

export type FimDoPush = 'enviado' | 'vencido' | 'esquecido' | 'recusado' | 'ja'

/** Throws when it is worth another try. `ja`: it was handed over, or another process is at it. */
export async function entregarPush(s: Maquina, entregaId: number, agora: number): Promise<FimDoPush> {
  const db = s.banco.sistema
  const tomada =
    await sql`update aviso_entrega set tomado_ate = clock_timestamp() + make_interval(secs => ${TOMADA_S})
    where id = ${entregaId} and situacao = 'pendente' and coalesce(tomado_ate, '-infinity') < clock_timestamp() returning id`.execute(
      db,
    )
  if (tomada.rows.length === 0) return 'ja'
  try {
    const fim = await tentar(s, entregaId, agora)
    const [situacao, motivo] = FIM[fim]
    await sql`update aviso_entrega set situacao = ${situacao}, motivo = ${motivo}, tomado_ate = null,
      enviada_at = case when ${situacao} = 'enviada' then clock_timestamp() end, erro = ${fim === 'esquecido' ? 'O aparelho já não recebe avisos' : fim === 'recusado' ? 'O serviço do navegador recusou o aviso' : null}
      where id = ${entregaId}`.execute(db)
    return fim
  } catch (e) {
    await sql`update aviso_entrega set tomado_ate = null, erro = ${(e instanceof Error ? e.message : 'failed').slice(0, 500)} where id = ${entregaId}`.execute(
      db,
    )
    throw e
  }
}

const FIM: Readonly<Record<Exclude<FimDoPush, 'ja'>, readonly [SituacaoDeEntrega, MotivoDeDispensa | null]>> =
  {
    enviado: ['enviada', null],
    vencido: ['dispensada', 'vencida'],
    esquecido: ['falhou', null],
    recusado: ['falhou', null],
  }

async function tentar(s: Maquina, entregaId: number, agora: number): Promise<Exclude<FimDoPush, 'ja'>> {
  const e = await lerEnvio(s, entregaId)
  if (e === undefined) return 'esquecido'
  if (e.venceAt.getTime() <= agora) return 'vencido'
  if (!servicoDePushConhecido(e.endpoint, outrosServicos(s.config))) return 'recusado'
  const pedido = cifrar(e, e.avisoId, await chavesVapid(s), agora)
  if (pedido === null) return esquecer(s, e)
  const porta = await s.externo.porta(PUSH, { hotId: e.hotId })
  if (porta === null) throw new Error('push has no port')
  try {
    if ((await porta.entregar(pedido)) === 'esquecido') return await esquecer(s, e)
  } catch (erro) {
    // Refused as it is: another try would be refused as well. Our key is the platform's matter, and an alarm.
    if (!(erro instanceof FalhaExterna) || (erro.status ?? 500) >= 500 || erro.status === 429) throw erro
    s.log.error({ status: erro.status, servico: new URL(e.endpoint).host }, 'push service refuses a notice')
    return 'recusado'
  }
  await sql`update inscricao_push set enviado_at = now() where id = ${e.insId}`.execute(s.banco.sistema)
  return 'enviado'
}

async function esquecer(s: Maquina, e: Envio): Promise<'esquecido'> {
  await sql`delete from inscricao_push where id = ${e.insId} and hot_id = ${e.hotId}`.execute(s.banco.sistema)
  return 'esquecido'
}

/** Null for keys that cannot be encrypted for: a retry would not help. */
function cifrar(
  e: Envio,
  avisoId: number,
  vapidDetails: Awaited<ReturnType<typeof chavesVapid>>,
  agora: number,
) {
  try {
    return webPush.generateRequestDetails(
      { endpoint: e.endpoint, keys: { p256dh: e.p256dh, auth: e.auth } },
      JSON.stringify({
        titulo: e.titulo,
        texto: e.texto,
        link: e.link,
        tag: e.marca,
        naoLidas: e.naoLidas,
        numero: avisoId,
      }),
      {
        TTL: Math.ceil((e.venceAt.getTime() - agora) / 1000),
        urgency: 'high',
        contentEncoding: 'aes128gcm',
        vapidDetails,
      },
    )
  } catch {
    return null
  }
}

async function lerEnvio(s: Maquina, entregaId: number): Promise<Envio | undefined> {
  const { rows } = await sql<Envio>`
    select e.id, i.id as ins_id, a.id as aviso_id, i.endpoint, i.p256dh, i.auth, coalesce(e.titulo, a.titulo) as titulo,
      coalesce(e.texto, a.texto) as texto, coalesce(a.link, '/cliente/avisos') as link,
      coalesce(nullif(a.marca, ''), a.uid::text) as marca, a.vence_at, a.hot_id,
      (select count(*)::int from aviso_entrega n where n.usu_id = a.usu_id and n.canal = 'sino' and n.situacao <> 'dispensada' and n.aberta_at is null) as nao_lidas
    from aviso_entrega e join aviso a on a.id = e.avi_id join inscricao_push i on i.id = e.ins_id and i.cli_id = a.cli_id and i.hot_id = a.hot_id
    where e.id = ${entregaId}`.execute(s.banco.sistema)
  return rows[0]
}
