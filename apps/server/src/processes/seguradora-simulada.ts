// The insurer of the demonstration. Elsewhere each house saves its own credential.
import { chaveDoSistema } from '../core/auth/chaves.ts'
import type { Servicos } from '../core/servicos.ts'
import { anunciarSimulador } from '../core/simuladores.ts'
import { MAPFRE } from '../modules/integracoes/mapfre.integration.ts'
import { iniciarSeguradora } from '../simuladores/seguradora-mapfre.ts'

export async function iniciarMapfre({ banco, config, externo }: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  // Shared, since each process of a demonstration starts an insurer of its own.
  const chave = (await chaveDoSistema(banco, 'mapfre-simulada')).toString('hex')
  const simulada = await iniciarSeguradora({ token: chave.slice(0, 32), segredo: chave.slice(32) })
  const recolher = anunciarSimulador('mapfre', simulada.url)
  const esquecer = externo.usarPlataforma(MAPFRE, {
    url: simulada.url,
    token: simulada.token,
    segredoDosAvisos: simulada.segredo,
  })
  return async () => {
    recolher()
    esquecer()
    await simulada.parar()
  }
}
