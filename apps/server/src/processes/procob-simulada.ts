// The registry of persons of the demonstration. Elsewhere each house saves its own credential.
import { chaveDoSistema } from '../core/auth/chaves.ts'
import type { Servicos } from '../core/servicos.ts'
import { abrirSimulador } from '../core/simuladores.ts'
import { PROCOB } from '../modules/procob/procob.integration.ts'
import { iniciarProcob, USUARIO_SIMULADO } from '../simuladores/registro-procob.ts'

export async function iniciarProcobSimulada({
  banco,
  config,
  externo,
}: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  const chave = (await chaveDoSistema(banco, 'procob-simulada')).toString('hex')
  const senha = chave.slice(0, 32)
  const simulada = await abrirSimulador(config, 'procob', () => iniciarProcob({ senha }))
  const esquecer = externo.usarPlataforma(PROCOB, {
    url: simulada.url,
    usuario: USUARIO_SIMULADO,
    senha,
  })
  return async () => {
    esquecer()
    await simulada.parar()
  }
}
