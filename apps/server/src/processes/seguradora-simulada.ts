// The insurer of the demonstration. Elsewhere each house saves its own credential.
import { chaveDoSistema } from '../core/auth/chaves.ts'
import type { Servicos } from '../core/servicos.ts'
import { abrirSimulador } from '../core/simuladores.ts'
import { MAPFRE } from '../modules/integracoes/mapfre.integration.ts'
import { iniciarSeguradora } from '../simuladores/seguradora-mapfre.ts'

export async function iniciarMapfre({ banco, config, externo }: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  // Shared, since each process of a demonstration starts an insurer of its own.
  const chave = (await chaveDoSistema(banco, 'mapfre-simulada')).toString('hex')
  const [token, segredo] = [chave.slice(0, 32), chave.slice(32)]
  const simulada = await abrirSimulador(config, 'mapfre', () => iniciarSeguradora({ token, segredo }))
  const esquecer = externo.usarPlataforma(MAPFRE, {
    url: simulada.url,
    token,
    segredoDosAvisos: segredo,
  })
  return async () => {
    esquecer()
    await simulada.parar()
  }
}
