// The browsers' push services. Each device names its own; all know us by the platform's key pair (RFC 8292), so that no house
// has a credential here. A device's address is a secret of its browser: the log has its host alone.
import type webPush from 'web-push'
import { desfechoDoStatus } from '@martelo/domain/externo/desfechos.ts'
import { FalhaExterna } from '../externo/falha-externa.ts'
import { definirParceiro } from '../externo/parceiro.ts'

export type PedidoDePush = ReturnType<typeof webPush.generateRequestDetails>

export interface Push {
  /** 'esquecido': the service does not know the device any more. Throws `FalhaExterna`. */
  entregar(p: PedidoDePush): Promise<'enviado' | 'esquecido'>
}

/** The device was removed or has subscribed anew. */
const NAO_CONHECE: readonly number[] = [404, 410]

export const PUSH = definirParceiro({
  nome: 'push',
  titulo: 'Avisos nos aparelhos',
  descricao: 'Leva avisos aos navegadores e celulares de quem os ligou.',
  campos: {},
  soDaPlataforma: true,
  tempoMs: 10_000,
  abrir: ({ executar }): Push => ({
    entregar(p) {
      const { origin, host } = new URL(p.endpoint)
      return executar(
        { operacao: 'entregar', metodo: 'POST', endereco: origin, alvo: host },
        async (sinal) => {
          const r = await fetch(p.endpoint, {
            method: 'POST',
            headers: p.headers as Record<string, string>,
            body: p.body === null ? null : new Uint8Array(p.body),
            // A service that leads elsewhere could lead into our own network.
            redirect: 'error',
            signal: sinal,
          })
          await r.body?.cancel()
          const desfecho = desfechoDoStatus(r.status, NAO_CONHECE)
          if (desfecho !== 'ok')
            throw new FalhaExterna(desfecho, `push service answered ${r.status}`, { status: r.status })
          return { valor: NAO_CONHECE.includes(r.status) ? ('esquecido' as const) : ('enviado' as const) }
        },
      )
    },
  }),
})
