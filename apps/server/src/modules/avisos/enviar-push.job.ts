// Hands one notice to one device, through its browser's push service, encrypted for that browser (web-push). At least
// once: a notice that comes twice takes its own place on the device, by its mark; one that comes after a later one of its
// mark (two senders, a service that was busy) is known there by its number.
// A service that does not know the device any more (404, 410) makes us forget it; one that is busy is retried until the
// notice is stale.
import { sql } from 'kysely'
import webPush from 'web-push'
import { servicoDePushConhecido } from '@martelo/domain/avisos/avisos-do-cliente.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { chavesVapid } from './chaves-vapid.ts'
import { outrosServicos } from './servicos-de-push.ts'

type Maquina = Pick<Servicos, 'banco' | 'config' | 'log'>

const ESPERA_MS = 10_000

interface Envio {
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

export const enviarPush = definirTarefa<{ avisoId: number; aparelhoId: number }>(
  'enviar-push',
  async (d, s) => {
    await entregarPush(s, d, Date.now())
  },
)

/** Throws when it is worth another try. */
export async function entregarPush(
  s: Maquina,
  { avisoId, aparelhoId }: { avisoId: number; aparelhoId: number },
  agora: number,
): Promise<'enviado' | 'vencido' | 'esquecido' | 'recusado'> {
  const e = await lerEnvio(s, avisoId, aparelhoId)
  if (e === undefined || e.venceAt.getTime() <= agora) return 'vencido'
  if (!servicoDePushConhecido(e.endpoint, outrosServicos(s.config))) return 'recusado'
  const pedido = cifrar(e, avisoId, await chavesVapid(s), agora)
  if (pedido === null) {
    await sql`delete from inscricao_push where id = ${aparelhoId}`.execute(s.banco.sistema)
    return 'esquecido'
  }
  const r = await fetch(pedido.endpoint, {
    method: 'POST',
    headers: pedido.headers as Record<string, string>,
    body: new Uint8Array(pedido.body),
    // A service that leads elsewhere could lead into our own network.
    redirect: 'error',
    signal: AbortSignal.timeout(ESPERA_MS),
  })
  await r.body?.cancel()
  if (r.ok) {
    await sql`update inscricao_push set enviado_at = now() where id = ${aparelhoId}`.execute(s.banco.sistema)
    return 'enviado'
  }
  if (r.status === 404 || r.status === 410) {
    await sql`delete from inscricao_push where id = ${aparelhoId} and hot_id = ${e.hotId}`.execute(
      s.banco.sistema,
    )
    return 'esquecido'
  }
  if (r.status === 429 || r.status >= 500) throw new Error(`push service answered ${r.status}`)
  s.log.error({ status: r.status, servico: new URL(e.endpoint).host }, 'push service refuses a notice')
  return 'recusado'
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

async function lerEnvio(s: Maquina, avisoId: number, aparelhoId: number): Promise<Envio | undefined> {
  const { rows } = await sql<Envio>`
    select i.endpoint, i.p256dh, i.auth, a.titulo, a.texto, a.link, a.marca, a.vence_at, a.hot_id,
      (select count(*)::int from notificacao n where n.cli_id = a.cli_id and n.hot_id = a.hot_id and n.lida_at is null) as nao_lidas
    from aviso_cliente a join inscricao_push i on i.id = ${aparelhoId} and i.cli_id = a.cli_id and i.hot_id = a.hot_id
    where a.id = ${avisoId}`.execute(s.banco.sistema)
  return rows[0]
}
