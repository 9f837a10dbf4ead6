// In the demonstration a simulated push service stands beside the browsers' own, so that devices can be played.
import type { Servicos } from '../core/servicos.ts'
import { abrirSimulador } from '../core/simuladores.ts'
import { conhecerServicoDePush } from '../core/avisos/servicos-de-push.ts'
import { iniciarServicoDePush } from '../simuladores/servico-de-push.ts'

export async function iniciarPush(s: Pick<Servicos, 'config'>): Promise<() => Promise<void>> {
  if (!s.config.demo) return () => Promise.resolve()
  const servico = await abrirSimulador(s.config, 'push', iniciarServicoDePush)
  const esquecer = conhecerServicoDePush(servico.url)
  return async () => {
    esquecer()
    await servico.parar()
  }
}
